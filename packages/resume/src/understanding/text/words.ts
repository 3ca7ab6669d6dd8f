import { oncePerText } from './memory';
import * as text from '../../text';

/** What `../text` says of a text, said once of each: one line is asked by many rules for its words. */
export const fold = oncePerText(text.fold);
export const keyOf = oncePerText(text.keyOf);
export const wordsOf = oncePerText((asked): readonly string[] => text.wordsOf(asked));
export const letterCount = oncePerText(text.letterCount);
