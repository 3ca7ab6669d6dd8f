/** Shows a toast whose role is alert and whose text is exactly `message`. */
export async function announce(message: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.custom(() => (
    <div
      role="alert"
      className="rounded-lg border border-line bg-surface px-4 py-3 text-sm font-semibold text-ink shadow-float"
    >
      {message}
    </div>
  ));
}
