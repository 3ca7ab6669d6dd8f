/** What a heading calls certificates, and no courses of a degree. */
export const NAMES_CERTIFICATES =
  /certif|licen[cs]e|attestation|habilitation|accredit|\bcaces\b|شهاد|رخص/u;

/** Who gives certificates, in short. */
export const GIVERS_IN_SHORT =
  /^(?:AHA|ARC|AACN|ANCC|PMI|IIBA|CITB|OPITO|IOSH|NEBOSH|AXELOS|ASQ|ISACA|IBM|AWS|SAP|NSC|AAPC|AHIMA|SHRM|HRCI|NASM|ACSM|NCCER|DHA|HAAD|MOH|NHS|AAT|ISC2|TUV|BSI|BCS|SANS|APMG|BCEN|NREMT|NPTC|RTITB|UKATA|CSSC|GARP|AAMA|ASHRM|APICS|IASSC|FEMA|INSEAD|MIT|AFPA|CNAM|IFSI|ANSSI|PECB|EC-Council|EXIN|AFNOR|APAVE|GRETA|CESU(?: \d\d)?|SDIS(?: \d\d)?|CNFPT|INRS|AFTRAL|ESSEC|HEC|EPFL|CNIL)$/;

/** Certificates that French has for whoever helps or leads others, by names that mean nothing else, folded. */
export const HELPS_OTHERS = String.raw`psc ?1|pse ?[12]|bnssa|afgsu(?: ?(?:[12]|i{1,2}|niveau [12]))?|afps|ssiap(?: ?[123])?|bafa|bafd`;

/** Certificates of first aid and of safety at work, folded. */
const SAFETY = String.raw`${HELPS_OTHERS}|sst|osha[ -]?(?:10|30)(?:[ -]hours?)?|cpr|bls|acls|pals|aed|caces(?: r\.? ?\d{3}\p{L}?)?(?: cat(?:egories?|\.)? ?\d(?:(?:, ?| (?:et|and) )?\d)*)?|habilitations? electriques?(?: [a-z]\d\p{L}?)*|aipr|fimo|fco|ba[45]|vca(?:-vol)?`;

/** That somebody was taught what certifies them, before its name, folded: 'Formation aux premiers secours'. */
export const TAUGHT =
  /^(?:(?:formations?|stage|recyclage|mac|diplome|certificat|attestation|obtention|titulaire|detent(?:eur|rice))(?: (?:initiale|continue|obligatoire))? (?:aux? |a la |a l'|de la |de l'|de |du |des |en |d'|l'|la |le |les )?){1,2}/u;

/** What a French certificate of a trade or of helping others begins with, and little else does, folded. */
export const BEGINS_AS_CERTIFICATE = new RegExp(
  String.raw`^(?:certifiee? (?!jusqu|depuis|plus|moins|oui|non|a |de |le |la |les |en |par |pour )\p{L}|(?:${HELPS_OTHERS}|sst|caces|aipr|fimo|fco|adr (?:de )?(?:base|citernes?|classe|gaz|matieres)|cqpm?|cqpi|tfp|prap|atex|certiphyto|habilitations? (?:electr|h\d|b\d|n\d|gaz|frigo|ferro|travail|mecan|nucl|lorawan|echafaud)\p{L}*|c2i\d?|b2i|cles (?:niveau )?\d|clea|pcie|icdl|tosa|pix|mos (?:excel|word|powerpoint|expert)|(?:projet|certificat|certification) voltaire|certification (?:pix|tosa|clea|cloe)|cisco ccna|cambridge (?:first|advanced|preliminary|key|proficiency)|tcf (?:canada|quebec|irn|tp|anf)|tef (?:canada|quebec|irn)|permis (?:d'exploitation|de former|de chasse[rs]?|cotier|hauturier|bateau|fluvial|plaisance|cariste|nacelle|poids|super lourd|transport|c(?:1?e)?|c1|ec|d(?:1e?)?)|sauveteurs? secouristes?|secouris(?:te|me)(?= \p{L})|gestes (?:et|&) (?:postures|soins)|gestes (?:de premiers?|qui sauvent)|premiers? secours|trava(?:il|ux) en hauteur|port du harnais|equipier (?:de )?(?:premiere|seconde|1ere|2nde)|manipulation (?:des |d')?extincteurs?|(?:lean )?six sigma|(?:green|black|yellow|white) belt(?= (?:en |in )?(?:lean|six)(?!\p{L}))|auditeurs? (?:interne|qualite|iso)|(?:lead |internal )?auditor iso|iso \d{4,5}(?: lead| internal| auditeur|:\d{4} lead)|itil|prince2|agrement (?:ministeriel|prefectoral|assistant\p{L}*|d'assistant\p{L}*|enseignant)|licence de (?:pilot|parachut|controleu|membre d'equipage|navigant|technicien aero|maintenance aero)\p{L}*|brevet (?:d'aptitude|d'initiateur|de (?:pilote|surveillant|secouris|securite|natation|maitre[- ]nageur|base|moniteur)|federal)|carte (?:pro\p{L}* (?:cnaps|d'agent|vtc|taxi|immo|t|g|s)|vtc|conducteur|de conducteur|btp))(?![\p{L}\p{N}])(?! ?[:–-] ?$))`,
  'u',
);

/** Who gives short courses to people at work, folded, and no degrees. */
export const TRAINER =
  /(?<![\p{L}\d])(?:cegos|orsys|demos|apave|socotec|dekra|bureau veritas|veritas|afnor|inrs|comundi|m2i|elephorm|global knowledge|eni|unow|simpliv|croix[ -]rouge|croissant[ -]rouge|protection civile|umih|aftral|promotrans|carsat|cnfpt|anfh|pyramyd|francis lefebvre|lamy|capa|elegia|dawan|learning tree|pecb|secnum ?academie|cci(?: formation)?|chambre de commerce)(?![\p{L}\d])/u;

