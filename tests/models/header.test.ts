import { headerFlow } from './header.flow';
import { describeFlow } from './support/replay';

describeFlow('header', headerFlow);
