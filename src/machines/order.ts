/** Orders days, months, instants and ids by their characters, which no language's rules change. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
