import { describeFlow } from './support/replay';
import { tryoutFlow, tryoutPanelFlow } from './tryout.flow';

describeFlow('tryout', tryoutFlow);
describeFlow('tryout panel', tryoutPanelFlow);
