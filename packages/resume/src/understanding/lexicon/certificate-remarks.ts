/** What a link says that leads to certificates, or where to find them, folded. */
export const LINKS_TO_CERTIFICATE =
  /^(?:(?:please )?click (?:here|to|on|the)\b|here to view|(?:view|verify|download|voir|consulter|verifier|telecharger|afficher|visualiser)(?: (?:l'identifiant|the|my|all|your|more|full|le|la|les|mon|mes|tous|toutes|plus)\b| (?:verified |online )?(?:certificat|credential|licen[cs]e|badge|diplom|identifiant|attestation|on |here|online|pdf|document)|$)|(?:view|verify|see) (?:it |them )?(?:at|on|here)\b|see (?:more|all|my|full|credential|certificat|here|also|linkedin)\b|show (?:all|more|credential|certificat|less|\d)|check (?:out|my|here|them|it)\b|(?:download|print|save|get|open|telechargez?|telecharger|imprimer|consultez|voir|decouvrez|retrouvez|visitez|suivez|contactez)(?: (?:moi|me|us))?(?: (?:sur|on)\b| (?:l'|la |le |les |un |une |a |the |this |my |mon |ma |mes |our |nos )(?:\p{L}+ )?(?:cv|resume|portfolio|pdf|version|travail|travaux|projets?|profil|site|page|blog|code|liste|suite|brochure|dossier)\b)|(?:visit|follow|find|connect with|contact|hire|email) (?:me|us|my)\b|vous pouvez (?:egalement |aussi )?(?:telecharger|consulter|voir|retrouver|visiter|me )|back to top|retour en haut|read more|lire la suite|learn more|en savoir plus|(?:proof|evidence|copy|copies) of certif|(?:more|full list|complete list|details|all (?:of )?(?:my )?certificat\p{L}*|certificat\p{L}*|credentials|diplom\p{L}*|references?|transcripts?)\b.{0,30}\b(?:available|on linkedin|(?:up)?on request|on demand|disponibles?|sur demande|sur linkedin)|available (?:up)?on request|for (?:more|all|full|other)\b.*\b(?:visit|see|check|refer|linkedin)|(?:link|url|lien)s?(?: (?:to|vers|du|de la|des|of) (?:the |le |la |les |my |mon |mes )?(?:certificat|credential|badge|diplom)\p{L}*)?\s*(?::.*)?$|(?:certificat\p{L}*|credentials?|badges?|diplom\p{L}*)(?: verification)? (?:links?|urls?)\b|(?:اضغط|انقر)(?!\p{L})|(?:عرض|تحميل|مشاهده|رابط|روابط|للاطلاع)(?: \p{L}+){0,2} (?:ال)?شهاد)|^(?:https?:\/\/|www\.)\S+$|^[\w.-]+\.(?:com|org|net|io|me|dev|co|edu)\/\S*$/u;

