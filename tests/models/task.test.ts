import { Coverage } from './support/coverage';
import { coverRecord } from './support/cover';
import { describeLifecycle } from './support/lifecycle';
import { pathsOfRecord } from './support/record';
import { taskFilesModel } from './task-files.model';
import { taskHoursModel } from './task-hours.model';
import { taskModel } from './task.model';

// Hours and files have models of their own: together the three go through the whole chart.
const coverage = new Coverage();
coverRecord(taskModel, pathsOfRecord(taskModel), coverage);
coverRecord(taskHoursModel, pathsOfRecord(taskHoursModel), coverage);
coverRecord(taskFilesModel, pathsOfRecord(taskFilesModel), coverage);

describeLifecycle('task', taskModel, coverage);
describeLifecycle('task with hours', taskHoursModel, coverage);
describeLifecycle('task with files', taskFilesModel, coverage);
