import { describeFlow } from './support/replay';
import { tryoutFlow } from './tryout.flow';

describeFlow('tryout', tryoutFlow);
