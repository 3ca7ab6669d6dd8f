import { sessionFlow } from './session.flow';
import { describeFlow } from './support/flow';

describeFlow('session', sessionFlow);
