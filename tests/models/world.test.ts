import { aWorld } from '../fixtures/company';
import { describeWorld } from './world';

describeWorld('the demo', aWorld);
