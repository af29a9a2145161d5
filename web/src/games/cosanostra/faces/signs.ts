// Signs of businesses, influence cards and figures, drawn with one pen in a box of 24.

export const SIGNS = {
    // Businesses
    garage: 'M3 16v-4l2-5h14l2 5v4zM4 16v2h3v-2M17 16v2h3v-2M6 13h.01M18 13h.01M5 10h14',
    'building-firm': 'M6 21V4h3v17M9 7h12M9 4l12 3M17 7v4M15 11h4v4h-4zM3 21h10',
    'waste-company': 'M5 7h14l-1.500 14h-11zM3 7h18M9 7V4h6v3M10 11v6M14 11v6',
    nightclub: 'M4 5h16l-8 9zM12 14v6M8 21h8M7 8h10M17 2l-3 6',
    casino: 'M12 3c4 5 8 7 8 11a4 4 0 01-7 2l2 5H9l2-5a4 4 0 01-7-2c0-4 4-6 8-11z',
    pimp: 'M2 17c6 3 14 3 20 0M6 17c0-6 2-9 6-9s6 3 6 9M16 9c1-4 3-6 6-7-1 5-2 8-5 9',
    'drug-dealer': 'M8 4h8l-2 4c4 2 6 5 6 9 0 3-3 4-8 4s-8-1-8-4c0-4 2-7 6-9zM9 15h6',
    'loan-shark': 'M2 19c3 2 6-2 10 0s7-2 10 0M5 16C7 9 12 5 19 4c-3 4-2 8 0 12',
    lawyer: 'M12 3v18M8 21h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z',
    politician: 'M3 21h18M4 10h16L12 4zM6 10v8M10 10v8M14 10v8M18 10v8M4 18h16',
    cop: 'M12 2l2.600 6.200 6.700.500-5.100 4.400 1.600 6.500L12 16l-5.800 3.600 1.600-6.500L2.700 8.700l6.700-.500z',
    // Influence cards
    snitch: 'M8 21c3 0 4-2 4-4 0-3 5-4 5-9a6 6 0 00-12 0M8 9a3 3 0 016 0c0 2-3 2-3 5',
    spy: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z',
    'emergency-doctor': 'M3 8h18v12H3zM9 8V5h6v3M12 11v6M9 14h6',
    henchman: 'M4 10a3 3 0 015-2 3 3 0 016 0 3 3 0 015 2v5c0 3-3 5-8 5s-8-2-8-5zM9 8v4M15 8v4M7 16h10',
    saboteur: 'M11 9a6.500 6.500 0 110 13 6.500 6.500 0 010-13zM14 9l2-3 3 1 1-4',
    'submachine-gun': 'M2 8h15v3h-7l-1 4H6l1-4H2zM17 9h5M12 11v2a2.500 2.500 0 11-.010 0M14 8V6',
    distraction: 'M3 10v5h4l9 5V5l-9 5zM19 9c1 2 1 5 0 7M7 15l1 5h3',
    schemer: 'M6 3h12M6 21h12M7 3c0 7 10 11 10 18M17 3c0 7-10 11-10 18',
    // Figures
    cash: 'M2 6h20v12H2zM12 9a3 3 0 110 6 3 3 0 010-6zM5 9h.01M19 15h.01',
    laundered: 'M5 3h14v18H5zM12 9a5 5 0 110 10 5 5 0 010-10zM8 6h.01M11 6h.01M8 15c3-2 5 2 8 0',
    income: 'M3 17l6-6 4 4 8-9M15 6h6v6',
    jobs: 'M3 6h6l2 2h10v12H3zM7 13h9M7 16h6',
    influence: 'M6 3h12v18H6zM9 7c2-2 4-2 6 0M12 11v6M9 14h6',
    marker: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 8a4 4 0 110 8 4 4 0 010-8zM12 3v5M12 16v5M3 12h5M16 12h5',
    trophy: 'M6 21V9a6 6 0 0112 0v12zM3 21h18M12 8v8M9 11h6',
    attack: 'M12 5a7 7 0 110 14 7 7 0 010-14zM12 2v6M12 16v6M2 12h6M16 12h6',
    deal: 'M2 8l5-2 5 3 5-3 5 2v8l-4 1-5 3-7-4H2zM12 9l-3 4c2 1 3 0 4-1l5 4',
    start: 'M6 21V4M6 4h12l-3 4 3 4H6',
} as const;

type SignName = keyof typeof SIGNS;

export function signOf(name: string): SignName | null {
    return name in SIGNS ? (name as SignName) : null;
}
