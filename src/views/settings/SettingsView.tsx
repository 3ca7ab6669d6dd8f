import type { Role } from '@/data/schemas/role';
import { Card } from '@/views/shared/ui/Card';
import { EmptyState } from '@/views/shared/ui/EmptyState';
import { Screen } from '@/views/shared/ui/Page';
import { settingsCards } from './settings-cards';

/** The settings of a role, one card each. The cards have no action. */
export function SettingsView({ role }: { role: Role }) {
  const cards = settingsCards[role];
  return (
    <Screen>
      {cards === undefined ? (
        <EmptyState message="You don’t have access to system settings." />
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {cards.map(({ label, description }) => (
            <li key={label} className="flex">
              <Card title={label} className="flex-1">
                <p className="text-muted wrap-anywhere">{description}</p>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
