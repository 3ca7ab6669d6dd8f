/** The company of the demo. */
export const companyName = 'Atlas Services';
