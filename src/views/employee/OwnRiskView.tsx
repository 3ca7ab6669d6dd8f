import type { OwnRisk } from '@/data/schemas/risk';
import type { User } from '@/data/schemas/user';
import { riskTone } from '@/views/risk/tones';
import { Badge } from '@/views/shared/ui/Badge';
import { Card, FigureCard } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Missing } from '@/views/shared/ui/Missing';
import { Screen } from '@/views/shared/ui/Page';

const tooLittle = 'Too little is on record to work out a risk';

/** An employee's own view of their resignation risk, with what would lower it; or why there is none. */
export function OwnRiskView({ risk, status }: { risk: OwnRisk | null; status: User['status'] }) {
  return (
    <Screen lead="How your workload, evaluations and pay add up. Only you and HR see it.">
      {risk === null ? (
        <EmptyState
          message={
            status === 'Inactive'
              ? 'Your account is inactive, and no resignation risk is worked out for it.'
              : 'No work of yours is on record yet, so there is no resignation risk to work out.'
          }
        />
      ) : (
        <div className="space-y-5">
          <div className="grid gap-4 sm:grid-cols-2">
            <FigureCard
              label="Risk level"
              value={
                risk.riskLevel === null ? (
                  <Missing what={tooLittle} />
                ) : (
                  <Badge tone={riskTone[risk.riskLevel]}>{risk.riskLevel}</Badge>
                )
              }
            />
            <FigureCard
              label="Risk score"
              value={risk.score === null ? <Missing what={tooLittle} /> : `${risk.score} / 100`}
            />
          </div>
          {risk.missing.length > 0 && (
            <p className="max-w-[70ch] text-muted">
              {risk.score === null ? `${tooLittle}.` : 'Left out of the score.'} Not known:{' '}
              {risk.missing.join(', ')}. HR and the company manager enter them.
            </p>
          )}
          {risk.score !== null && (
            <Card title="Suggestions">
              <ul className="max-w-[70ch] list-disc space-y-1 ps-5">
                {risk.suggestions.map((suggestion) => (
                  <li key={suggestion}>{suggestion}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      )}
    </Screen>
  );
}
