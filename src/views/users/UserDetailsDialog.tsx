import { roleLabel } from '@/data/schemas/role-label';
import { Facts } from '@/views/employee/Facts';
import { dayText } from '@/machines/date-text';
import { DownloadLink } from '@/views/shared/DownloadLink';
import { centimesToTheDinar, dzd } from '@/views/shared/money';
import { Dialog } from '@/views/shared/ui/Dialog';
import { useSignedIn } from '@/views/shared/signed-in';
import { TaskHistory } from '@/views/tasks/TaskHistory';
import { useSuspenseQuery } from '@tanstack/react-query';
import { userQuery } from './queries';
import { UserStatus } from './UserStatus';

/** Everything on record about a user, or a note that there is none. The password is in no record. */
export default function UserDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { workspace } = useSignedIn();
  const details = useSuspenseQuery(userQuery(workspace, id)).data;
  if (details === null) return null;
  const { user, team } = details;
  const { contractFile, history } = user;
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
      <div className="mt-5 border-t border-line pt-4">
        <TaskHistory history={history} />
      </div>
    </Dialog>
  );
}
