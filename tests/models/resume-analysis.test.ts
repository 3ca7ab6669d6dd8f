import { resumeAnalysisFlow } from './resume-analysis.flow';
import { describeFlow } from './support/replay';

describeFlow('resume analysis', resumeAnalysisFlow);
