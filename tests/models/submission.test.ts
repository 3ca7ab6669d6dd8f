import { submissionFlow } from './submission.flow';
import { describeFlow } from './support/replay';

describeFlow('submission', submissionFlow);
