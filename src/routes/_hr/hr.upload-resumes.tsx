import { UpcomingView } from '@/views/shared/UpcomingView';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_hr/hr/upload-resumes')({
  component: () => <UpcomingView title="Resume Import & AI Analysis" />,
});
