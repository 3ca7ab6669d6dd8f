import { attendanceImportFlow } from './attendance-import.flow';
import { describeFlow } from './support/replay';

describeFlow('attendance import', attendanceImportFlow);
