import { deletionFlow } from './deletion.flow';
import { describeFlow } from './support/replay';

describeFlow('deletion', deletionFlow);
