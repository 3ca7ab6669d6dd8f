import { candidateDecisionModel } from './candidate-decision.model';
import { candidateMergingModel, candidateModel, candidateUnclearModel } from './candidate.model';
import { coverRecord } from './support/cover';
import { describeLifecycle } from './support/lifecycle';
import { pathsOfRecord } from './support/record';

const walked = coverRecord(
  candidateMergingModel,
  pathsOfRecord(candidateMergingModel),
  coverRecord(
    candidateDecisionModel,
    pathsOfRecord(candidateDecisionModel),
    coverRecord(candidateModel, pathsOfRecord(candidateModel)),
  ),
);
describeLifecycle('candidate', candidateModel, walked);
describeLifecycle('merging candidates', candidateMergingModel, walked);
describeLifecycle('deciding on a candidate', candidateDecisionModel, walked);
describeLifecycle('a candidate with unclear lines', candidateUnclearModel, walked);
