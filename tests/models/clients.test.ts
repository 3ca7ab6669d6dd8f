import { clientsFlow } from './clients.flow';
import { describeFlow } from './support/replay';

describeFlow('clients', clientsFlow);
