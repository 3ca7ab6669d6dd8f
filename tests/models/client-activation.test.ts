import { clientActivationModel } from './client-activation.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('client activation', clientActivationModel);
