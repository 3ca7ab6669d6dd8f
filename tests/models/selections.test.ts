import { performanceSelectionFlow, riskSelectionFlow } from './selections.flow';
import { describeFlow } from './support/replay';

describeFlow('performance selection', performanceSelectionFlow);
describeFlow('risk selection', riskSelectionFlow);