/** The heads of a table of certificates, between blanks or strokes. */
const HEADS = [
  String.raw`name|title|courses?|certificates?|certifications?|trainings?|workshops?|qualifications?|(?:course|certificate|certification|training|programme?|qualification) (?:name|title)|(?:name|title) of (?:the )?(?:course|certificat(?:e|ion)|training|qualification|institut\p{L}*)`,
  String.raw`issued|issuer|issued by|issuing (?:organi[sz]ation|authority|body|institution)|organi[sz]ation|authority|(?:certification|certifying|awarding|accrediting|examining) (?:body|authority|organi[sz]ation)|institut(?:e|ion)|(?:training )?provider|conducted by`,
  String.raw`credential|date|year|month|period|(?:date )?(?:completed|issued|obtained|passed|attended|awarded|taken)|date of (?:issue|completion|expiry|award|training)|(?:completion|issue|issued|expiry|expiration|start|end|renewal|valid) date|year of (?:passing|completion)|expiry|expires|expiration|valid (?:until|till|from|to)|validity`,
  String.raw`id|no|number|(?:s|sr|sl)\.? ?no|serial no|credential id|(?:certificate|licen[cs]e) (?:no|number)|status|duration|grade|result|level|location|place|venue|remarks|details|description|current|completed|in progress|ongoing|online|others?|miscellaneous`,
  String.raw`intitule(?: (?:de la formation|du stage|du certificat))?|organisme(?: (?:de formation|certificateur|emetteur))?|annee|date d'(?:obtention|emission|expiration)|date de delivrance|etablissement|lieu|duree|diplomes?|formations?|en cours|autres|obtenue?s?`,
  String.raw`process(?:es)?|materials?|positions?|thickness|diameter|scope|type|category|standard|code|rank|capacity|country(?: of issue)?|(?:place|port|date) of (?:issue|expiry|expiration)|document|regulation|stcw(?: (?:reg(?:ulation)?|code))?|flag|renewed|grade\/result|(?:expiry|issue) ?\/ ?(?:expiry|issue)|year completed|(?:course|training) (?:dates?|hours)`,
  String.raw`procedes?|matieres?|materiaux?|nuances?|epaisseurs?|diametres?|domaine|categories?|normes?|codes?|types?|validite|valable (?:jusqu'(?:au|en|a)|du|au)|(?:fin|date|duree) de (?:la )?validite|date de fin|echeance|expire le|delivree? (?:par|le)|numero|n°|reference|pays|emetteur|mention|niveau`,
  String.raw`الشهاده|الشهادات|اسم (?:الدوره|الشهاده|البرنامج)|الدوره|الدورات(?: التدريبيه)?|الجهه(?: (?:المانحه|المنظمه|المنفذه))?|جهه (?:الاصدار|التدريب)|السنه|سنه (?:الحصول|الاصدار)|التاريخ|تاريخ (?:الحصول|الاصدار|الانتهاء)|المده|المكان|مكان (?:الانعقاد|الدوره|التدريب)|م|ت|(?:ال)?رقم(?: الشهاده)?|(?:ال)?تاريخ(?: (?:الدوره|البدء|البدايه|النهايه))?|(?:ال)?(?:اصدار|انتهاء|صلاحيه)|المانح|المعهد|المركز|الموسسه|(?:عدد )?الساعات|التقدير|النتيجه|نوع الشهاده|ملاحظات`,
].join('|');
/** Some heads are made of others, so that a long line could be split in ever more ways: it is no head. */
export const HEADS_COLUMNS = new RegExp(
  String.raw`^(?=.{1,120}$)(?:(?:${HEADS})\.?(?:[\s:|/,&]+|$))+$`,
  'u',
);

/** A kind of row, with what is said of the certificate above: 'Training | Training Institute: Oldacre'. */
export const KIND_WITH_DETAILS =
  /^(?:certificates?|certifications?|training|course|workshop|licen[cs]e|diploma|شهاده|دوره|تدريب)\s*\|\s*\p{L}[^|:]{0,30}:/u;

/** A label before what is said of a certificate, or before what is none. */
export const LABELS_REMARK =
  /^رقم (?:ال)?(?:شهاده|رخصه|اعتماد|تسجيل)(?!\p{L})|^authori[sz]ations?(?: in| for| to)? |^(?:(?:key |core |main |related |technical |soft |acquired )?(?:skills?|topics?|concepts?|learnings?|takeaways?|modules?|subjects?|technolog(?:y|ies)|competenc(?:e|ies)|coursework|features|highlights)(?: (?:covered|learned|learnt|gained|acquired|included|studied))?|tracks?|tech stack|stack|description|summary|content|contents|learning outcomes?|relevant coursework|instructor|trainer|tutor|mentor|supervisor|facilitator|lecturer|score|grade|result|marks|percentage|c?gpa|hours|duration|length|location|place|venue|status|key areas?|objectives?|focus|provider|training provider|institut(?:e|ion)|organi[sz]ation|hobbies|interests|references?|capstone|project|projects|final project|acquis|competences?(?: (?:acquises|cles|developpees))?|duree|formateur|formatrice|lieu|contenu|themes?|notions(?: abordees)?|objectifs?|sujets?|technologies utilisees|organisme|etablissement|projet|المده|المهارات(?: المكتسبه)?|المدرب|المكان|الجهه(?: المانحه)?|المحتوي|المواضيع|المحاور|الوصف|التقدير|الدرجه|الحاله) ?:/u;

/** What ends like a verb in the past, and tells no task: what somebody is, or did to get a certificate. */
export const NO_TASK =
  'Certified|Licen[cs]ed|Accredited|Registered|Qualified|Authori[sz]ed|Chartered|Advanced|Need|Speed|Seed|Weed|Feed|Skilled|Trained|Enrolled|Admitted|Cleared|Approved|Completed|Passed|Earned|Received|Obtained|Achieved';

