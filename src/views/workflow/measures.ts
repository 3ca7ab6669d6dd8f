/** Fonts as they are measured for the layout; the chart draws its texts in the same. */
export const fonts = { state: '600 14px', words: '600 12px', note: '400 12px' } as const;

export const lineHeight = 16;
export const stateHeight = 48;
export const dotSize = 12;
