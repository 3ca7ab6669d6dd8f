import { chartRunFlow } from './chart-run.flow';
import { describeFlow } from './support/replay';

describeFlow('a run through a chart', chartRunFlow);
