import { roleLabel } from '@/data/schemas/role-label';
import { Facts } from '@/views/employee/Facts';
import { userActivation } from '@/machines/activation/lifecycles';
import { dayText } from '@/machines/date-text';
import { refusal } from '@/machines/step';
import { DownloadLink } from '@/views/shared/DownloadLink';
import { centimesToTheDinar, dzd } from '@/views/shared/money';
import { Button } from '@/views/shared/ui/Button';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useSignedIn } from '@/views/shared/signed-in';
import { TaskHistory } from '@/views/tasks/TaskHistory';
import { useSuspenseQuery } from '@tanstack/react-query';
import { userQuery } from './queries';
import { UserStatus } from './UserStatus';

/** Everything on record about a user, or a note that there is none. The password is in no record. */
export default function UserDetailsDialog({
  id,
  onEdit,
  onClose,
}: {
  id: string;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { workspace, user: by } = useSignedIn();
  const details = useSuspenseQuery(userQuery(workspace, id)).data;
  if (details === null) return null;
  const { user, team } = details;
  const { contractFile, history } = user;
  const asIs = { type: 'activation.employ', fields: user, lead: null, by } as const;
  return (
    <Dialog title="User Details" onClose={onClose}>
      <Facts
        facts={[
          ['Full Name', user.name],
          ['Email', user.email],
          ['Phone', user.phone],
          ['Location', user.location],
          ['Role', roleLabel(user.role)],
          ['Status', <UserStatus key="status" status={user.status} />],
          ['Department', user.department],
          ['Position', user.position],
          ['Team', team],
          ['Hire Date', dayText(user.hireDate)],
          ['Salary', dzd(user.salary && user.salary * centimesToTheDinar)],
          ['Contract Type', user.contractType],
          ['Contract File', contractFile && <DownloadLink key="contract" {...contractFile} />],
          ['Account created', dayText(user.createdAt)],
          ['ID', user.id],
        ]}
      />
      {refusal(userActivation, user, asIs) === null && (
        <div className="mt-4 flex justify-end">
          <Button onClick={onEdit}>Edit</Button>
        </div>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <TaskHistory history={history} />
      </div>
    </Dialog>
  );
}
