import { reportGenerationFlow } from './report-generation.flow';
import { describeFlow } from './support/replay';

describeFlow('report generation', reportGenerationFlow);
