import { describeFlow } from './support/replay';
import { uploadFlow } from './upload.flow';

describeFlow('upload', uploadFlow);
