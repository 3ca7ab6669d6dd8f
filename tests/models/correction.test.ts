import { correctionFlow } from './correction.flow';
import { describeFlow } from './support/replay';

describeFlow('correction', correctionFlow);
