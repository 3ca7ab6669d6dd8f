import { withoutDates } from '../dates/dates';
import { foldedOf, type Span } from '../text/spans';

/** What is no work though it is dated among it: a gap, a leave, an apprenticeship that is not the kind of contract of a job. */
const NO_WORK =
  /(?<!\p{L})(?:(?:career|professional) (?:break|pause)|pause (?:professionnelle|de carriere)|interruption de carriere|gap year|sabbatical|(?:parental|maternity|paternity|family|medical|unpaid) leave|en disponibilite (?:de la fonction publique|pour)|conge (?:parental|maternite|sabbatique|de maternite)|annee sabbatique|اجازه (?:بدون مرتب|امومه|مرضيه)|(?<!contrat d['’] ?|\(|(?:en|par|,|[–—-]) )apprenti(?:ssage(?!.{0,40}alternance)|ceship)|articleship|lehre|ausbildung (?:zu[mr]?|als|in)|elternzeit)(?!\p{L})/u;

/** An entry that is a course begins so. A 'formation manager' has such a course as a word of a title. */
const COURSE =
  /^[^\p{L}]*(?:formation (?:en |a |aux? |de |d'|continue|professionnelle )|stage de formation|cours (?:de (?!soutien)|d'|en )|(?:training|short|online|evening) course|course (?:in|on) |bootcamp|دوره |دورات |تربص تكويني|تكوين في )/u;

/** An apprenticeship that is told by the diploma it leads to: 'CAP boulanger (apprentissage)'. */
const FOR_DIPLOMA =
  /^[^\p{L}]*(?:contrat d['’] ?apprentissage[^\p{L}]+(?:en |de |du )?)?(?:cap|bep|bts|but|dut|cfa|licence|master|bac pro\p{L}*|titre pro\p{L}*|brevet pro\p{L}*)(?!\p{L})/u;

/** What is done for nothing among work: 'Bénévole dans un refuge', 'Sapeur-pompier volontaire'. Who leads 'des bénévoles' works. */
const UNPAID =
  /^[^,;:(]{0,40}(?<![\p{L}'’]|(?:un|le|la|de|du|chaque|non|equipe|reseau) )(?:benevole|sapeurs?[- ]pompiers? volontaires?|jeunes? sapeurs?[- ]pompiers?)(?!\p{L})/u;

/** Whether a text is of a gap, an apprenticeship, a course or what is done for nothing. */
export function isNoWork(span: Span): boolean {
  const text = foldedOf(span);
  const undated = withoutDates(text).trimStart();
  return (
    COURSE.test(undated) ||
    (undated.includes('apprentissage') && FOR_DIPLOMA.test(undated)) ||
    UNPAID.test(undated) ||
    NO_WORK.test(text)
  );
}
