import { reanalysisUndoFlow } from './reanalysis-undo.flow';
import { describeFlow } from './support/replay';

describeFlow('reanalysis-undo', reanalysisUndoFlow);
