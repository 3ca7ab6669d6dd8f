import { profileUpdateMachine } from '@/machines/profile/profile-update.machine';
import { UpdateProfileView } from '@/views/employee/UpdateProfileView';
import { announce } from '@/views/shared/ui/toast';
import { companyChanged, profileQuery } from '@/views/tasks/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

export const Route = createFileRoute('/_employee/employee/update-profile')({
  loader: ({ context: { workspace, queryClient, user } }) =>
    queryClient.ensureQueryData(profileQuery(workspace, user.email)),
  component: UpdateProfile,
});

function UpdateProfile() {
  const { workspace, queryClient, user } = Route.useRouteContext();
  const [machine] = useState(() =>
    profileUpdateMachine.provide({
      actors: {
        saveProfile: fromPromise(async ({ input }) => {
          await workspace.employees.updateProfile(user.email, input);
          await companyChanged(queryClient);
          announce('Profile updated successfully!');
        }),
      },
    }),
  );
  return (
    <UpdateProfileView
      update={useActorRef(machine)}
      profile={useSuspenseQuery(profileQuery(workspace, user.email)).data}
    />
  );
}
