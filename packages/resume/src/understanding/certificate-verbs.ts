import { fold } from './words';

/** What somebody did to hold a certificate, before its name, folded: 'Obtained the '. What is earned in 'Earned Value Management' is no certificate. */
const DID =
  /^\P{L}*(?:(?:i |i've |have |has )?(?:successfully |recently )?(?:obtained|earned|completed|passed|achieved|gained|received|acquired)|(?:(?:j'ai |ayant )?(?:obtenu|valide|passe|reussi|suivi)|obtention|reussite|validation)(?: de| a)?) (?:(?:the|my|an?|le|la|les|l'|une?|du|des|d'une?) ?)?(?!value )(?=\p{L})/u;

/** Who gave it or when, behind its name. */
const GIVEN = /\s(?:from|by|with|through|via|aupres de|chez|par) (?=\S)|(?:19|20)\d\d/u;

/** What is passed or received otherwise: a year of study, a grade, a prize. */
const OF_STUDY =
  /^(?:year|semester|term|grade|module|phase|project|thesis|internship|award|prize|employee|best|annee|semestre|projet|memoire|stage|prix)(?!\p{L})/u;

/** Who taught it, behind its name. */
const WITH = /\s(?:with|through|via|auprès de|chez) (?=\p{Lu})/u;

/**
 * How many letters before the name of a certificate say that somebody got it, where the line says as well who gave it or when:
 * those of 'Obtained ' in 'Obtained Rope Access Level 2 from Marlow in 2019'.
 */
function verbBefore(text: string): number {
  const folded = fold(text);
  if (folded.length !== text.length) return 0;
  const length = DID.exec(folded)?.[0].length ?? 0;
  const isNamed =
    length > 0 &&
    /^[\p{Lu}\d]/u.test(text.slice(length)) &&
    !OF_STUDY.test(folded.slice(length)) &&
    GIVEN.test(folded.slice(length));
  return isNamed ? length : 0;
}

/**
 * Where the name of a certificate stands that somebody got, by what is said before it. 'Obtained Rope Access Level 2 from Marlow in 2019'. Null where nothing
 * says so, or neither who gave it nor when.
 */
export function nameBehindVerb(text: string): { start: number; end: number } | null {
  const start = verbBefore(text);
  if (start === 0) return null;
  const taught = text.slice(start).search(WITH);
  return { start, end: taught > 0 ? start + taught : text.length };
}
