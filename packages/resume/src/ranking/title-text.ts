import { fold } from '../text';

/** Stands between two titles or between a title and its employer. */
const BREAK = /[,;:|•·]|\s[-/@(]\s?|\s(?:at|chez)\s/u;

/** Endings of people's names by gender that one title shares: 'salesman' and 'saleswoman'. */
const PERSON =
  /(?<=(?:sales|fore|chair|fire|police|crafts|handy|repair|door|camera|fisher|draughts|drafts|service|business|delivery|post|grounds|trades|watch|clergy|congress|spokes|lines|anchor|stunt|weather))(?:wo)?m[ae]n$/u;

/** One form for all genders and numbers of a word, so that the gender of a title never changes a score. */
function neutral(word: string): string {
  if (/^[\u0600-\u06ff]/u.test(word)) {
    return word.replace(/^(?:ال|لل)(?=.{3})/u, '').replace(/(?<=.{3})ه$/u, '');
  }
  if (word.length < 4) return word;
  return word
    .replace(/(?<![siu])s$/u, '')
    .replace(/(?<=eau)x$/u, '')
    .replace(/aux$/u, 'al')
    .replace(/trice$/u, 'teur')
    .replace(/euse$/u, 'eur')
    .replace(/ive$/u, 'if')
    .replace(/(?<!train)e+$/u, '')
    .replace(/(en)n$|(on)n$|(el)l$|(et)t$|(ef)f$/u, '$1$2$3$4$5')
    .replace(/(?<=er|or|eur|ist)in$/u, '')
    .replace(PERSON, 'person');
}

const split = (text: string) =>
  text
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '')
    .map(neutral);

/** Words of a title, each in the one form of its genders and numbers. */
export const neutralWords = (title: string): string[] => split(fold(title));

/** Words that say nothing: articles, prepositions, and the marks that open a title to everybody. */
const empty = new Set(
  neutralWords(`of the a an and in for to at with on de des du d la le les l et en aux au pour chez un une في من على و ب
   لدى عن إلى مع h f m w x e se ne rice trice euse iere ere nne s`),
);

/** The words of a title that say something. */
export const tellingWords = (title: string): string[] =>
  neutralWords(title).filter((word) => !empty.has(word));

/** The parts of a title, such as two titles or a title and its employer, as their telling words. */
export const partsOf = (title: string): string[][] =>
  fold(title)
    .split(BREAK)
    .map((part) => split(part).filter((word) => !empty.has(word)))
    .filter((words) => words.length > 0);
