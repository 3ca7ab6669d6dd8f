import type { ReadResume } from '@/data/port/calls';
import { ClosingCall } from './ClosingCall';
import { Features } from './Features';
import { Footer } from './Footer';
import { Hero } from './Hero';
import { Highlights } from './Highlights';
import { HowItWorks } from './HowItWorks';
import { Pricing } from './Pricing';
import { TryAnalyser } from './TryAnalyser';

/** The public landing page. */
export function LandingView({
  year,
  start,
  readResume,
}: {
  year: number;
  /** Where a newcomer begins. */
  start: '/login' | '/start';
  /** Reads the one resume that a visitor tries. */
  readResume: ReadResume;
}) {
  return (
    <>
      <main id="main" className="text-base text-pretty">
        <title>Masar · HR decisions that show their reasons</title>
        <Hero start={start} />
        <Features />
        <HowItWorks />
        <Highlights />
        <Pricing start={start} />
        <ClosingCall />
      </main>
      <TryAnalyser readResume={readResume} />
      <Footer year={year} />
    </>
  );
}
