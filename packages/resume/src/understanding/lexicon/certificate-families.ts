import { byFirstLetter } from '../text/first-letters';
import { oncePerText } from '../text/memory';
import { fold } from '../../text';

/** Certificates and licences by trade, as they stand alone on a line, folded. Each is a piece of a regular expression. */
const FAMILIES = [
  // health
  String.raw`(?:basic|standard|emergency) first[ -]aid|tncc|ccrn|nrp|cen|enpc|rnc(?:-\p{L}+)?|lpn|cna|rma|cma(?: \(aama\))?|nremt|usmle step .*|plab [12]|mrc[ps](?: .*)?|ecfmg certified|cpht|good clinical practice(?: \(gcp\))?|(?:paediatric |pediatric )?immediate life support.*|neonatal resuscitation program.*|trauma nursing core course.*|nmc (?:pin|registration).*|registered nurse (?:\(rn\)|licen[cs]e).*|(?:bls|acls|pals|cpr)(?: ?(?:/|&|,|and) ?(?:bls|acls|pals|cpr|aed|first aid))*(?: (?:provider|instructor|certified|certification))?|(?:dha|haad|moh|scfhs|prometric) (?:licen[cs]e|registration|exam)`,
  // accounting and finance
  String.raw`cpa(?: exam.*| licen[cs]e)?|f?acca(?: (?:member|affiliate|finalist|certified))?|fcca|cgma|cima(?: .*)?|dipifr.*|icaew aca|aat level \d.*|quickbooks (?:online )?(?:proadvisor|certified).*|xero advisor certified|cfe|chartered (?:certified )?accountant(?: \(\p{L}+\))?|enrolled agent(?: \(ea\))?|ifrs certificate|(?:finra )?series \d{1,2}(?:(?:, ?| ?& ?| and | ?/ ?)(?:series )?\d{1,2})*(?: (?:licen[cs]es?|exams?))?|sie(?: exam)?|securities industry essentials.*|cfa (?:level|charterholder|program|institute).*|chartered financial analyst.*|frm(?: part \w+)?|financial risk manager.*|caia(?: level \w+)?|cfp|fmva|financial modeling (?:&|and) valuation analyst.*|bloomberg market concepts.*|cmt level \w+|cisi level \d.*|certification amf`,
  // projects, quality and supply
  String.raw`csm|pmi-rmp|cbap|ecba|ccba|safe \d(?:\.\d)? .*|professional scrum (?:master|product owner|developer).*|scrum master certified|project management professional.*|agilepm \p{L}+|ipma level \p{L}|msp (?:foundation|practitioner)|iso \d{4,5}(?::\d{4})? (?:lead|internal) (?:auditor|implementer).*|apics .*|cscp|cltd|cpim|cips level \d|cpsm|itil (?:v?\d|.*foundation.*)|(?:lean )?six sigma (?:green|black|yellow|white) belt.*`,
  // computing
  String.raw`(?:comptia )?(?:a|security|network|linux|cysa|casp|pentest|server|cloud|project)\+(?: c[eo]| certified| certification)?|ccn[ap] .*|(?:az|dp|ai|sc|ms|pl|md|mb|mo)-\d{3}(?:: .*)?|mcsa .*|mos (?:excel|word|powerpoint|master|expert|specialist).*|microsoft office specialist.*|aws (?:cloud practitioner|solutions architect .*|sysops administrator.*|saa-c\d\d)|(?:google |gcp )(?:cloud )?(?:associate|professional) (?:cloud|data|machine) .*|google cloud professional .*|associate cloud engineer|oca(?:jp)?|ocp(?:jp)?|oracle cloud infrastructure .*(?:foundations|associate|professional)|terraform associate.*|ejpt|gsec|gpen|gcih|vcp-\p{L}+|(?:fortinet )?nse ?\d|jncia(?:-\p{L}+)?|servicenow csa|snowpro core.*|istqb.*|(?:microsoft )?azure (?:data |ai )?fundamentals|togaf \d.*|cobit \d.*|(?:machine|deep) learning specialization|google it support.*certif.*|pcep|pcap|tableau (?:desktop|certified) .*|(?:microsoft )?power bi data analyst(?: associate)?|google (?:advanced )?data analytics(?: professional certificate| certificate)?|sas (?:base|certified|advanced) .*|google (?:ads|analytics)(?: \p{L}+)? certifi.*|google analytics individual qualification.*|gaiq|(?:meta|facebook) blueprint|cswa|cswp|leed (?:ap|green associate).*|ncidq`,
  // safety and food
  String.raw`haccp(?: level \d| certifi.*)?|osha[ -]?(?:10|30)[ -].*|food handler'?s? (?:permit|card|certificate|licen[cs]e)|(?:tips|rbs|tabc) certified|cscs(?: card)?|smsts|sssts|h2s (?:awareness|alive)|t?-?bosiet|huet|stcw(?: \d.*)?|whmis(?: \d{4})?|smart serve(?: certified)?|twic card|safe ?pass|iosh .*|ipaf .*|fire warden(?: .*)?`,
  // trades, transport and security
  String.raw`caces\b.*|cqp \p{L}+|tfp aps|carte pro(?:fessionnelle)?(?: d'| de | agent ).*|certiphyto.*|(?:qualification|licence) (?:de )?soud(?:eur|age).*|soudeur qualifie.*|permis (?:ce?|d1?|cariste)|permis d'exploitation|epa (?:section )?608.*|ase (?:certified|master|a\d).*|(?:(?:has|holds|valid) )*class (?:[1a] (?:driv\p{L}+ )?|[1-4ab] (?:commercial |hgv |cdl ))licen[cs]e|forklift (?:certified|operator certifi.*)|cdl(?: class)? \p{L}(?: licen[cs]e)?|hgv class \d.*|(?:driver )?cpc(?: card)?|gas safe registered|18th edition.*|red seal.*|api (?:510|570|653)|cswip .*|(?:asnt )?ndt level .*|asnt level .*|nace cip level .*|tesda nc .*|sia (?:licen[cs]e|door supervisor.*)|guard card|(?:red cross )?lifeguard certifi.*`,
  // in the words of those who have several, in English and in French
  String.raw`bls (?:for )?(?:healthcare |hcp )?(?:providers?|certif.*)|advanced cardi(?:ac|ovascular) life support.*|(?:basic|p(?:a)?ediatric advanced) life support.*|nih stroke scale.*|(?:adult |infant |child |p(?:a)?ediatric )*(?:first[ -]aid|cpr|aed)(?:(?: ?[/&,+] ?| and )(?:first[ -]aid|cpr|aed|bls))+(?: certif.*)?|(?:american |british )?red cross (?:lifeguard(?:ing)?|cpr|first aid|babysitting)(?:[ /,]+.*certif.*|[ /,]+(?:cpr|aed|first aid))*|wilderness first (?:responder|aid).*|emt[- ](?:basic|advanced|paramedic)|confined spaces? (?:entry|training|awareness).*|fall protection(?: training| certif.*)|class [abc] cdl.*|dot medical (?:card|certif.*)|hazmat (?:endorsement|certif.*)|level \d (?:(?:award|certificate) in|food hygiene|food safety) ?.*|cpcs card|asbestos awareness.*|manual handling(?: training| certif.*)?|hubspot (?:inbound|content|email|social media|sales|digital)(?: marketing| software)?(?: certif.*)?|freecodecamp .*certif.*|azure .* \(?(?:az|dp|ai|sc)-\d{3}\)?|scrum master \(?(?:psm|csm)[ -]?\w{0,3}\)?|teaching licen[cs]e(?:,| [–-]) .*|(?:yoga alliance )?ryt[ -]?\d{3}.*|nccer .*|professional engineer(?:,| [–-]) (?:state of )?\p{L}+`,
  String.raw`(?:h0 ?-?b0|[bh][12]v)(?:(?:[ ,/-]+|(?<=0))(?:[bh]\d[vtc]?|br|bc|be|bs|hc))*|bsr|cfga|acaced|certibiocide|certificat biocide.*|echafaudages? r ?\d{3}.*|amiante (?:sous[- ]section|ss) ?\d.*|(?:manipulation (?:des |de )?)?fluides frigorigenes.*|opquast(?: .*)?|secnum ?academie.*|passeport (?:de |des )?competences informatiques?.*|dcl \p{L}+ [abc][12]|dda \(?\d+ ?h.*|brevet d'initiation .*|atelier rgpd(?: .*)?|mos (?:word|excel|powerpoint)|vmware vcp.*`,
  // flying
  String.raw`(?:frozen )?atpl?(?: ?\(a\))?|[cp]pl(?: ?\(a\))?|(?:commercial|private|airline transport|air transport|remote|drone) pilot'?s? (?:licen[cs]e|certificate).*|\w+ type rating|type rating .*|instrument rating|multi-engine rating|(?:\p{L}+ )?flight (?:examiner|instructor) rating|cfii?|easa part[ -].*|faa (?:a&p|part 107|licen[cs]e).*|airframe (?:&|and) powerplant.*|cabin crew attestation.*|iata (?:diploma|dangerous goods).*`,
  // teaching and languages
  String.raw`qts|qualified teacher status.*|ctefla|tefl .*|\d+[ -]hours? tefl.*|tesol(?: .*)?|tkt|praxis (?:\w+|(?:i{1,3}|\d|core|subject|exam)(?!\p{L}).*)|nbct|google certified educator.*|microsoft innovative educator.*|c2i\d?\p{L}?|c2i .*certificat informatique.*|certificat informatique et internet.*|cles \d|child development associate.*|trinity certtesol|ptlls|esl endorsement|cambridge (?:english|b2 first|c1 advanced|c2 proficiency).*|first certificate in english.*|certificate (?:in|of) (?:advanced english|proficiency in english).*|fce|cae|diplome (?:d'etudes en|approfondi de) langue francaise.*|dcl \p{L}+|duolingo english test|ef set .*|pte academic.*|(?:ielts|toefl|toeic|testdaf|linguaskill|bulats)(?: (?:academic|general|ibt|itp))?`,
  // staff, law, engineering and care
  String.raw`shrm certified .*|aphri?|gphr|sphr|(?:assoc\.? )?cipd(?: .*)?|chr[pl]|cphr|mental health first aid(?:er)?.*|(?:state )?bar admissions?.*|admitted to (?:the )?.*\bbar\b.*|admission to the .*\bbar\b.*|state bar of \p{L}+.*|(?:\p{L}+ ){1,2}state bar|notary public|cipp/\p{L}|cipm|(?:licensed |registered )?professional (?:\p{L}+ )?engineer(?: \(pe\)|,? licen.*)|engineer[ -]in[ -]training.*|fundamentals of engineering.*|eit|fe exam|p\.? ?eng\.?|chartered engineer.*|(?:registered|licensed) architect|licensed (?:attorney|professional counselor|clinical social worker|marriage and family therapist|practical nurse).*|lcsw|lmft|bcba|rbt|nasm[ -]cpt|ace (?:certified )?personal trainer|personal trainer level \d|ryt[ -]?\d{3}`,
  // Arabic
  String.raw`(?:ال)?رخصه (?:ال)?(?:دوليه|مهنيه|مزاوله|تدريس|معلم|الهييه|رافعه)(?: .*)?|(?:عضويه|تصنيف|ترخيص) (?:ال)?هييه .*|اختبار (?:ال)?(?:توفل|ايلتس|ستيب|قدرات)(?: .*)?|شهاده (?:محترف|معتمد|مدرب|محاسب|icdl|ايزو|نيبوش|اوشا|اجتياز|حضور|سيسكو|مايكروسوفت|جوجل|(?:ال)?(?:توفل|ايلتس|ايتلس)|المحاسب|اداره المشاريع)(?: .*)?|محترف (?:اداره|معتمد)(?: .*)?|دوره (?:تدريبيه|في|ال)(?: ?.*)?`,
].join('|');

