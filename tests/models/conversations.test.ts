import { conversationsFlow } from './conversations.flow';
import { describeFlow } from './support/replay';

describeFlow('conversations', conversationsFlow);
