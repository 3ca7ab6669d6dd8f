import { EmptyState } from './ui/EmptyState';
import { Page } from './ui/Page';

/** The frame of a screen that a later release brings: its title, and nothing pretending to work. */
export function UpcomingView({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState message="This screen is not part of this release yet." />
    </Page>
  );
}
