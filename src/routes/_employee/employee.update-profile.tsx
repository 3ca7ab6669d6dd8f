import { UpdateProfileView } from '@/views/employee/UpdateProfileView';
import { announce } from '@/views/shared/ui/toast';
import { profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_employee/employee/update-profile')({
  staticData: { title: 'Update Profile' },
  loader: ({ context: { workspace, queryClient } }) =>
    queryClient.ensureQueryData(profileQuery(workspace)),
  component: UpdateProfile,
});

function UpdateProfile() {
  const { workspace } = Route.useRouteContext();
  return (
    <UpdateProfileView
      onSave={async (update, sent) => {
        const saved = await workspace.employees.updateProfile(update, sent);
        announce('Profile updated successfully!');
        return saved;
      }}
      latest={workspace.employees.profile}
      profile={useSuspenseQuery(profileQuery(workspace)).data}
    />
  );
}
