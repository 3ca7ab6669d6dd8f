import { planChoiceFlow } from './plan-choice.flow';
import { describeFlow } from './support/replay';

describeFlow('plan choice', planChoiceFlow);
