/**
 * An id that nothing else has: 128 random bits in hexadecimal, behind a letter, so that no address takes it for a
 * number. Works without HTTPS, as `randomUUID` does not.
 */
export const newId = (): string =>
  `r${[...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
