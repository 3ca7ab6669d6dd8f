import { activationModel } from './activation.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('activation', activationModel);
