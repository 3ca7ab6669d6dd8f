import { describeFlow } from './support/replay';
import { workflowDialogFlow } from './workflow-dialog.flow';

describeFlow('workflow dialog', workflowDialogFlow);
