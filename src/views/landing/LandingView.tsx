import type { ReadResume } from '@/data/workspace';

/** The public landing page. */
export function LandingView({ year }: { year: number; readResume: ReadResume }) {
  return (
    <main id="main">
      <title>Masar</title>
      <footer>{year}</footer>
    </main>
  );
}
