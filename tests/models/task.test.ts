import { Coverage } from './support/coverage';
import { coverRecord } from './support/cover';
import { describeLifecycle } from './support/lifecycle';
import { pathsOfRecord } from './support/record';
import { taskHoursModel } from './task-hours.model';
import { taskModel } from './task.model';

// Hours are logged in a model of their own: together the two go through the whole chart.
const coverage = new Coverage();
coverRecord(taskModel, pathsOfRecord(taskModel), coverage);
coverRecord(taskHoursModel, pathsOfRecord(taskHoursModel), coverage);

describeLifecycle('task', taskModel, coverage);
describeLifecycle('task with hours', taskHoursModel, coverage);
