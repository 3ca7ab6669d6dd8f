import type { ReactNode } from 'react';
import { PerformanceScore } from './pictures/PerformanceScore';
import { ReadResume } from './pictures/ReadResume';
import { RiskDetail } from './pictures/RiskDetail';

function Highlight({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-16 lg:even:grid-cols-[minmax(0,6fr)_minmax(0,4fr)] lg:even:*:first:order-2"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-4 max-w-[52ch] text-muted">{text}</p>
      </div>
      <div className="min-w-0 rounded-lg bg-primary-tint p-4 sm:p-8">{children}</div>
    </section>
  );
}

/** Three things the product does, each with a picture of the screen that does it. */
export function Highlights() {
  return (
    <div className="mx-auto flex max-w-300 flex-col gap-20 px-4 pb-16 md:px-6 md:pb-24">
      <Highlight
        id="resume-analysis"
        title="Resume analysis that cites its sources"
        text="English, French or Arabic, one column or two: every fact points to the words it was read from. Hidden text earns nothing, and repeating a keyword earns nothing more."
      >
        <ReadResume />
      </Highlight>
      <Highlight
        id="performance-tracking"
        title="Performance tracking with the formula in view"
        text="Six measures, six weights, one sum, the same for the employee and the manager. Reviews are written from evaluated tasks, so that a year is not judged by its last month."
      >
        <PerformanceScore />
      </Highlight>
      <Highlight
        id="attrition-prediction"
        title="Attrition prediction you can act on"
        text="What lies behind a risk, how it moved in six months and what could keep the person, before the letter arrives."
      >
        <RiskDetail />
      </Highlight>
    </div>
  );
}
