import { drawingFlow } from './drawing.flow';
import { describeFlow } from './support/replay';

describeFlow('drawing', drawingFlow);
