import { MyProfileView } from '@/views/employee/MyProfileView';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/profile')({
  staticData: { title: 'My Profile' },
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(profileQuery(workspace)),
  component: MyProfile,
});

function MyProfile() {
  const { workspace } = Route.useRouteContext();
  return <MyProfileView profile={useSuspenseQuery(profileQuery(workspace)).data} />;
}
