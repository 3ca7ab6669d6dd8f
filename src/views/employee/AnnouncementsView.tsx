import type { Announcement } from '@/data/schemas/announcement';
import { Card } from '@/views/shared/ui/Card';
import { Page } from '@/views/shared/ui/Page';
import { AnnouncementList } from './AnnouncementList';

/** All announcements to the company. */
export function AnnouncementsView({ announcements }: { announcements: Announcement[] }) {
  return (
    <Page title="Announcements">
      <Card>
        <AnnouncementList announcements={announcements} />
      </Card>
    </Page>
  );
}
