import { loginFlow } from './login.flow';
import { describeFlow } from './support/replay';

describeFlow('login', loginFlow);
