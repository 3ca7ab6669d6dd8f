import { describeLifecycle } from './support/lifecycle';
import { workRecordModel } from './work-record.model';

describeLifecycle('work record', workRecordModel);
