import { describeLifecycle } from './support/lifecycle';
import { taskModel } from './task.model';

describeLifecycle('task', taskModel);