/** A certificate of first aid or of safety, alone. */
export const SAFETY_CERTIFICATE = new RegExp(`^(?:${SAFETY})$`, 'u');

/** What certificates of first aid are named beside, and what may else be something that somebody can do. */
export const FIRST_AID = /^(?:first[ -]?aid|premiers secours)$/u;

/** Certificates of first aid and of safety in full, or in full and in short: 'Sauveteur secouriste du travail (SST)'. */
export const SAFETY_IN_FULL =
  /^(?:sauveteurs? secouristes? du travail|secouris(?:te|me) du travail|prevention (?:et )?secours civiques?|premiers secours (?:en equipe|niveau|psc|civiques|\()|gestes et soins d'urgence|agent de (?:securite incendie|prevention et de securite)|service de securite incendie|equipier de (?:premiere|seconde) intervention|brevet (?:national )?de (?:secouris|securite)|basic life support|advanced cardiac life support|pediatric advanced life support|emergency medical (?:technician|responder)|cardiopulmonary resuscitation|first aid (?:at work|certifi\p{L}+|and cpr)|food (?:handlers?|safety|hygiene) (?:card|certificat\p{L}+|permit|level \d)|servsafe\b|forklift (?:operator )?(?:licen[cs]e|certif\p{L}+)|hazwoper\b|confined space (?:entry )?certif\p{L}+)/u;

/** Programmes whose names mean a certificate and nothing that somebody may only know, folded. */
const PROGRAMMES = String.raw`diplome (?:d'etudes en|approfondi de) langue francaise(?: \((?:delf|dalf)\))?(?: [abc][12])?|pmp|capm|pmi-acp|prince ?2(?: (?:foundation|practitioner|agile))?|cissp|ccsp|sscp|cisa|cism|crisc|ceh|oscp|ccna\d?|ccnp|ccie|ccda|ccent|mcsa|mcse|mcsd|rhcsa|rhce|ckad?|cks|lpic-?\d?|comptia (?:a|network|security|server|cloud|linux|project|pentest|cysa)\+?|itil (?:v\d |\d )?(?:foundation|practitioner|expert|intermediate|managing professional)(?: v\d)?|psm(?: i{1,3})?|pspo(?: i{1,2})?|cspo|safe (?:agilist|\d\.\d)|(?:lean )?six sigma (?:green|black|yellow|white|master black) belt|togaf(?: \d(?:\.\d)?)? (?:certified|foundation|practitioner)|cfa level (?:[123]|i{1,3})|shrm-s?cp|s?phr|cipd level \d|nebosh(?: igc| [\p{L} ]{3,40})?|iosh managing safely|icdl|ecdl|pcie|celta|tefl|tesol certificate|certificat voltaire|(?:projet|certificat|certification) voltaire|certification (?:pix|tosa|clea|cloe)|tosa(?: [\p{L}]{3,12})?|emt(?:-[bip])?|servsafe(?: (?:manager|food handler))?|twic|cdl(?: class)? [abc]|nccer|az-\d{3}|dp-\d{3}|ai-\d{3}|sc-\d{3}|ms-\d{3}|pl-\d{3}`;

/** A certificate by the name of its programme, alone or with what that means in brackets: 'PMP (Project Management Professional)'. */
export const PROGRAMME = new RegExp(
  String.raw`^(?:${PROGRAMMES})(?: certifi(?:ed|cate|cation))?(?: \([^()]+\))?$`,
  'u',
);

/** A certificate whose name says who gives it and that somebody is certified: 'Oracle Certified Associate'. */
export const GIVEN_AS_CERTIFIED =
  /^(?:aws|amazon|google(?: cloud)?|microsoft|oracle|cisco|salesforce|red hat|vmware|hashicorp|sap|isc2|\(isc\)2|kubernetes|databricks|snowflake|hubspot|comptia|ibm|adobe|autodesk|solidworks|tableau|scrum|ec-council|juniper|citrix|nvidia|servicenow|atlassian|docker|mongodb|unity|zend|sun|java|huawei|fortinet|palo alto(?: networks)?|board|state|nationally|internationally|national|state of \p{L}+) certified[: ]+\p{L}/u;

/** A test of a language and what somebody scored in it: 'TOEIC 905', 'DELF B2'. */
export const LANGUAGE_TEST =
  /(?<!\p{L})(?:(?:toeic|toefl(?: ibt| itp)?|ielts(?: academic| general)?|languagecert|linguaskill|bulats|duolingo(?: english test)?|cambridge (?:fce|cae|cpe|pet)|delf|dalf|tcf|tef|dele|siele|hsk|jlpt|telc|testdaf|goethe-zertifikat|celi|cils|plida|tocfl|topik|torfl)(?: (?:score|level|niveau))?(?:(?: ?[:=–-] ?| )(?:\d{1,4}(?:[.,]\d)?|[abc][12](?!\p{N})|n[1-5]|i{1,3}v?)(?: ?(?:pts|points))?(?![\p{L}\p{N}])| ?\((?=(?:(?:score|level|niveau|obtenue?|resultat|note) ?:? ?)?(?:\d{2,4}|[abc][12]|n[1-5])))|(?:certificat|certificate|zertifikat|diplome) (?:de |of |d'|in )?(?:niveau |level )?[abc][12](?: (?:en|in|d'|de) ?\p{L}+)?(?![\p{L}\p{N}]))/gu;
