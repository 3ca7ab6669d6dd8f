import { SettingsView } from '@/views/settings/SettingsView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/settings')({
  staticData: { title: 'System Settings' },
  component: Settings,
});

function Settings() {
  return <SettingsView role={Route.useRouteContext().user.role} />;
}
