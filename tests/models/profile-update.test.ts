import { profileUpdateFlow } from './profile-update.flow';
import { describeFlow } from './support/replay';

describeFlow('profile update', profileUpdateFlow);
