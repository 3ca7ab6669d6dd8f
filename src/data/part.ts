/** How browsers word that a part of the app's own code did not arrive. */
const CODE_IS_MISSING = /dynamically imported module|importing a module script failed/i;

/**
 * Runs a dynamic import; a build sends every one through here. What did not arrive is said in words for a
 * person. The router takes the browser's own words for a new release and loads the page anew, and with it
 * everything that the page held would be gone.
 * @throws what the import throws, or that the part did not arrive.
 */
export async function bring<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw CODE_IS_MISSING.test(String(error))
      ? new Error(
          'A part of the app could not be loaded. Please check your connection and try again.',
          { cause: error },
        )
      : error;
  }
}
