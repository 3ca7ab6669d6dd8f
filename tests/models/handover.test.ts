import { handoverFlow } from './handover.flow';
import { describeFlow } from './support/replay';

describeFlow('handover', handoverFlow);
