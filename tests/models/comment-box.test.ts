import { commentBoxFlow } from './comment-box.flow';
import { describeFlow } from './support/replay';

describeFlow('comment box', commentBoxFlow);
