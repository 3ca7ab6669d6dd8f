import { finderFlow } from './finder.flow';
import { describeFlow } from './support/replay';

describeFlow('finder', finderFlow);
