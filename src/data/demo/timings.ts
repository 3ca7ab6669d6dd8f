/** The simulated waits of the demo world, in milliseconds: specification, section 9. */
export const timings = { signIn: 1000, subscribe: 1500, report: 2000, questions: 1200 } as const;
