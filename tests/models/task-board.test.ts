import { taskBoardFlow } from './task-board.flow';
import { describeFlow } from './support/replay';

describeFlow('task board', taskBoardFlow);
