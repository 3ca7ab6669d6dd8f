import { aWorld } from '../fixtures/demo-world';
import { describePermissions } from './permissions';
import { describeWorld } from './world';

describeWorld('the demo', aWorld);
describePermissions('the demo', aWorld);
