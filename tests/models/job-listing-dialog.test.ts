import { jobListingDialogFlow } from './job-listing-dialog.flow';
import { describeFlow } from './support/replay';

describeFlow('job listing dialog', jobListingDialogFlow);
