import type { OwnRisk } from '@/data/schemas/risk';
import { riskTone } from '@/views/risk/tones';
import { Badge } from '@/views/shared/ui/Badge';
import { Card, FigureCard } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';

/** What an employee sees of their own resignation risk, and what would lower it. */
export function OwnRiskView({ risk: { riskLevel, score, suggestions } }: { risk: OwnRisk }) {
  return (
    <Page
      title="Resignation Risk"
      lead="How your workload, evaluations and pay add up. Only you and HR see it."
    >
      <div className="space-y-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <FigureCard
            label="Risk level"
            value={<Badge tone={riskTone[riskLevel]}>{riskLevel}</Badge>}
          />
          <FigureCard label="Risk score" value={`${score} / 100`} />
        </div>
        <Card title="Suggestions">
          <ul className="max-w-[70ch] list-disc space-y-1 ps-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  );
}