const alone = byFirstLetter(FAMILIES, (names) => new RegExp(`^(?:${names})$`, 'u'));

/** Names this short are words as well, or parts of them, unless they are in capitals. */
const SHORTEST = 4;

/** A certificate that stands alone on a line, in a section that does not tell what somebody did. */
export const isCertificateAlone = oncePerText((name): boolean => {
  const folded = fold(name);
  if (alone(folded.charAt(0))?.test(folded) !== true) return false;
  const letters = name.replace(/\P{L}/gu, '');
  return (
    letters.length > SHORTEST ||
    letters === letters.toUpperCase() ||
    /\p{Lu}.*\p{Lu}/u.test(letters)
  );
});

/** A licence by what it permits: 'Real Estate License'. The French 'licence' is a degree. */
export const LICENCE =
  /^(?=.*licen[cs]e)(?!full |clean |valid |software|apache|open |gpl|permanent|no |licen)(?!.*(?:(?<!\b(?:commercial|truck|lorry|bus|train|forklift|crane) )driv|\bmit\b|\bbsd\b|\bcommons\b|open[ -]source))(?:[\p{L}&'.-]+ ){1,5}(?:license|(?<=(?:pilot'?s?|personal|security|operator'?s?|teaching|practice|practising|trade|forklift|premises|taxi|coaching|guide'?s?|broker'?s?|engineer'?s?|estate|nursing) )licence)(?: holder)?(?: \([\p{L}\d-]{1,6}\))?$/u;

/** What those who have a certificate write behind their name: 'Jane Miller, PMP, CPA'. */
export const CERTIFIED_BEHIND_NAME =
  /^(?:PMP|CAPM|PMI-ACP|CPA|CFA|CMA|FRM|CFP|ACCA|FCCA|CISSP|CISM|CISA|CEH|CSM|CSPO|S?PHR|SHRM-S?CP|CCRN|CSCP|CPIM|LEED AP|LCSW|LMFT|BCBA|CCNA|CCNP|RHCE|MCIPD|P\.?Eng\.?|NCIDQ|CPRW|CHRP|CIPP\/[EU])$/u;
