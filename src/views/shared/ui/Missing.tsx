/** A dash in place of a figure without data. @param what what is missing, as a sentence without its point. */
export const Missing = ({ what }: { what: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A dash is text and no picture file.
  <span role="img" aria-label={what} title={what}>
    —
  </span>
);
