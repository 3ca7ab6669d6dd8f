import { AnnouncementsView } from '@/views/employee/AnnouncementsView';
import { announcementsQuery } from '@/views/employee/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/announcements')({
  staticData: { title: 'Announcements' },
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(announcementsQuery(workspace)),
  component: Announcements,
});

function Announcements() {
  const { workspace } = Route.useRouteContext();
  return <AnnouncementsView announcements={useSuspenseQuery(announcementsQuery(workspace)).data} />;
}
