/** How a family is told apart: by colour, shape and emblem. */
export interface Look {
    colour: string;
    dark: string;
    /** Its outline, in a box of 40. */
    shape: string;
    emblem: string;
}
