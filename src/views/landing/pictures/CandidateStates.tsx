import { Stroke } from '../Stroke';

const node = 'rounded-full border-2 px-3 py-1 font-semibold';

/** The chart of a candidate's states, as its machine draws it. */
export function CandidateStates() {
  return (
    <div className="flex items-center justify-center gap-1 rounded-b-lg border-t border-line bg-page p-4 text-xs text-muted">
      <span className={`${node} border-edge text-ink`}>Pending</span>
      <span className="flex flex-col items-center">
        analyze
        <Stroke width={56} height={12} className="text-edge" d="M1 6h53m-4-4 4 4-4 4" />
      </span>
      <span className={`${node} border-primary bg-primary-tint text-primary`}>Analyzed</span>
      <Stroke
        width={28}
        height={32}
        className="text-edge"
        d="M1 10h17a6 6 0 0 1 0 12H3m4-4-4 4 4 4"
      />
      <span>
        correct
        <br />
        re-analyze
      </span>
    </div>
  );
}
