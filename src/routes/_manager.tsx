import { enterAs } from '@/app/guard';
import { RoleLayout } from '@/views/frame/RoleLayout';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_manager')({
  beforeLoad: enterAs('manager'),
  component: RoleLayout,
});
