import { editorFlow } from './editor.flow';
import { describeFlow } from './support/replay';

describeFlow('editor', editorFlow);
