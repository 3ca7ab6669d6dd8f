import { aWorld } from '../fixtures/company';
import { describePermissions } from './permissions';
import { describeWorld } from './world';

describeWorld('the demo', aWorld);
describePermissions('the demo', aWorld);
