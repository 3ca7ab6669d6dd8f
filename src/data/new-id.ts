/**
 * A new, unique id: a letter and 128 random bits in hexadecimal. Because of the letter, no address takes the id
 * for a number. Works without HTTPS, which `randomUUID` needs.
 */
export const newId = (): string =>
  `r${[...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
