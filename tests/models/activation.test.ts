import { activationModel } from './activation.model';
import { clientActivationModel } from './client-activation.model';
import { offerActivationModel } from './offer-activation.model';
import { planActivationModel } from './plan-activation.model';
import { coverRecord } from './support/cover';
import { Coverage } from './support/coverage';
import { describeLifecycle } from './support/lifecycle';
import { pathsOfRecord } from './support/record';

// Only a user begins inactive, and only a plan and an offer are deleted: together they go through the whole chart.
const coverage = new Coverage();
coverRecord(activationModel, pathsOfRecord(activationModel), coverage);
coverRecord(planActivationModel, pathsOfRecord(planActivationModel), coverage);

describeLifecycle('activation', activationModel, coverage);
describeLifecycle('client activation', clientActivationModel, coverage);
describeLifecycle('plan activation', planActivationModel, coverage);
describeLifecycle('offer activation', offerActivationModel, coverage);
