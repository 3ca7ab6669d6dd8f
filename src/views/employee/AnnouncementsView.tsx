import type { Announcement } from '@/data/schemas/announcement';
import { Card } from '@/views/shared/ui/Card';
import { Screen } from '@/views/shared/ui/Page';
import { AnnouncementList } from './AnnouncementList';

/** All announcements to the company. */
export function AnnouncementsView({ announcements }: { announcements: Announcement[] }) {
  return (
    <Screen>
      <Card>
        <AnnouncementList announcements={announcements} />
      </Card>
    </Screen>
  );
}
