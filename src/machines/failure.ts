/** How browsers word that a part of the app's own code did not arrive. */
const CODE_IS_MISSING = /dynamically imported module|importing a module script failed/i;

/** What went wrong, as a sentence for a person. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return CODE_IS_MISSING.test(message)
    ? 'A part of the app could not be loaded. Please check your connection and try again.'
    : message;
}
