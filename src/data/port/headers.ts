/** The command's id, by which one that is sent again is known. */
export const keyHeader = 'Idempotency-Key';
/** The page that asks, which is not told of its own changes. */
export const pageHeader = 'Masar-Page';
/** The kinds of records that a command changed, with commas between. */
export const topicsHeader = 'Masar-Changed';
