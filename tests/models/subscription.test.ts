import { subscriptionFlow } from './subscription.flow';
import { describeFlow } from './support/replay';

describeFlow('subscription', subscriptionFlow);
