import type { RiskEmployee } from '@/data/schemas/risk';
import { Badge } from '@/views/shared/ui/Badge';
import { Missing } from '@/views/shared/ui/Missing';
import { riskPercent, riskTone } from './tones';

/** A risk's score and level, or a dash where too little is known. */
export const RiskFigure = ({
  score,
  level,
}: {
  score: RiskEmployee['riskScore'];
  level: RiskEmployee['riskLevel'];
}) =>
  score === null || level === null ? (
    <>
      <Missing what="Too little is entered to work out a risk" />
      <Badge>Not assessed</Badge>
    </>
  ) : (
    <>
      <span className="font-semibold tabular-nums">{riskPercent(score)}</span>
      <Badge tone={riskTone[level]}>{level}</Badge>
    </>
  );
