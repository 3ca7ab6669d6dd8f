import { withoutDates } from '../dates/dates';
import { foldedOf, type Span } from '../text/spans';

/** What is no work though it is dated among it: a gap, a leave, an apprenticeship that is not the kind of contract of a job. */
const NO_WORK =
  /(?<!\p{L})(?:(?:career|professional) (?:break|pause)|pause (?:professionnelle|de carriere)|interruption de carriere|gap year|sabbatical|(?:parental|maternity|paternity|family|medical|unpaid) leave|en disponibilite (?:de la fonction publique|pour)|conge (?:parental|maternite|sabbatique|de maternite)|annee sabbatique|اجازه (?:بدون مرتب|امومه|مرضيه)|(?<!contrat d['’] ?|\(|(?:en|par|,|[–—-]) )apprenti(?:ssage(?!.{0,40}alternance)|ceship)|articleship|lehre|ausbildung (?:zu[mr]?|als|in)|elternzeit)(?!\p{L})/u;

/** What fills a gap between jobs, folded. */
const FILLS_GAP = [
  String.raw`self[- ](?:stud(?:y|ying|ies)|learning|directed (?:learning|study)|taught \p{L}+)|(?:independent|private) (?:study|studies|learning)`,
  String.raw`travel(?:l?ing|s)?|backpacking|(?:round[- ]the[- ])?world (?:trip|tour|travels?)`,
  String.raw`(?:raising|looking after|caring for|care of) (?:an? |my |our |the )?(?:young |sick |elderly )?(?:child(?:ren)?|kids|family|relatives?|parents?|mother|father)`,
  String.raw`(?:stay[- ]at[- ]home|full[- ]time) (?:parent|mum|mom|dad)|family (?:care|caregiving)|health (?:break|leave)`,
  String.raw`job (?:search|hunt(?:ing)?|seeking)|(?:looking|searching) for (?:an? )?(?:work|job|employment)|between (?:jobs|roles|positions)|unemploy(?:ed|ment)`,
  String.raw`career (?:transition|change|gap)|retraining|relocat(?:ion|ed|ing)|(?:\p{L}[\p{L}-]* ){0,3}boot ?camp`,
  String.raw`auto-?formation|formation en autodidacte|(?:annee de )?cesure|conge (?:de )?formation|voyages?|tour du monde`,
  String.raw`(?:en )?recherche (?:active )?d['’]emploi|sans emploi|chomage|reconversion(?: professionnelle)?|(?:mere|pere) au foyer|education des enfants|pause (?:carriere|parentale|familiale)`,
  'فتره بحث عن عمل|(?:ال)?بحث عن عمل|(?:فتره )?تفرغ(?: للدراسه)?|دراسه ذاتيه|تعلم ذاتي|(?:رعايه|تربيه) (?:الاسره|الاطفال)|ربه (?:منزل|بيت)',
].join('|');

/** An entry that says no more than what fills a gap, and where or why: a 'travel and tourism adviser' works. */
const GAP = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:planned|personal|extended) )?(?:${FILLS_GAP})(?: (?:and|et|&) (?:${FILLS_GAP}))?\s*(?:$|[^\p{L}\s&+]|(?:to|in|around|through|due|en|au|aux|autour|dans|في|الي)(?!\p{L}))`,
  'u',
);

/** An entry that is a course begins so. A 'formation manager' has such a course as a word of a title. */
const COURSE =
  /^[^\p{L}]*(?:formation (?:en |a |aux? |de |d'|continue|professionnelle )|stage de formation|cours (?:de (?!soutien)|d'|en )|(?:training|short|online|evening) course|course (?:in|on) |bootcamp(?! (?:instructor|lead|teacher|trainer|mentor|coach|manager|assistant|tutor|coordinator)(?!\p{L}))|دوره |دورات |تربص تكويني|تكوين في )/u;

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
    GAP.test(undated) ||
    (undated.includes('apprentissage') && FOR_DIPLOMA.test(undated)) ||
    UNPAID.test(undated) ||
    NO_WORK.test(text)
  );
}
