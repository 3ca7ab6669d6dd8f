import { dinarsPerEuro, type User } from '@/data/schemas/user';
import { dayText } from '@/machines/date-text';
import { DownloadLink } from '@/views/shared/DownloadLink';
import { buttonClasses } from '@/views/shared/ui/button-classes';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { Link } from '@tanstack/react-router';
import { Facts } from './Facts';

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** The company's record of an employee, to read; and the contract, to download. */
export function MyProfileView({ profile }: { profile: User }) {
  const { contractFile, salary } = profile;
  return (
    <Screen
      actions={
        <Link to="/employee/update-profile" className={buttonClasses()}>
          Update Profile
        </Link>
      }
    >
      <div className="grid gap-5 lg:grid-cols-2 lg:max-xl:*:last:col-span-2 xl:grid-cols-3">
        <Card title="Personal information">
          <Facts
            facts={[
              ['Name', profile.name],
              ['Email', profile.email],
              ['Phone', profile.phone],
              ['Location', profile.location],
            ]}
          />
        </Card>
        <Card title="Employment">
          <Facts
            facts={[
              ['Position', profile.position],
              ['Department', profile.department],
              ['Hire date', dayText(profile.hireDate)],
              ['Status', profile.status],
            ]}
          />
        </Card>
        <Card title="Contract">
          <Facts
            facts={[
              ['Contract type', profile.contractType],
              ['Monthly salary', salary === null ? '' : euro.format(salary / dinarsPerEuro)],
              [
                'Contract file',
                contractFile === null ? '' : <DownloadLink key="contract" {...contractFile} />,
              ],
            ]}
          />
        </Card>
      </div>
    </Screen>
  );
}