/** How a sentence begins that says what somebody did, learnt or is about to do. */
export const BEGINS_SENTENCE =
  /^(?:i|i'm|i've|i'll|we|my|j'ai|je|nous|mes|لقد|تعلمت|قمت|اكتسبت|حضرت|درست) |^(?:learn(?:ed|t)|gained|covered|covering|acquired|focus(?:ed|ing)? on|including|includes|currently|presently|actively|active in|working (?:toward|to )|work(?:ed|ing) (?:on|with|in)|preparing for|studying for|continu(?:ous|ously|ing) (?:learning|to |learner)|developed|built|created|designed|implemented|demonstrated|explored|studied|hands-on experience|practical experience|experienced? (?:in|with)|ability to|understanding of|proficient|proficiency in|familiar(?:ity)? with|strong|responsible for|supervised by|under the (?:supervision|guidance)|mentored|volunteer(?:ed|ing)?\b|taught|worked|collaborated|contributed|delivered|led (?:a|the|by)|conducted|wrote|analy[sz]ed|gave|renewed every|passed with|with (?:distinction|honou?rs|merit|high(?:est)?)|obtenue? avec|en cours de preparation|in progress (?:with|at|through))(?:(?<=['\s])|(?!\p{L}))/u;

/** How a line begins in French that says what somebody did; in a plain list courses are called so as well. */
export const TELLS_IN_NOUNS =
  /^(?:apprentissage (?:de|des|du|d')|acquisition (?:de|des|d')|realisation (?:de|d')|mise en (?:place|oeuvre|pratique))(?:(?<=')|(?!\p{L}))/u;

/** What sentences begin with, and names of certificates as well: 'Working in Confined Spaces'. */
export const MAY_BEGIN_NAME =
  /^(?:working (?:on|with|in)|strong|built|volunteer|proficiency in|understanding of|familiarity with|hands-on experience|practical experience) /u;

/** Verbs before what may be a certificate after all: 'Completed OSHA 30 certification'. */
export const BEGINS_WITH_VERB =
  /^(?:successfully |recently )?(?:completed|attended|participated|took part|received|earned|passed|obtained|achieved|finished|suivi(?= (?:la|le|les|une?|plusieurs|avec|(?:des|de) (?:formations?|cours|stages?|ateliers?|seminaires?)) )|participation|participe|حضور|مشاركه)(?! in progress)\b/u;

/** How long a course took or how well it went, alone on a line. */
export const SAYS_HOW_LONG =
  /^(?:\(?(?:formation (?:sur|de|d'une duree de|pendant) )?\d{1,4} ?(?:\+ ?)?(?:hours?|hrs?|h|heures?|days?|jours?|weeks?|semaines?|months?|mois|years?|ans|credits?|ects|ceus?|cpd|ساعه|يوم|شهر|اشهر)(?: (?:course|training|program|of training|de formation|تدريبيه))?\)?|(?:final |overall |total )?(?:grade|score|marks?|result)\b[^\p{L}]*(?:\d.*)?|mention (?:tres |assez )?bien.*|member since.*|(?:reussite|reussie?|passed|completed|obtenue?|valide) (?:avec|with|a|at|in)(?: (?:une? |an? |the )?(?:score|note|moyenne|grade|marks?|resultat|result)(?: of| de| d'un)?)? \d[\d.,]*(?: ?%| ?pour ?cent| ?\/ ?\d+)?)$/u;

/** What is given for merit or taken part in, and is no certificate of what somebody can do. */
export const GIVEN_FOR_MERIT =
  /^awards?\b(?! in (?!recognition\b))|\baward(?:s|ed(?! by\b))?\b(?! (?:in|for)\b)(?<!\b(?:level \w{1,5}|edinburgh'?s?) (?:\p{L}+ )?award)(?<!\bfirst aid (?:at work )?award)|\bbest \p{L}+ .*award\b|\bprize\b|\bwinner\b|\bdean'?s\b|\bhonou?rs? (?:list|roll|society)|\bscholar(?:ship\b(?! certif)|\b(?! (?!at |in |for )\p{L}))|\bmedall?(?:ist)?\b|employee of the|\bfinalists?\b|runner[ -]up|\b(?:1|2|3) ?(?:st|nd|rd) (?:place|rank|prize|position)\b|\b(?:first|second|third) (?:place|prize|rank)\b|valedictorian|\bolympiads?\b|\bhackathons?\b|\bcompetition$|\bstar performer|letter of (?:appreciation|recommendation)|recommendation letter|laureate?\b|^prix (?:de |du |d')|\bprix d'(?:excellence|honneur|innovation)|\bpremier prix\b|^(?:vainqueur|gagnante?|laureate?|finaliste|champion(?:ne)?|nominee?)\b|^(?:(?:travel|research|study|mobility|conference) )?grants?\b(?! (?:writ|manag|admin|propos))|medaille|\bbourse d|employee? du mois|major de (?:promotion|promo)|جايزه|المركز (?:الاول|الثاني|الثالث)|ميداليه|خطاب شكر/u;

/** What is none either under 'Awards and certifications', where more words mean a prize. */
export const GIVEN_UNDER_AWARDS =
  /\baward|\bprize|winner|dean's list|\bhonou?rs?\b|scholarship|\bgrant\b|medal|employee of the|finalist|runner|\b(?:1st|first|2nd|second|3rd|third) (?:place|rank)|valedictorian|\bmember(?:ship)?\b|\bfellow\b|laureat|\bpatents?\b|\bpublications?\b|\bjournal\b|\(\P{L}*(?:\p{L}{3,9}\.? \d{1,2}, )?\d{4}\)\. ?[“"«]|\bprix\b|bourse|medaille|جايزه|تكريم|عضو/u;

/** Work and study that is no course: a project of a school, an internship, somebody's job, a membership. */
export const NO_COURSE =
  /^(?:(?:capstone|final[ -]year|end of studies|research|mba|academic|personal|university|group|side|thesis) )+(?:research )?project\b|^projets? (?:universitaire|personnel|academique|de fin|tutore)|^(?:\p{L}+ ){0,3}internships?(?: (?:at|in|with|program)\b|\s*[,:(–—-]|$)(?<!virtual internships?(?:.{0,12}))|^stage (?:d'observation|chez|au|a|de fin|ouvrier)\b|\b(?:engineer|manager|developer|assistant|intern|teacher|analyst|consultant|officer|volunteer) (?:at|chez) \p{L}|^(?:ieee )?members?(?:hip)? of\b|^membre (?:de|du|actif)\b|^(?:(?:ancien(?:ne)?|former|past|ex) )?(?:(?:vice|co)?[ -]?(?:president|tresorier|secretaire|delegue|captain|capitaine|treasurer|chair(?:man|woman|person)?)e?)(?: generale?)? (?:of|du|de|d'|des)\b|^leadership (?:roles?|positions?|experience)\s*:|^personal (?:website|portfolio)$|^(?:declaration|i hereby)\b/u;

/** What somebody learnt without a certificate, or may only sit for, and a doctor's examination. */
export const NOT_HELD =
  /\bself[ -](?:stud(?:y|ied)|taught|learning)\b|^auto-?(?:formation|didacte)\b|^(?:\p{L}+ ){1,3}(?:eligible|eligibility)\b|\b(?:eligible|eligibility) (?:for|to)\b|^visite medicale\b|^(?:(?:full|clean|valid|uk|eu|us|manual) )+driv(?:ing|er'?s?) licen[cs]e\b|^(?:enhanced )?dbs (?:check|clear)|^(?:clean )?(?:driving|criminal) record\b|^casier judiciaire\b/u;

/** Degrees and what ends school. */
export const ENDS_SCHOOL =
  /^(?:high school(?: diploma)?|.*(?<!nano|micro|mini|\d|\d(?:st|nd|rd|th)) degree|ged|a[- ]levels?|o[- ]levels?|i?gcses?|baccalaureat(?! en administration)|bac(?: (?:pro|general|scientifique|techno\p{L}*|s|es|l|st\p{L}+))?(?: .*)?|bts\b.*|dut\b.*|cap (?!certif|exam).*|bep(?: .*)?|bpa? (?:\p{L}+ )+.*|btp? \((?:brevet|diplome).*|brevet (?:de technicien|d'etudes professionnelles|professionnel).*|cfc(?: .*)?|cpge\b.*|brevet des colleges|attestations? (?:de |d')(?:stage|travail|scolarite|presence|domicile|fin |assiduite|reussite(?! (?:a |au |de |du |de la )?(?:mooc|cours|formation))).*|diplome (?:national )?d[u'](?: ?brevet| ?ingenieur).*|associate(?:'?s)? (?:degree|(?:of|in) (?:applied|general|arts|sciences?)\b).*|associate'?s (?:of|in) .*|(?:higher |senior |junior )?secondary (?:school )?(?:certificate|education|level).*|matric(?:ulation)?|intermediate|1[02]th\b.*|(?:executive |e)?mba(?: (?:in\b|[(–—-]).*)?|masters? (?:of|in|1|2) .*|m[12] (?!.*\b(?:operator|course|training|certif)).*|doctorat\b.*|diplome de (?:doctorat|licence|master).*|(?:شهاده )?(?:الثانويه|ثانويه)(?: العامه| عامه)?|(?:شهاده )?(?:البكالوريا|بكالوريا)(?: .*)?)$/u;

/** Who gives certificates, alone on a line. */
export const ONLY_GIVES =
  /^(?:microsoft|google|cisco|oracle|ibm|amazon|red hat|vmware|comptia|hubspot|coursera|udemy|udacity|edx|datacamp|pluralsight|skillshare|futurelearn|codecademy|freecodecamp|openclassrooms|simplilearn|great learning|upgrad|nptel|swayam|alison|hackerrank|cisco (?:networking|netacad)(?: academy)?|linkedin(?: learning)?|hubspot academy|afnor(?: certification)?|bureau veritas|apave|dekra|socotec|sgs|dnv(?: gl)?|tuv(?: (?:rheinland|sud|nord))?|cegos|afpa|british council|alliance francaise|goethe[ -]institut|pearson(?: vue)?|peoplecert|axelos|exin|isaca|\(?isc\)?2|ec-council|linux foundation|the linux foundation|cloud native computing foundation|hashicorp|trailhead|mongodb university|databricks|atlassian university|deeplearning\.ai|kaggle(?: learn)?|w3schools|sololearn|treehouse|fun mooc|mygreatlearning|city & guilds|اد?راك|رواق|دروب|معارف|منصه ادراك|(?!(?:asp|vb|ado|ml)\.net$)[\w-]{2,30}\.(?:com|org|net|io|dev|edu|fr|co)|(?:american |british |canadian )?red cross|croix[ -]rouge(?: francaise)?|american heart association|scrum alliance|scrum\.org|microsoft learn|amazon web services|project management institute|credly|(?:\p{L}+ ){1,4}(?:university|institute|academy|college|society|business school)|(?:university|institute?|universite|institut|ecole|college) (?:(?:of|de|des|du|superieure?) |d')\p{L}+(?: \p{L}+){0,5}|(?:\p{L}+ ){1,4}(?:ltd|llc|inc|gmbh|sarl|plc|pvt)\.?(?:, \p{L}+)?|(?:جامعه|معهد|اكاديميه|منصه|مركز)(?: \p{L}+){1,3})$/u;

/** Who gave a certificate, when, or under which number, on a line below its name. */
export const HANDED_OVER =
  /^(?:issued|issuer|issuing \p{L}+|emetteur|awarded by|granted by|provided by|offered by|delivree? par|obtenue? |credential|certificate (?:id|no|number)|licen[cs]e (?:id|no|number)|id\b|no\.|n°|expir\p{L}+|exp(?:\.|(?= \d))|valid(?:e|ity)?(?: (?:until|till?|through|thru|from|for|jusqu\p{L}*|du|au)(?!\p{L})|\s*:)|صادره? (?:من|عن)|رقم )/u;

/** How far somebody is with a certificate, alone on a line. */
export const SAYS_STATE =
  /^(?:en ligne|online|a distance|e-learning|en presentiel|(?:currently )?(?:active|valid|verified|certified|completed|passed|expired|in progress|ongoing|pending|planned|current|renewed|obtained|licensed)|actifs?|active|valide|validee?|verifiee?|obtenue?|terminee?|en (?:cours|attente)(?: d'obtention| de validite| de validation| de preparation| de passage| de renouvellement)?|en preparation|a venir|prevue?|a renouveler|acquise?|reussie?|expiree?|a jour|certifiee?|in preparation|to be renewed|upcoming|acquired|earned|achieved|awarded|ساريه?|ساري المفعول|مكتمله?|قيد (?:التنفيذ|الانجاز|الدراسه)|منتهيه?)[. ]*$/u;

/** How well somebody did or how far a certificate goes, in a cell beside its name: 'Niveau C1', 'Level 2', '945/990', 'Avancé'. */
export const SAYS_HOW_WELL =
  /^(?:(?:niveau|level|band|score|note|mention|grade|resultat|result)\s?:? ?\p{L}{0,14}(?:[ +-]?[\d.,/+]{1,8})?(?: \([^()]*\))?|[abc][12][+-]?(?: \([^()]*\))?|\d[\d.,]* ?(?:\/ ?\d+|%|pts|points)|debutante?|intermediaire|avancee?|experte?|confirmee?|courante?|bilingue|beginner|elementary|(?:pre-|upper[ -])?intermediate|advanced|fluent|with (?:distinction|merit|honou?rs)|distinction|merit|pass)$/u;
