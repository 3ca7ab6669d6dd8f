import { manageUsersFlow } from './manage-users.flow';
import { describeFlow } from './support/replay';

describeFlow('manage users', manageUsersFlow);
