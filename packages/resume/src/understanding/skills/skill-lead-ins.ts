import { fold } from '../text/words';

const any = (...words: string[]) => `(?:${words.join('|')})`;

const HOW_WELL = any(
  '(?:very|highly|quite|also|some|basic|good|great|strong|solid|sound|excellent|advanced|intermediate|elementary|practical|general|working|extensive|thorough|in-depth|deep|prior|previous|limited|proven|demonstrated|hands[- ]on|fully|professional|daily|technical|theoretical|computer) |well[- ]',
);
const MASTERY = any(
  `(?:knowledge|understanding|command|mastery|experience|proficiency|expertise|familiarity|skills?|hands[- ]on|competen(?:ce|cy)|exposure|basics|fundamentals|grasp|introduction|background) (?:of|in|with|on|to|using)(?: using)?`,
  `(?:proficient|skilled|experienced|familiar|comfortable|competent|fluent|adept|expert|beginner|versed|trained|conversant|knowledgeable|excellent|great|good|strong)(?: user)? (?:in|with|at|of|on|dans|en)(?: using)?`,
  '(?:master|experienced user|advanced user) of',
  '(?:ability to|able to|can) (?:use|operate|work with)',
  '(?:currently|still) learning|using|mastering|mastered',
  String.raw`\d{1,2} ?\+? (?:years?|yrs?)['’]?(?: of)?(?: (?:professional |work(?:ing)? )?experience)? (?:of|in|with|on|using)`,
);
const THING =
  '(?:the )?(?:programming )?(?:languages?|software|tools?|programs?|packages?) (?:such as|like|including|:) ';
const OFTEN =
  '(?:also|mainly|mostly|often|regularly|daily|every day|currently|primarily|usually|sometimes|(?:very )?well)';
const I_USE = any(
  `i (?:${OFTEN} )*(?:know|use|have used|master|have worked with|have experience (?:with|in))(?: ${OFTEN})*`,
  `i (?:${OFTEN} )*(?:work|code|program|develop|build)(?: ${OFTEN})* (?:with|in|on)`,
);
const ENGLISH = any(
  `(?:i (?:am |have (?:an? )?|can )?)?${HOW_WELL}*${MASTERY} (?:${THING}|the )?`,
  `${I_USE} (?:${THING}|the )?`,
);

const BIEN =
  '(?:une |de |tres |quelques |bon(?:ne)?s? |parfaite |excellentes? |solides? |simples? )*';
const MAITRISE =
  '(?:maitrise|connaissances?|notions?|bases?(?! de donnees)|utilisation|pratique|experience|initiation|usage|competences?|formation|niveau|manipulation|expertise|aisance|rudiments)(?: (?:approfondies?|de base|avancees?|avance|solides?|generales?|techniques?|theoriques?|confirme|intermediaire|debutant|professionnelle|courante?|quotidien(?:ne)?|regulier(?:e)?|complete|parfaite))*';
const DE = "(?:avec|sur|sous|en|de la|de l[' ]|du|des|d'|de|aux|au|a la|a l'|a) ?";
const LES = "(?:les |le |la |l')?";
const CHOSE =
  "(?:langages? (?:de programmation )?|logiciels? (?!(?:de |du |des |d'))|outils? (?!(?:informatique|bureautique|numerique|collaboratif)s?$)|suite bureautique )?(?:(?:tels? que|comme|suivants) )?(?:: ?)?";
const SOUVENT =
  '(?:aussi|egalement|bien|tres bien|parfaitement|couramment|regulierement|quotidiennement|tous les jours|chaque jour|au quotidien|principalement|surtout|souvent|actuellement|un peu)';
const FRENCH = any(
  `j(?:e |')(?:travaille|code|developpe|programme)(?: ${SOUVENT})* (?:avec|en|sur|sous) ${LES}`,
  `j(?:e |')(?:connais|maitrise|utilise|pratique|manie|sais utiliser|ai utilise|ai travaille avec|ai pratique)(?: ${SOUVENT})* ${LES}`,
  `${BIEN}${MAITRISE} ${DE}`,
  `(?:tres )?(?:a l'aise|famili(?:er|ere|arise|arisee)|competente?|experimentee?|formee?|initiee?|debutante?|operationnel(?:le)?|autonome) (?:avec|sur|sous|en|dans|a|aux?) ${LES}`,
  `(?:je |sait |savoir |capable d'|capacite a )?(?:utiliser|maitriser|maitrise) ${LES}`,
  `${BIEN}maitrise `,
  String.raw`\d{1,2} ?\+? ans (?:d['’]experience |de pratique )?${DE}${LES}`,
);

const ARABIC =
  '(?:(?:اجاده|اتقان|معرفه|خبره|القدره|قدره|مهاره|مهارات|استخدام|التعامل|العمل|التمكن|المام|الالمام|كيفيه)(?: (?:جيده|ممتازه|تامه|واسعه|كامله|متوسطه|عاليه|اساسيه|قويه|عميقه|جيد|جدا))*(?: (?:في|علي|من|مع|بـ|ب)(?= ))? ?)+(?:(?:ب|ال)?(?:برنامج|برامج|نظام|لغه) |ب(?=ال))?';

const ARABIC_OF_ONESELF =
  '(?:و ?)?(?:استعمل|استخدم|اتقن|اجيد|اعرف)(?: (?:يوميا|ايضا|جيدا|غالبا|كذلك))* ';

const leadIn = new RegExp(
  `^(?:${ENGLISH}|${FRENCH}${CHOSE}|${ARABIC}|${ARABIC_OF_ONESELF})(?=\\S)`,
  'u',
);

/** Lead-ins that nothing but a skill follows, known or not, in so few words. */
const SURE =
  /proficien|(?:working|basic|good|strong|solid|sound|excellent|advanced|practical) (?:knowledge|command)|^(?:quelques )?notions |^bases? (?:en|du) |connaissances de base|(?:bonne|parfaite|excellente) maitrise|maitrise (?:du |de la )|^(?:tres )?a l'aise|(?:اجاده|اتقان) (?:استخدام|برنامج)/u;

/** What stands before a skill and says that it is mastered: 'Working knowledge of ', 'Maîtrise du logiciel '. */
export function leadInOf(value: string): { length: number; isSure: boolean } | null {
  const folded = fold(value);
  const [led] = leadIn.exec(folded) ?? [];
  return led === undefined ? null : { length: led.length, isSure: SURE.test(led) };
}
