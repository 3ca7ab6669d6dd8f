import type { Evidence } from '@/data/schemas/resume';
import { classes, touchTarget } from '@/views/shared/ui/classes';
import { placeOf } from './evidence';

/** The evidence for a fact: a link to each place in the resume's text. */
export function EvidenceLinks({ evidence, of }: { evidence: Evidence[]; of: string }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {evidence.slice(0, 4).map((piece) => (
        <a
          key={placeOf(piece)}
          href={`#${placeOf(piece)}`}
          aria-label={`${of}: read on page ${piece.page}, "${piece.text}"`}
          title={piece.text}
          className={classes(touchTarget, 'text-xs text-primary underline')}
        >
          page {piece.page}
        </a>
      ))}
      {evidence.length > 4 && <span className="text-xs text-muted">+{evidence.length - 4}</span>}
    </span>
  );
}
