import { nameBehindVerb } from './certificate-verbs';
import { OF_PRAISE } from './certificate-words';
import {
  BEGINS_SENTENCE,
  BEGINS_WITH_VERB,
  ENDS_SCHOOL,
  GIVEN_FOR_MERIT,
  KIND_WITH_DETAILS,
  LABELS_REMARK,
  LINKS_TO_CERTIFICATE,
  MAY_BEGIN_NAME,
  NO_COURSE,
  NO_TASK,
  NOT_HELD,
  SAYS_HOW_LONG,
  TELLS_IN_NOUNS,
} from '../lexicon/certificate-remarks';
import { NO_ANSWER } from '../lexicon/no-answers';
import type { Span } from '../text/spans';
import { textOf } from '../text/spans';
import { fold } from '../text/words';

/** What is called a certificate, whatever verb stands before it. */
const CALLED = /certif|licen[cs](?!ed)|diploma|accredit|credential|badge|شهاد|رخص/u;

/** `text` without the mark of a list before it, folded. */
export const bare = (text: string): string => fold(text).replace(/^[^\p{L}\p{N}(]+|\s+$/gu, '');

/** A line whose words all begin with a capital, other than small ones. */
const IS_TITLE = /^\P{L}*\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|\p{Ll}{1,4}|&)){1,7}$/u;

/** Whether a line that begins like a sentence is the name of a certificate after all. */
const isTitle = (text: string): boolean =>
  MAY_BEGIN_NAME.test(bare(text)) &&
  (IS_TITLE.test(text.split('\t')[0]?.trim() ?? '') ||
    /\b(?:certificat(?:e|ion)|licen[cs]e|check)$/u.test(bare(text)));

/** What tells a task that somebody did: 'Repaired doors and floors'. A name has capitals: 'Applied Data Science'. */
const TELLS_TASK = new RegExp(
  String.raw`^\P{L}*(?!(?:${NO_TASK})\P{L})\p{Lu}\p{Ll}+(?:ed|led)(?: and \p{Ll}+ed)?,? \p{Ll}{2,}`,
  'u',
);

/** Whether a line says something of the certificate above, and names none. In a plain list, `among` others, it has none above. */
export function isRemark(span: Span, among: boolean): boolean {
  const text = bare(textOf(span));
  return (
    LABELS_REMARK.test(text) ||
    KIND_WITH_DETAILS.test(text) ||
    SAYS_HOW_LONG.test(text) ||
    (TELLS_TASK.test(textOf(span)) && !CALLED.test(text)) ||
    (!among && TELLS_IN_NOUNS.test(text)) ||
    (BEGINS_SENTENCE.test(text) && !isTitle(textOf(span))) ||
    (BEGINS_WITH_VERB.test(text) && !CALLED.test(text) && nameBehindVerb(textOf(span)) === null)
  );
}

/** Whether a line is a link to certificates, or says where they are. */
export const isLink = (text: string): boolean =>
  LINKS_TO_CERTIFICATE.test(bare(text).replace(/\s*[:→>↗]+$/u, ''));

/** Whether what stands where certificates would names none: 'See attached'. */
export const saysNothing = (name: string): boolean => NO_ANSWER.test(bare(name));

/** Whether what a section on certificates has is something else than a certificate: a prize, a project, a degree. */
export function isSomethingElse(name: string, line: string): boolean {
  const [text, whole] = [bare(name), bare(line)];
  return (
    saysNothing(name) ||
    GIVEN_FOR_MERIT.test(whole) ||
    OF_PRAISE.test(text) ||
    NO_COURSE.test(whole) ||
    NOT_HELD.test(whole) ||
    ENDS_SCHOOL.test(text)
  );
}
