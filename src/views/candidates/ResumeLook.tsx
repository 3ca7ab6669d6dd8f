import type { Workspace } from '@/data/port/workspace';
import type { Attachment } from '@/data/schemas/attachment';
import type { OpenedResume } from '@masar/resume/pages';
import type { ResumeReading, ScoreBreakdown } from '@masar/resume/schemas';
import { Button, IconButton } from '@/views/shared/ui/Button';
import { Card } from '@/views/shared/ui/Card';
import { useLocation } from '@tanstack/react-router';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pagesScroller } from './bring-into-pages';
import { evidenceByLine, type MarkedEvidence } from './evidence';
import { evidenceBoxes, linesIn } from './evidence-boxes';
import { ResumeBlocks } from './ResumeBlocks';
import { ResumePage } from './ResumePage';
import { useDrawing } from './use-drawing';

const zooms = [1, 1.5, 2, 3];

/** The resume as it looks: the pages of a PDF, or the parts of a Word document, with the evidence marked. */
export default function ResumeLook({
  workspace,
  file,
  reading,
  score,
}: {
  workspace: Workspace;
  file: Attachment;
  /** What was read of the file; null where nothing could be. */
  reading: ResumeReading | null;
  score: ScoreBreakdown | null;
}) {
  const { sight, drawn, failure, retry } = useDrawing<OpenedResume>(
    async (_, signal) => {
      const { openResume } = await import('@masar/resume/pages');
      return openResume(await workspace.candidates.fetchFile(file, signal), signal);
    },
    { failure: 'The file could not be opened to be shown.', zoom: 1, stays: true },
  );
  const [zoom, setZoom] = useState(0);
  const look = drawn?.look.kind;
  return (
    <Card
      title="Resume as it looks"
      className="flex min-h-0 flex-col lg:flex-1"
      actions={
        look === 'pages' && (
          <div className="flex items-center gap-1">
            <IconButton
              label="Zoom out"
              aria-disabled={zoom === 0}
              onClick={() => setZoom(Math.max(0, zoom - 1))}
            >
              <ZoomOut className="size-4" aria-hidden="true" />
            </IconButton>
            <output className="w-12 text-center text-muted tabular-nums">
              {100 * (zooms[zoom] ?? 1)}%
            </output>
            <IconButton
              label="Zoom in"
              aria-disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(Math.min(zooms.length - 1, zoom + 1))}
            >
              <ZoomIn className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        )
      }
    >
      <section
        ref={sight}
        {...{ [pagesScroller]: '' }}
        aria-label="Pages"
        tabIndex={0}
        className="max-h-[70dvh] min-h-0 flex-1 space-y-3 overflow-auto overscroll-contain lg:max-h-none"
      >
        {failure !== null ? (
          <div role="alert">
            <p className="mb-3">{failure}</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : drawn === null ? (
          <output className="text-muted">Opening the file...</output>
        ) : (
          <Shown resume={drawn} reading={reading} score={score} zoom={zooms[zoom] ?? 1} />
        )}
      </section>
    </Card>
  );
}

/** Measures text in the letters that most resumes are set in, or some that are as wide. */
function measuring(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return ({ length }) => length;
  context.font = '20px Helvetica, Arial, sans-serif';
  return (text) => context.measureText(text).width;
}

const noLines: ResumeReading['text']['lines'] = [];

function Shown({
  resume,
  reading,
  score,
  zoom,
}: {
  resume: OpenedResume;
  reading: ResumeReading | null;
  score: ScoreBreakdown | null;
  zoom: number;
}) {
  const { look } = resume;
  const target = useLocation({ select: ({ hash }) => hash });
  const read = reading?.text.lines ?? noLines;
  const facts = reading?.facts ?? null;
  const byLine = useMemo(
    () => (facts === null ? new Map<number, MarkedEvidence[]>() : evidenceByLine(facts, score)),
    [facts, score],
  );
  const boxes = useMemo(
    () => (look.kind === 'pages' ? evidenceBoxes(look.lines, read, byLine, measuring()) : null),
    [look, read, byLine],
  );
  const inBlocks = useMemo(() => {
    if (look.kind !== 'blocks') return null;
    const lineIn = linesIn(look.lines, read);
    return new Map([...byLine].map(([index, pieces]) => [lineIn(index) ?? -1, pieces]));
  }, [look, read, byLine]);
  if (look.kind === 'pages') {
    return look.sizes.map((size, index) => (
      <ResumePage
        key={index}
        number={index + 1}
        boxes={boxes?.get(index + 1) ?? []}
        {...{ resume, size, zoom, target }}
      />
    ));
  }
  if (look.kind === 'blocks' && inBlocks !== null) {
    return (
      <ResumeBlocks blocks={look.blocks} lines={look.lines} evidence={inBlocks} target={target} />
    );
  }
  return (
    <p className="text-muted">This file cannot be shown as it looks. Its text stands alone.</p>
  );
}
