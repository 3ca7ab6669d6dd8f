/** Whose degree a line names that begins so, which is not the person's. */
const OF_ANOTHER =
  /^[^\p{L}]*(?:(?:thesis|dissertation|academic|phd|doctoral|research|project) )?(?:mentors?|(?:co-?)?advis[eo]rs?|(?:co-?)?supervis(?:ors?|ed by)|supervisors? \p{L}+|committee|co-?chairs?|principal investigators?|director|encadre par|encadrante?s?|directeur|directrice)(?: de these)?\s*:/u;

/** What stands somewhere before the degree of another, or before one that is not taken yet. */
const BEFORE_NONE =
  /(?<!\p{L})(?:supervised by|advised by|mentored by|under (?:the )?(?:supervision|guidance|direction) of|sous la direction d|encadree? par|candidate? (?:au|a un|a une|pour)|recherche (?:d')?une?|(?:integrer|rejoindre|poursuivre en)|apply(?:ing)? (?:for|to)|(?:want|wish|hope|plan|aim)(?:s|ing)? to|eligible for|(?:seek|look)ing (?:for )?an?|(?:admission|preparation|prepare) (?:to|for))[^.;|]*$|(?<!\p{L})(?:instead of|rather than|au lieu (?:de |d')|plutot que?(?: |'))[^.,;:|]*$|(?<!(?:diplome|titre|certification)(?: (?!de )[\p{L}'’]+){0,3} (?:de (?:haut )?)?|(?:formation|programme|cursus) (?:de )?|\p{L})niveau $/u;

/** What stands after the name of a degree that is not taken. */
const AFTER_NONE =
  /^(?:(?:'s)? (?:applicants?|(?:entrance|admissions?|level) |students\b|preparation)|[^(;|]{0,40}\(niveau\))/u;

/** What says that a degree was not taken. */
const UNFINISHED =
  /(?<!\p{L})(?:unfinished|incomplete|(?:not|never|didn['’]t) (?:yet )?(?:complet|finish|graduat)\p{L}*|no degree|dropped(?: out)?|withdr[ae]wn?|discontinued|abandon\p{L}*|inachevee?s?|interromp\p{L}*|(?:sans|pas de) diplome|non[ -](?:terminee?s?|obtenue?s?|validee?s?|soutenue?s?|acheve(?:e?s?)|finalisee?s?|diplomee?s?)|nicht abgeschlossen|لم (?:اكمل|يكتمل|تكتمل)|غير مكتمل)(?!\p{L})|[,(–-] ?(?:non|not)\s*$/u;

/** Whether a text, folded, says that studies ended without their degree. */
export const isUnfinished = (folded: string): boolean => UNFINISHED.test(folded);

/** Whether a line, folded, names degrees of another or ones that were not taken. */
export const isOfNone = (folded: string): boolean =>
  OF_ANOTHER.test(folded) || isUnfinished(folded);

/** Whether a degree between two texts, folded, is of another or not taken yet. */
export const isNotHeld = (before: string, after: string): boolean =>
  BEFORE_NONE.test(before) || AFTER_NONE.test(after);

/** The first years of a three-year degree, before or after its name: '1ère année de licence', 'L2'. */
const FIRST_YEARS =
  /(?<!\p{L})(?:(?:(?:1|premi) ?(?:ere|re)|2 ?(?:e|eme|nde)|deuxieme|seconde) annee (?:(?:de|d'une|en) )?licence|licence (?:[12]|(?:1 ?(?:ere|re)|2 ?(?:e|eme|nde)|premiere|deuxieme) annee)|l[12](?!\p{L}|\d|\s?(?:[-,/&+]|a|et)\s?(?:(?:l|licence )?2\s?(?:[-,/&+]|a|et)\s?)?(?:l|licence )?3))(?!\p{L})/u;

/**
 * Whether a text, folded, tells of the first years of a degree that ended in `last`, years before other studies ended in
 * `latest`.
 */
export const isCutShort = (folded: string, last: number | null, latest: number): boolean =>
  last !== null && last < latest && FIRST_YEARS.test(folded);
