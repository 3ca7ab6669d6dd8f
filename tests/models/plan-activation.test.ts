import { planActivationModel } from './plan-activation.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('plan activation', planActivationModel);
