// Chapter 5: what a call needs, and what it costs otherwise.

export const CALLER_LIMIT = 7; // OM-5.2
export const CALLER_PENALTY = 20; // OM-5.3
