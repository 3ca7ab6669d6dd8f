import type { HistoryEntry } from '@/data/schemas/history';
import { instantText } from '@/views/shared/dates';
import { Card } from '@/views/shared/ui/Card';
import { Row } from './SimulatedRows';

/** What happened to a candidate, oldest first. */
export function CandidateHistory({ history }: { history: readonly HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <Card title="History">
      <dl className="divide-y divide-line">
        {history.map(({ action, by, date }, index) => (
          <Row key={index} label={action}>
            by {by}, {instantText(date)}
          </Row>
        ))}
      </dl>
    </Card>
  );
}
