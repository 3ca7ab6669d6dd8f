import { reportExportFlow } from './report-export.flow';
import { describeFlow } from './support/replay';

describeFlow('report export', reportExportFlow);
