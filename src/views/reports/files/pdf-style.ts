/** The page's margin and its inner width, in points, on A4. */
export const margin = 40;
export const innerWidth = 515;

export const ink = '#1b2430';
export const muted = '#55606e';
export const brand = '#0f5c5c';
export const line = '#e2dfd6';
export const bar = '#0f766e';
