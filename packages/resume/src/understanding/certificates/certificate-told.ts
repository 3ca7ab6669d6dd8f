import { matchesIn } from '../text/matches';
import { NO_TASK } from '../lexicon/certificate-remarks';
import { letterCount } from '../text/words';

/** What else ends like a verb in the past, and is a word of names. */
const OF_NAMES =
  'Red|Shared|Integrated|Applied|Embedded|Distributed|Automated|Unified|Structured|Blended|Guided|Enhanced|Speciali[sz]ed|Assisted|Powered|Confined|Suspended|Elevated|Pressuri[sz]ed|Connected|Layered|Continued|Combined|Mixed|Limited|Fixed|Related|Accelerated|Simulated|Computeri[sz]ed|Informed|Sealed|Armed|Insulated|Reinforced|Oriented|Augmented|Restricted|Controlled';

/** Verbs in the past that do not show it at their end. */
const IRREGULAR =
  'Led|Built|Taught|Wrote|Ran|Won|Gave|Made|Learn(?:ed|t)|Took|Oversaw|Drove|Brought|Kept|Grew|Set up|Helped|Held';

/** What somebody did: a verb in the past, and three words or more, in small letters next to it or further on. */
const TELLS = new RegExp(
  String.raw`^(?:(?:${IRREGULAR}) (?=\S+ \S)|(?=(?:\S+ ){3}\S)(?!(?:${NO_TASK}|${OF_NAMES})\P{L})\p{Lu}\p{Ll}+ed(?: (?:and|&) \p{Ll}+ed)?,? (?:\p{Ll}{2,}|(?:.*?\P{L}\p{Ll}{5,}){2}))`,
  'u',
);

/** The sign behind a name, and what begins after it. */
const PARTED = /\s?:\s+|\s[–—|-]\s+/gu;

/** A longer name is not looked through. */
const LONGEST = 300;

/** Where the name in `text` ends, before what somebody did with the certificate: 'Rope Access – Led a team of four'. */
export function endOfNameBeforeTask(text: string): number {
  if (text.length > LONGEST) return text.length;
  const task = matchesIn(text, PARTED).find(
    ({ index, 0: sign }) =>
      letterCount(text.slice(0, index)) > 1 && TELLS.test(text.slice(index + sign.length)),
  );
  return task?.index ?? text.length;
}
