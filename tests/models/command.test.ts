import { commandFlow } from './command.flow';
import { describeFlow } from './support/replay';

describeFlow('command', commandFlow);
