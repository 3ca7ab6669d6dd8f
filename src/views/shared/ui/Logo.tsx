/** The path that bends through its nodes; the word beside it is the product's name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 text-primary">
      <svg
        viewBox="0 0 32 32"
        className="size-7"
        fill="none"
        stroke="currentColor"
        strokeWidth={3.2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 25V14c0-7 10-7 10 0v4c0 7 10 7 10 0V9" />
        <path d="M20.500 12 25 6.500 29.500 12" />
        <circle cx="5" cy="25" r="3.200" fill="currentColor" stroke="none" />
        <circle cx="15" cy="16" r="3.200" fill="currentColor" stroke="none" />
      </svg>
      <span className="text-lg font-semibold text-ink @max-3xs:sr-only">Masar</span>
    </span>
  );
}
