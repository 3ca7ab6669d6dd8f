import { sessionFlow } from './session.flow';
import { describeFlow } from './support/replay';

describeFlow('session', sessionFlow);
