import { headerFlow } from './header.flow';
import { describeFlow } from './support/flow';

describeFlow('header', headerFlow);
