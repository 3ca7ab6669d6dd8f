import { matchesIn } from '../text/matches';
import { SHORT } from './certificate-words';
import { isCertificateAlone } from '../lexicon/certificate-families';
import { PROGRAMME, SAFETY_CERTIFICATE } from '../lexicon/certificates';
import { hasRole } from '../vocabulary/roles';
import type { Section } from '../sections/section';
import { isKnownSkill } from '../vocabulary/skillnames';
import { foldedOf, splitSpan, textOf, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

/** What goes on in capitals after what somebody is. */
const GOES_ON = String.raw`(?:And|Seeking|With|Looking|Who|Having)(?!\p{L})`;

/** What somebody is certified as in a sentence, to its last word in capitals: 'Certified Rope Professional (CRP)'. */
const CERTIFIED_AS = new RegExp(
  String.raw`(?<!(?:[A-Z]{2,8}|Microsoft|Oracle|Google|Cisco|Salesforce|Scrum|Red Hat|Apple|Adobe|Autodesk)[ -])(?<!\p{L})(?:Board[ -])?Certified(?: (?!${GOES_ON})\p{Lu}[\p{L}&-]+){1,5}(?![\p{L}&-]| (?!${GOES_ON})\p{Lu})(?: \([A-Z-]{2,8}\))?`,
  'gu',
);

/** What takes a licence or a charter, by the words before it and itself: goods and places are licensed as well. */
const LICENSED_AS =
  /(?<!\p{L})(?:Licensed|Chartered)(?: (?:Practical|Vocational|Professional|Clinical|Marriage and Family|Mental Health|Master|Journeyman|Real Estate|Public|Certified|Social|Physical|Occupational|Massage|Insurance|Civil|Structural|Mechanical|Electrical|Chemical|Financial|Management|Building|Quantity|Legal|Private|Commercial)){0,3} (?:Nurse|Electrician|Plumber|Accountant|Engineer|Surveyor|Architect|Attorney|Lawyer|Pharmacist|Physician|Dentist|Veterinarian|Psychologist|Counselor|Counsellor|Therapist|Worker|Pilot|Agent|Broker|Realtor|Cosmetologist|Esthetician|Barber|Optician|Contractor|Analyst|Secretary|Manager|Marketer|Banker|Teacher|Midwife|Paramedic)(?!\p{L})(?: \([A-Z-]{2,8}\))?/gu;

/** What a person is certified as, in French: 'consultante certifiée SAP FI'. Firms and goods are certified as well. */
const CERTIFIED_IN_FRENCH =
  /(?<=(?<!\p{L})[Cc]ertifiée? )(?!(?:ISO|NF|AB|CE|Bio|HQE|Qualiopi|MASE)(?!\p{L}))\p{Lu}[\p{L}\d+-]*(?:(?: :(?= \p{Lu}[\p{L}\d+-]* \p{Lu}))? (?:\p{Lu}[\p{L}\d+-]*|V?\d))*(?: \([A-Z]{2,4}-\d{2,4}\))?/gu;

const IN_CAPITALS =
  /(?<![\p{L}\d])[A-Z]{3,6}(?:(?:, (?:and )?| and | & | ?\/ ?)[A-Z]{3,6}){0,5}(?=[ -](?:[Cc]ertified|[Ll]icensed)(?!\p{L}))/gu;

/** That a clause is on other people, or on what somebody has not got. */
const OF_OTHERS =
  /(?<!\p{L})(?:teams?|groups?|crews?|staff|hir(?:ed|ing)|supervis\p{L}*|manag(?:ed|ing)|led|leading|train(?:ed|ing)|recruit\p{L}*|employ(?:ed|ing)|assist(?:ed|ing)|support(?:ed|ing)|becom\p{L}*|toward\p{L}*|pursuing|studying|aspiring|future|not|without|our|their|clients?|customers?|(?:work\p{L}*|collaborat\p{L}*|partner\p{L}*) (?:\p{L}+ )?(?:for|with|alongside|under)|from|under)(?!\p{L})/u;

/** What goes on after a certificate in short that somebody has: the end, a joining word, or who it is. */
const ENDS_CLAUSE = /^(?:\P{L}*$|\s?[.,;:)|•–—&-]|\s(?:and|with|in|since|for|by|through|until)\s)/u;

/** What a certificate calls whoever has it, besides roles. */
const HOLDER = /^(?:professional|associate|practitioner|master|expert|specialist|fellow)$/u;

const isOfOne = (word: string): boolean =>
  !/(?<!s)s$/u.test(word) && (hasRole(word) || HOLDER.test(word));

/** Whether what `name` says can be said of one person: 'Certified Welder', and not 'Certified Welders'. */
const namesHolder = (name: string): boolean => {
  const words = wordsOf(name.replace(/ \([A-Z-]+\)$/u, ''));
  return isOfOne(words.at(-1) ?? '');
};

/** No clause has more letters. */
const LONGEST_CLAUSE = 400;

/** The words of a clause before `at`, from the line above where that ends in its middle. */
function before(above: string, text: string, at: number): string {
  const said = fold(`${above} ${text.slice(0, at)}`.slice(-LONGEST_CLAUSE));
  return said.slice(said.search(/[^.,;:!?•|]*$/u));
}

/** The certificates that somebody says to have where they tell who they are. */
export const heldInProse = ({ lines }: Section): Span[] =>
  lines.flatMap((span, i) => {
    const text = textOf(span);
    const above = span.line.bullet ? undefined : lines[i - 1];
    const below = lines[i + 1]?.line.bullet ? undefined : lines[i + 1];
    const found = (pattern: RegExp) =>
      matchesIn(text, pattern)
        .filter(({ index }) => !OF_OTHERS.test(before(above ? textOf(above) : '', text, index)))
        .map(({ index, 0: own }) => ({
          ...span,
          start: span.start + index,
          end: span.start + index + own.length,
        }));
    const goesOnRightly = ({ end }: Span): boolean => {
      const rest = `${text.slice(end - span.start)} ${below ? textOf(below) : ''}`.replace(
        /^[ -]\p{L}+/u,
        '',
      );
      const next = wordsOf(rest.slice(0, LONGEST_CLAUSE)).slice(0, 2);
      return ENDS_CLAUSE.test(rest) || next.some(isOfOne);
    };
    const short = found(IN_CAPITALS)
      .filter(goesOnRightly)
      .flatMap((each) => splitSpan(each, /,(?: and)? | and | & | ?\/ ?/gu));
    return [
      ...found(CERTIFIED_AS).filter((each) => namesHolder(textOf(each))),
      ...found(LICENSED_AS),
      ...found(CERTIFIED_IN_FRENCH).filter((each) => {
        const name = textOf(each);
        return wordsOf(name).length > 1 || (SHORT.test(name) && !isKnownSkill(name));
      }),
      ...short.filter((each) => {
        const name = foldedOf(each);
        return (
          SAFETY_CERTIFICATE.test(name) || PROGRAMME.test(name) || isCertificateAlone(textOf(each))
        );
      }),
    ];
  });
