import { chatFlow } from './chat.flow';
import { describeFlow } from './support/replay';

describeFlow('chat', chatFlow);
