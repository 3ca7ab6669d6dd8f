import { questionsFlow } from './questions.flow';
import { describeFlow } from './support/replay';

describeFlow('questions', questionsFlow);
