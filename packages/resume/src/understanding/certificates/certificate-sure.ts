import { isNamedAnywhere } from './certificate-said';
import { isCertificateAlone, LICENCE } from '../lexicon/certificate-families';
import {
  BEGINS_AS_CERTIFICATE,
  GIVEN_AS_CERTIFIED,
  PROGRAMME,
  SAFETY_CERTIFICATE,
  SAFETY_IN_FULL,
  TAUGHT,
} from '../lexicon/certificates';
import { oncePerText } from '../text/memory';
import { fold, letterCount, wordsOf } from '../text/words';

/** Names this short are words as well, unless they are in capitals. */
const SHORTEST = 4;

/** Whether a name begins as only the names of certificates do. */
function beginsAsCertificate(name: string): boolean {
  const [first = ''] = wordsOf(name);
  const isShown = letterCount(first) > SHORTEST || /^\P{Ll}/u.test(name);
  return isShown && BEGINS_AS_CERTIFICATE.test(fold(name));
}

/** What somebody is certified as, or what is called a certificate at its end, in English, folded. */
const CALLED_ONE =
  /^(?:certified|licensed|registered|chartered|accredited) (?!by |in |for |to |and )\p{L}{2}|^certificate i?[iv]{1,2} in |^train(?:ing)? the trainers?$|^(?=(?:\S+ ){1,8}\S+$).*\S (?:licen[cs]e|certificate|certification|licensure)(?: \([\p{L}\d/-]{2,8}\))?$/u;

/** A kind of certificate, which is no name without its field: 'Professional Certificate'. */
const KIND_ONLY =
  /^(?:(?:professional|foundation|basic|elementary|intermediate|advanced|higher|master'?s?|expert|specialist|specialization|associate|practitioner|graduate|postgraduate|introductory|international|national|state|career|executive|industry|online|course|completion|level \S+|i{1,3}|\d) )+(?:licen[cs]e|certificate|certification|licensure)$/u;

/** Whether a text only says what kind of certificate it is. */
export const isKindOnly = (text: string): boolean => KIND_ONLY.test(fold(text).trim());

/** Whether a name can only be that of a certificate, or is called one where certificates stand. */
export const isCalledOne = (name: string): boolean =>
  (isSurelyNamed(name) || CALLED_ONE.test(fold(name).trim())) && !isKindOnly(name);

const isNamedAlone = (name: string): boolean =>
  isCertificateAlone(name) || beginsAsCertificate(name);

/** Initials with full stops between them: 'A.F.G.S.U.', 'P.S.C.1'. */
const INITIALS = /(?<![\p{L}\d.])(?:\p{Lu}\.){2,6}(?:[\p{Lu}\d](?![\p{L}\d]))?/gu;

/** Whether a name can only be that of a certificate, in whatever section that tells no work. */
export const isSurelyNamed = oncePerText((said): boolean => {
  const name = said.includes('.')
    ? said.replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    : said;
  const text = fold(name);
  const taught = text.replace(TAUGHT, '');
  const own = name.slice(name.length - taught.length);
  return (
    SAFETY_CERTIFICATE.test(taught) ||
    SAFETY_IN_FULL.test(taught) ||
    PROGRAMME.test(text) ||
    (GIVEN_AS_CERTIFIED.test(text) && /Certified|CERTIFIED/.test(name)) ||
    LICENCE.test(text) ||
    isNamedAnywhere(name) ||
    isNamedAlone(name) ||
    (own !== name && isNamedAlone(own))
  );
});
