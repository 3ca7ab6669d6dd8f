import type { Role } from '@/data/schemas/role';
import { use } from 'react';
import NavigationList from './NavigationList';
import type { BellSource } from './NotificationBell';

/** The navigation in the header's menu, which stands outside of every screen. */
export default function MobileNavigation({
  role,
  openWorkspace,
  openCache,
}: BellSource & { role: Role }) {
  const workspace = use(openWorkspace());
  const queryClient = use(openCache());
  return <NavigationList role={role} workspace={workspace} queryClient={queryClient} />;
}
