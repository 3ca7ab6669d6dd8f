import { jobListingModel } from './job-listing.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('job listing', jobListingModel);
