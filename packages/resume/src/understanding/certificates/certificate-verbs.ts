import { fold } from '../text/words';

/** What somebody did to hold a certificate, before its name, folded: 'Obtained the '. What is earned in 'Earned Value Management' is no certificate. */
const DID =
  /^\P{L}*(?:(?:i |i've |have |has )?(?:successfully |recently )?(?:obtained|earned|completed|passed)|(?:(?:j'ai |ayant )?(?:obtenu|valide|passe|reussi|suivi)|obtention|reussite|validation)(?: de| a)?) (?:(?:the|my|an?|le|la|les|l'|une?|du|des|d'une?) ?)?(?!value )(?=\p{L})/u;

/** Who gave it or when, behind its name. */
const GIVEN = /\s(?:from|by|with|through|via|aupres de|chez|par) (?=\S)|(?:19|20)\d\d/u;

/** What is passed or received otherwise: a year of study, a grade, a prize. */
const OF_STUDY =
  /^(?:year|semester|term|grade|module|phase|project|thesis|internship|apprenticeship|marathon|award|prize|employee|best|\d+ (?:hours?|days?|weeks?|units?|credits?|heures?|jours?)|annee|semestre|projet|memoire|stage|prix)(?!\p{L})/u;

/** Who taught it, behind its name. */
const WITH = /\s(?:with|through|via|auprès de|chez) (?=\p{Lu})/u;

/**
 * Where the name of a certificate stands behind what somebody did to hold it: 'Obtained Rope Access Level 2 from Marlow in 2019'.
 * Null where nothing says so, or neither who gave it nor when. Prizes are received and aims achieved, so that these verbs say nothing.
 */
export function nameBehindVerb(text: string): { start: number; end: number } | null {
  const folded = fold(text);
  const start = folded.length === text.length ? (DID.exec(folded)?.[0].length ?? 0) : 0;
  const rest = folded.slice(start);
  const isNamed =
    start > 0 && /^[\p{Lu}\d]/u.test(text.slice(start)) && !OF_STUDY.test(rest) && GIVEN.test(rest);
  if (!isNamed) return null;
  const taught = text.slice(start).search(WITH);
  return { start, end: taught > 0 ? start + taught : text.length };
}
