// Ten bottles told apart by their outline, from a druggist's phial to champagne.
// Each stands upright around x = 0, y = 0; its layers are printed from the back to the front.

export type Layer = readonly [tone: string, shape: string];

const bottles: Record<number, readonly Layer[]> = {
    // A druggist's phial.
    1: [
        ['shade', 'M-14-78h28v24h-28z'],
        ['slate', 'M-20-58h40v14h-8v18c22 8 32 22 32 40v46q0 16-16 16h-56q-16 0-16-16V14c0-18 10-32 32-40v-18h-8z'],
        ['paper', 'M-44 8h88v44h-88z'],
        ['brick', 'M0 11q14 16 14 24a14 13 0 01-28 0q0-8 14-24z'],
        ['mist', 'M-34-8q6-8 14-10v14h-14z'],
    ],
    // A hip flask of steel.
    2: [
        ['ink', 'M-15-92h30v30h-30z'],
        ['mist', 'M-10-86h6v20h-6z'],
        ['slate', 'M-54-44q0-20 20-20h68q20 0 20 20V70q0 20-20 20h-68q-20 0-20-20z'],
        ['mist', 'M-46-42q0-14 14-14h30V82h-30q-14 0-14-14z'],
        ['ink', 'M-54 28H54V40H-54z'],
        ['brass', 'M0-32l22 24L0 16-22-8z'],
    ],
    // Beer.
    3: [
        ['brass', 'M-17-108h34v16h-34z'],
        ['bronze', 'M-13-94h26v42c2 20 22 26 22 52v98q0 10-10 10h-50q-10 0-10-10V0c0-26 20-32 22-52z'],
        ['brass', 'M-13-74h26v12h-26z'],
        ['paper', 'M-35 16h70v60h-70z'],
        ['brass', 'M-16 28h32v36h-32z'],
        ['ink', 'M16 34h12v24H16v-7h6V41h-6zM-20 22h40v10h-40z'],
    ],
    // A jug of moonshine.
    4: [
        ['bronze', 'M-14-96h28v26h-28z'],
        ['ink', 'M18-68c44-14 58 30 26 52l-8-10c18-14 8-36-16-28z'],
        ['shade', 'M-20-78h40v24c30 10 42 28 42 56v70q0 22-22 22h-80q-22 0-22-22V2c0-28 12-46 42-56z'],
        ['straw', 'M-50 22v50q0 12 12 12h76q12 0 12-12V22z'],
        ['ink', 'M-39 36l7 9 7-9h10l-12 16 12 16h-10l-7-9-7 9h-10l12-16-12-16z'],
        ['ink', 'M-12 36l7 9 7-9h10l-12 16 12 16h-10l-7-9-7 9h-10l12-16-12-16z'],
        ['ink', 'M15 36l7 9 7-9h10l-12 16 12 16h-10l-7-9-7 9h-10l12-16-12-16z'],
    ],
    // Gin, four-square.
    5: [
        ['shade', 'M-12-108h24v18h-24z'],
        ['green', 'M-17-94h34v26h-2v10h31q8 0 8 8l-6 142q0 8-8 8h-80q-8 0-8-8l-6-142q0-8 8-8h31v-10h-2z'],
        ['sage', 'M-42-46h14l4 132h-12z'],
        ['paper', 'M0-26l34 50L0 74l-34-50z'],
        ['green', 'M0-2l18 26L0 50l-18-26z'],
    ],
    // Red wine.
    6: [
        ['brick', 'M-15-114h30v52h-30z'],
        ['ink', 'M-13-64h26c0 26 24 22 24 52v108q0 10-10 10h-54q-10 0-10-10V-12c0-30 24-26 24-52z'],
        ['straw', 'M-37 0h74v70h-74z'],
        ['brick', 'M-37 0h74v14h-74zM-37 58h74v12h-74z'],
        ['ink', 'M-11 26h22c4 14-2 18-8 19v7h8v4h-22v-4h8v-7c-6-1-12-5-8-19z'],
    ],
    // Chianti in its straw.
    7: [
        ['brick', 'M-13-114h26v34h-26z'],
        ['green', 'M-11-84h22v38c2 24 45 36 45 84H-56c0-48 43-60 45-84z'],
        ['brass', 'M-56 34c4-16 108-16 112 0 4 44-20 70-56 70s-60-26-56-70z'],
        ['bronze', 'M-54 48c30 12 78 12 108 0v10c-30 12-78 12-108 0zM-46 72c26 10 66 10 92 0l-6 11c-20 8-60 8-80 0z'],
        ['bronze', 'M-34 28h9l7 72-8-4zM-5 25H5v79H-5zM25 28h9l-8 68-8 4z'],
        ['paper', 'M-24-10h48v28h-48z'],
    ],
    // Whiskey.
    8: [
        ['ink', 'M-17-108h34v32h-34z'],
        ['bronze', 'M-14-78h28v18q0 10 12 12 22 4 22 24V92q0 12-12 12h-72q-12 0-12-12v-116q0-20 22-24 12-2 12-12z'],
        ['brass', 'M-38-20q0-14 14-16V94h-6q-8 0-8-8z'],
        ['ink', 'M-48-6h96v86h-96z'],
        ['brass', 'M-40 2h80v70h-80z'],
        ['ink', 'M0 8l8 18h20L13 38l6 20L0 46l-19 12 6-20-15-12h20z'],
    ],
    // Cognac, all belly.
    9: [
        ['brass', 'M0-116a15 15 0 0115 15q0 8-6 12v13h-18v-13q-6-4-6-12a15 15 0 0115-15z'],
        ['brick', 'M-12-80h24v42c2 22 50 36 50 84 0 36-20 56-44 56h-36c-24 0-44-20-44-56 0-48 48-62 50-84z'],
        ['coral', 'M-48 40c0-20 12-34 24-44-8 22-10 60-2 90-14-8-22-24-22-46z'],
        ['brass', 'M-16-52h32v14h-32z'],
        ['paper', 'M6 14a32 32 0 110 64 32 32 0 010-64z'],
        ['brick', 'M6 24l6 12 12-6-6 12 12 4-12 5 6 12-12-6-6 12-6-12-12 6 6-12-12-5 12-4-6-12 12 6z'],
    ],
    // Champagne.
    10: [
        ['bronze', 'M-14-120q14-8 28 0l4 16q-18 8-36 0z'],
        ['brass', 'M-15-104h30v34c2 20 10 28 18 38h-66c8-10 16-18 18-38z'],
        ['green', 'M-30-36h60c10 14 14 28 14 44v88q0 10-10 10h-68q-10 0-10-10V8c0-16 4-30 14-44z'],
        ['sage', 'M-36 4q2-16 10-28h8v120h-12q-6 0-6-6z'],
        ['brass', 'M-44 16q44-22 88 0v54q-44 20-88 0z'],
        ['paper', 'M-44 26q44-22 88 0v34q-44 20-88 0z'],
        ['brick', 'M0 20l6 13h14L9 42l4 14-13-8-13 8 4-14-11-9h14z'],
    ],
};

/** The layers of the bottle worth `value`. */
export function layersOf(value: number): readonly Layer[] {
    return bottles[value] ?? [];
}
