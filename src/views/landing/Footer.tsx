import { Logo } from '@/views/shared/ui/Logo';

/** The year and who made it. It ends in room for the floating button. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="border-t border-line bg-surface pb-20 md:pb-0">
      <div className="mx-auto flex max-w-300 flex-wrap items-center gap-x-6 gap-y-3 px-4 py-8 text-sm text-muted md:pe-60 md:ps-6">
        <Logo />
        <p>© {year} Masar. All rights reserved.</p>
        <p>Designed and developed by the Masar team.</p>
      </div>
    </footer>
  );
}
