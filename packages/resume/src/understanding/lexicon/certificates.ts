/** What a heading calls certificates, and no courses of a degree. */
export const NAMES_CERTIFICATES =
  /certif|licen[cs]e|attestation|habilitation|accredit|\bcaces\b|شهاد|رخص/u;

/** Certificates of first aid and of safety at work, by names that mean nothing else, folded. */
const SAFETY = String.raw`psc ?1|pse ?[12]|bnssa|afgsu(?: ?(?:[12]|i{1,2}|niveau [12]))?|afps|sst|ssiap(?: ?[123])?|bafa|bafd|osha[ -]?(?:10|30)(?:[ -]hours?)?|cpr|bls|acls|pals|aed|caces(?: r\.? ?\d{3}\p{L}?)?(?: cat(?:egories?|\.)? ?\d(?:(?:, ?| (?:et|and) )?\d)*)?|habilitations? electriques?(?: [a-z]\d\p{L}?)*|aipr|fimo|fco`;

/** A certificate of first aid or of safety, alone. */
export const SAFETY_CERTIFICATE = new RegExp(`^(?:${SAFETY})$`, 'u');

/** What certificates of first aid are named beside, and what may else be something that somebody can do. */
export const FIRST_AID = /^(?:first[ -]?aid|premiers secours)$/u;

/** A test of a language and what somebody scored in it: 'TOEIC 905', 'DELF B2'. */
export const LANGUAGE_TEST =
  /(?<!\p{L})(?:toeic|toefl(?: ibt| itp)?|ielts|linguaskill|bulats|delf|dalf|tcf|tef|dele|hsk|jlpt|goethe-zertifikat|testdaf|celi|cils)(?: score)?[ :(]{1,3}(?:\d{1,4}(?:[.,]\d)?(?: ?\/ ?\d{2,3})?(?: ?(?:pts|points)(?!\p{L}))?|[abc][12]|n[1-5])(?![\p{L}\p{N}])/gu;
