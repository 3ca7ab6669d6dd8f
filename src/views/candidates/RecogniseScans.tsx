import type { TargetChoice } from '@masar/resume/schemas';
import { Button } from '@/views/shared/ui/Button';
import type { AnalysisRef } from './analysis';

/**
 * Offers to recognise the text of files whose pages are pictures. Pressing the button is agreeing to what has to be
 * loaded for it.
 */
export function RecogniseScans({
  analysis,
  scans,
  target,
}: {
  analysis: AnalysisRef;
  scans: readonly { id: string; name: string }[];
  target: TargetChoice;
}) {
  if (scans.length === 0) return null;
  const candidates = scans.map(({ id, name }) => ({ id, name, again: false }));
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-primary-tint p-3">
      <p id="recognise-note" className="min-w-60 flex-1">
        {scans.length === 1
          ? 'This file holds pictures of pages, such as a scan. Its text'
          : `${scans.length} files hold pictures of pages, such as scans. Their text`}{' '}
        can be recognized on this device. About 5 MB are loaded for it, a page takes some seconds,
        and what is read should be checked.
      </p>
      <Button
        aria-describedby="recognise-note"
        onClick={() => analysis.send({ type: 'analysis.restart', of: 'scans', candidates, target })}
      >
        Recognize text
      </Button>
    </div>
  );
}
