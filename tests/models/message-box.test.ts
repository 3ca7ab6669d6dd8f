import { messageBoxFlow } from './message-box.flow';
import { describeFlow } from './support/replay';

describeFlow('message box', messageBoxFlow);
