import { loginFlow } from './login.flow';
import { describeFlow } from './support/flow';

describeFlow('login', loginFlow);
