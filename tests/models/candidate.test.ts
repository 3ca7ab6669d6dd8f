import { candidateModel } from './candidate.model';
import { describeLifecycle } from './support/lifecycle';

describeLifecycle('candidate', candidateModel);
