import { bulkFlow } from './bulk.flow';
import { describeFlow } from './support/replay';

describeFlow('bulk', bulkFlow);
