// The map of New York: where everything lies on it, in units of the drawing.

export const WIDTH = 1376;
export const HEIGHT = 860;

export interface Point {
    x: number;
    y: number;
}

interface Area {
    /** The outline, along streets and shores. */
    path: string;
    name: Point;
    /** The printed business and the place of the tile: their middles. */
    printed: Point;
    tile: Point;
    /** The control markers. */
    stack: Point;
    /** Who has how much influence. */
    war: Point;
}

/** Seven turfs in their numbers' order (CE-2.1), as they lie in the city. */
export const TURFS: Record<string, Area> = {
    'wall-street': {
        path: 'M142 560H711V846Q642 852 573 838T413 846T252 832T147 820Q133 690 142 560Z',
        name: { x: 172, y: 592 },
        printed: { x: 247, y: 712 },
        tile: { x: 441, y: 712 },
        stack: { x: 613, y: 690 },
        war: { x: 373, y: 808 },
    },
    brooklyn: {
        path: 'M711 560H1367V800Q1319 842 1250 830T1089 846T906 836T711 846Z',
        name: { x: 748, y: 592 },
        printed: { x: 843, y: 712 },
        tile: { x: 1038, y: 712 },
        stack: { x: 1215, y: 690 },
        war: { x: 986, y: 808 },
    },
    'upper-east-side': {
        path: 'M573 16H986V300H654V70H573Z',
        name: { x: 664, y: 44 },
        printed: { x: 745, y: 144 },
        tile: { x: 906, y: 144 },
        stack: { x: 880, y: 252 },
        war: { x: 772, y: 242 },
    },
    queens: {
        path: 'M986 16H1296Q1371 30 1365 120T1367 330T1367 560H917V300H986Z',
        name: { x: 1046, y: 44 },
        printed: { x: 1101, y: 170 },
        tile: { x: 1261, y: 170 },
        stack: { x: 1273, y: 330 },
        war: { x: 1129, y: 470 },
    },
    'upper-west-side': {
        path: 'M147 40Q172 16 229 16H573V70H493V300H140Q128 230 140 160T147 40Z',
        name: { x: 160, y: 46 },
        printed: { x: 235, y: 144 },
        tile: { x: 396, y: 144 },
        stack: { x: 418, y: 252 },
        war: { x: 258, y: 242 },
    },
    midtown: {
        path: 'M573 300H917V560H573Z',
        name: { x: 632, y: 340 },
        printed: { x: 674, y: 427 },
        tile: { x: 828, y: 427 },
        stack: { x: 842, y: 512 },
        war: { x: 672, y: 508 },
    },
    chelsea: {
        path: 'M140 300H573V560H142Q131 500 140 430T140 300Z',
        name: { x: 160, y: 334 },
        printed: { x: 235, y: 422 },
        tile: { x: 401, y: 422 },
        stack: { x: 516, y: 480 },
        war: { x: 262, y: 508 },
    },
};

export const PARK = { path: 'M493 70H654V300H493Z', name: { x: 573, y: 108 }, icon: { x: 573, y: 152 } };

const SPACES: Record<string, Point> = {
    'chelsea+midtown+central-park': { x: 576, y: 300 },
    'midtown+queens': { x: 917, y: 430 },
    'chelsea+midtown+wall-street': { x: 573, y: 560 },
    'upper-west-side+chelsea': { x: 300, y: 302 },
    'upper-west-side+central-park': { x: 493, y: 214 },
    'upper-east-side+central-park': { x: 654, y: 214 },
    'upper-east-side+midtown+central-park': { x: 658, y: 302 },
    'upper-east-side+queens': { x: 986, y: 250 },
    'upper-east-side+midtown+queens': { x: 917, y: 306 },
    'queens+brooklyn': { x: 1147, y: 560 },
    'brooklyn+wall-street': { x: 711, y: 712 },
    'midtown+wall-street+brooklyn': { x: 711, y: 560 },
    'wall-street+chelsea': { x: 344, y: 560 },
    'upper-west-side+upper-east-side': { x: 573, y: 44 },
    'midtown+queens+brooklyn': { x: 917, y: 560 },
    'upper-west-side+chelsea+central-park': { x: 493, y: 302 },
};

/** A space of another edition lies in the middle of what it touches. */
export function spaceAt(areas: string): Point {
    const known = SPACES[areas];
    if (known) return known;
    const middles = areas.split('+').map((area) => (area === 'central-park' ? PARK.icon : (TURFS[area]?.printed ?? PARK.icon)));
    const sum = (axis: 'x' | 'y') => middles.reduce((all, point) => all + point[axis], 0) / middles.length;
    return { x: sum('x'), y: sum('y') };
}

/** Where in the river the drowned lie, by their number. */
export function drownedAt(number: number): Point {
    return { x: 39 + (number % 2) * 53, y: 300 + Math.floor(number / 2) * 52 };
}

export function percent({ x, y }: Point): { left: string; top: string } {
    return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}
