import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/saas')({
  component: () => (
    <main id="main" className="mx-auto max-w-[1200px] p-4 md:p-6">
      <UpcomingView title="SaaS Admin Panel" />
    </main>
  ),
});
