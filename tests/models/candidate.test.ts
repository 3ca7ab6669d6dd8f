import { candidateMergingModel, candidateModel } from './candidate.model';
import { coverRecord } from './support/cover';
import { describeLifecycle } from './support/lifecycle';
import { pathsOfRecord } from './support/record';

const walked = {
  life: coverRecord(candidateModel, pathsOfRecord(candidateModel)),
  merging: coverRecord(candidateMergingModel, pathsOfRecord(candidateMergingModel)),
};
describeLifecycle('candidate', candidateModel, walked.merging);
describeLifecycle('merging candidates', candidateMergingModel, walked.life);
