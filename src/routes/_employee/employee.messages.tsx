import { messagesSearch } from '@/data/schemas/search';
import { createFileRoute } from '@tanstack/react-router';
import { loadConversations, MessagesScreen } from '../-messages';

export const Route = createFileRoute('/_employee/employee/messages')({
  staticData: { title: 'Messages' },
  validateSearch: messagesSearch,
  loader: (entered) => loadConversations(entered),
  component: MessagesScreen,
});
