/** Where the parts of a screen will stand, roughly. */
export const PendingParts = () => (
  <>
    <div className="h-32 rounded-lg bg-neutral-tint" />
    <div className="h-64 rounded-lg bg-neutral-tint" />
  </>
);

/** Shown while a screen's data or code is on its way. */
export function PendingView() {
  return (
    <output className="block animate-pulse space-y-4 p-4">
      <span className="sr-only">Loading…</span>
      <div className="h-8 w-64 rounded-md bg-neutral-tint" />
      <PendingParts />
    </output>
  );
}
