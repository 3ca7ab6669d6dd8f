import { companySubscriptionModel } from './company-subscription.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('company subscription', companySubscriptionModel);
