/** A dash in place of a figure without data. @param what what is missing, as a sentence without its point. */
export const Missing = ({ what }: { what: string }) => (
  <span title={what}>
    <span aria-hidden="true">—</span>
    <span className="sr-only">{what}</span>
  </span>
);
