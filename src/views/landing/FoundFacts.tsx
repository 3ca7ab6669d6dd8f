import type { ResumeReading } from '@masar/resume/schemas';
import { Badge } from '@/views/shared/ui/Badge';
import type { Ref } from 'react';
import { foundIn, hiddenLines, sourcesOf, type Source } from './found-facts';

function Line({ page, line, pieces }: Source) {
  return (
    <p className="mt-1 text-xs text-muted">
      Page {page}, line {line}: “
      <bdi>
        {pieces.map(({ text, marked }, at) =>
          marked ? (
            <mark key={at} className="rounded-sm bg-accent/25 text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </bdi>
      ”
    </p>
  );
}

function Lines({ sources }: { sources: Source[] }) {
  const lines = sources.map((source) => <Line key={`${source.page}:${source.line}`} {...source} />);
  if (lines.length < 2) return lines;
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer py-3.5 text-xs text-primary fine:py-1">
        Read in {lines.length} lines
      </summary>
      {lines}
    </details>
  );
}

/** What was read from a resume, each kind of fact with the lines that it was read from. */
export function FoundFacts({
  ref,
  fileName,
  reading,
}: {
  ref: Ref<HTMLHeadingElement>;
  fileName: string;
  reading: ResumeReading;
}) {
  const hidden = hiddenLines(reading);
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className="truncate">
        Read from {fileName}
      </h3>
      {hidden > 0 && (
        <p className="mt-2 rounded-md bg-warning-tint px-3 py-2 text-xs text-warning">
          {hidden === 1 ? '1 line' : `${hidden} lines`} of this file would not be seen by a person:
          white, tiny or off the page, or cannot be judged. They earn nothing in a score.
        </p>
      )}
      <dl className="mt-2">
        {foundIn(reading.facts).map(({ label, values, evidence }) => (
          <div key={label} className="grid grid-cols-[6rem_1fr] gap-3 border-t border-line py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0">
              {values.length === 0 && <span className="text-muted">Not found</span>}
              {values.length === 1 && (
                <p className="font-semibold wrap-anywhere">
                  <bdi>{values[0]}</bdi>
                </p>
              )}
              {values.length > 1 && (
                <ul className="flex flex-wrap gap-1">
                  {values.map((value) => (
                    <li key={value} className="min-w-0">
                      <Badge wraps>{value}</Badge>
                    </li>
                  ))}
                </ul>
              )}
              <Lines sources={sourcesOf(reading.text, evidence)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
