declare module 'pg/lib/utils' {
  const utils: {
    /** The text or bytes that stand for a value in PostgreSQL's protocol; null for none. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
