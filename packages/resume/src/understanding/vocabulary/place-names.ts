import type { ResumeLine } from '../text/layout';
import { cities, countries, countryCodes, regions, stateCodes } from '../lexicon/places';
import { oncePerText } from '../text/memory';
import { hasRole } from './roles';
import { foldedOf, textOf, trimSpan, wholeLine, type Span } from '../text/spans';
import { fold, keyOf } from '../text/words';

/** A postcode of any country. */
export const POSTCODE =
  /\b(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/g;
/** The code of a province behind its town: 'Marlow (MW)'. */
const PROVINCE = /(?<=\p{L}) \([A-Z]{2}\)/u;
/** Whether `text` is a few words in capitals, as the names of towns are. */
export const looksLikePlaceName = (text: string) => {
  const words = text.replace(POSTCODE, '').replace(PROVINCE, '').trim().split(/\s+/);
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        /^(?:[dDlL]['’])?[\p{Lu}\p{Script=Arabic}][\p{L}'’.-]*$/u.test(word) ||
        /^(?:de|du|des|d[ao]s?|la|le|les|l[eè]s|lez|aux?|en|sous|sur|upon|of|el|al|am|im|der|del|los|las)$/.test(
          word,
        ),
    )
  );
};

export const STREET =
  /(?<!\d)\d+\s*,?\s*(?:bis|ter)?\s*,?\s*(?:rue|avenue|av\.|bd|boulevard|chemin|route|allee|place|cite|quai)\b|\b(?:street|st\.|avenue|ave\.?|road|rd\.?|lane|drive|dr\.|blvd|broadway|way|court|suite|apt|unit|strasse|str\.|straße|weg|platz)|(?<!\p{L})(?:شارع|حي|طريق|عماره|بنايه)(?!\p{L})/u;

/** A street without a number, which may be called after a school: 'College Street,', 'Place de l’École,'. */
export const STREET_ALONE =
  /(?<!\p{L})(?:street|st|road|rd|lane|drive|avenue|ave|way|close|walk|hill)\.?[\s,·|-]*$|^\P{L}*(?:rue|avenue|place|boulevard|chemin|route|allee|quai)(?!\p{L})/u;

/** The part of a town by its number, or by the first half of its postcode: 'Paris 3e', 'Dublin 8', 'Bristol BS8'. */
const ARRONDISSEMENT =
  /\s(?:\d{1,2}|[IVX]{1,5})\s?(?:[Ee][Rr]?|[EeÈè][Mm][Ee])?(?:\s[Aa]rr(?:ondissement|\.)?)?$|\s[A-Z]{1,2}\d{1,2}[A-Z]?$/;
/** The surroundings of a town: 'Nantes et alentours', 'Dallas Metroplex'. */
const AROUND =
  /\s(?:(?:et|&|and) (?:(?:ses|sa|la|les|the|l['’]) ?)?(?:alentours|environs|périphérie|région|[iî]le[ -]de[ -]france|idf|surroundings|surrounding areas?)|(?:metropolitan |metro )?area|metro|metroplex|(?:metropolitan )?region|cedex(?: \d{1,2})?|city|town|cent(?:re|er)|centre[ -]ville|downtown|métropole|agglomération|العاصمة)$/iu;
/** A part of a town by where it lies: 'South East London', 'Downtown Toronto'. */
const PART_OF_TOWN =
  /^(?:(?:(?:north|south)[ -]?(?:east|west)|north|south|east|west|central|inner|outer|greater|downtown|metro|new|the city of|city of|ville de|région de|(?:aux )?alentours de|près de|agglomération de|bassin de|nord|sud|est|ouest|grand|proche|near)\s(?:of |de )?)/iu;
/** The quarter of Copenhagen, or of another town of Denmark, by its letters: 'København K'. */
const QUARTER =
  /(?<=^(?:københavn|copenhagen|aarhus|århus|odense|aalborg)) (?:[KVNSØC]|NV|SV|NØ|SØ)$/iu;
/** A part of a country by where it lies: 'Nord de la France', 'Northern Ireland'. */
const PART_OF_COUNTRY =
  /^(?:(?:nord|sud|est|ouest|centre)(?:[ -](?:est|ouest))? (?:de la |de l['’]|du |de )|(?:north|south|east|west|central)(?:[ -]?(?:east|west))?(?:ern)? (?:of )?)/iu;
/** What says that the name beside it is of a district: 'Dist: Jaunpur', 'Salem [DT]'. */
const OF_DISTRICT =
  /[([][^()[\]]*[)\]][\s.:–-]*$|\s(?:dist(?:rict|t)?|dt|wilaya|province|governorate)\.?$/iu;
/** A state or a province as newspapers shorten it: 'N.D.', 'Mass.', 'W. Va.'. */
const SHORTENED_STATE =
  /^(?:(?:N\. ?(?:D(?:ak)?|C(?:ar)?|H|J|M(?:ex)?|Y|B|S)|S\. ?(?:D(?:ak)?|C(?:ar)?)|R\. ?I|D\. ?C|B\. ?C|P\. ?E\. ?I|W\. ?Va)|Ala|Ariz|Ark|Calif?|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|Md|Mass|Mich|Minn|Miss|Mo|Mont|Nebr?|Nev|Okla|Oreg?|Penna?|Pa|Tenn|Tex|Vt|Va|Wash|Wisc?|Wyo|Ont|Que|Alta|Sask)\.$/;

export const isState = (text: string) =>
  stateCodes.has(text.trim()) || SHORTENED_STATE.test(text.trim());
/** A state in small letters before its postcode: 'Fl 33460'. */
const isStateInSmall = (text: string) =>
  /^\p{Lu}\p{Ll} \d{5}$/u.test(text.trim()) && isState(text.trim().slice(0, 2).toUpperCase());
type Place = 'city' | 'region' | 'country';

/** Whether `text` is a country in two languages: 'Éire/Ireland'. */
const isCountryTwice = (text: string): boolean =>
  /^\p{L}+ ?\/ ?\p{L}+$/u.test(text) && text.split('/').some((part) => countries.has(keyOf(part)));

/** A trade that without its accent is a town: 'Maçon'. */
const TRADE = /^maçon/iu;

/** What `text` names of the known places. */
export const placeOf = oncePerText((text): Place | null => {
  const shown = text.replace(POSTCODE, '').trim();
  if (isState(shown) || isStateInSmall(text)) return 'region';
  const bare = shown
    .replace(OF_DISTRICT, '')
    .trim()
    .replace(ARRONDISSEMENT, '')
    .replace(QUARTER, '');
  const name = keyOf(bare.replace(AROUND, ''));
  if (TRADE.test(bare)) return null;
  const isCity = [
    keyOf(bare),
    name,
    name.replace(/^(?:ولايه|مدينه|محافظه|اماره|wilaya|commune)/u, ''),
    name.replace(/^(?:wilaya|commune)de?/u, ''),
    keyOf(bare.replace(PART_OF_TOWN, '')),
    keyOf(bare.replace(/^(St)(e?)\.?[ -]/iu, 'Saint$2 ')),
  ].some((key) => cities.has(key));
  if (isCity) return 'city';
  if (countries.has(name) || isCountryTwice(shown)) return 'country';
  if (PART_OF_COUNTRY.test(bare) && countries.has(keyOf(bare.replace(PART_OF_COUNTRY, ''))))
    return 'region';
  return regions.has(name) ? 'region' : null;
});

/** Cities beside which a code that is more often a trade or a degree is of their country: 'Milan, IT'. */
const CITIES_OF_CODE: Readonly<Record<string, RegExp>> = {
  AI: /^thevalley$/,
  BA: /^(?:sarajevo|banjaluka|tuzla|mostar)$/,
  BI: /^(?:bujumbura|gitega)$/,
  CV: /^praia$/,
  HR: /^(?:zagreb|split|rijeka|osijek|zadar|pula)$|^(?:gurugram|gurgaon|faridabad|panipat|hisar|karnal)$/,
  IT: /^(?:milano?|rom[ae]|torino|turin|napoli|naples|bologna|firenze|florence|genov?a|verona|venezia|venice|pad(?:ov|u)a|trento|trieste|pisa|bari|palermo|catania|modena|parma|bergamo|brescia)$/,
  ML: /^(?:bamako|sikasso|kayes|mopti)$/,
  PM: /^saintpierre$/,
  PR: /^(?:sanjuan|ponce|bayamon)$/,
  QA: /^(?:doha|lusail)$/,
};

/** Whether `code` says beside `city` what somebody does: 'London, HR'. */
export const isOfWork = (code: string, city: string): boolean =>
  CITIES_OF_CODE[code]?.test(keyOf(city)) === false;

/** Whether `text` is the code of a country, as it stands after `city`: 'Bern, CH'. */
export const isCountryCode = (text: string, city: string): boolean =>
  countryCodes.has(text.trim()) && !isOfWork(text.trim(), city);

/** A town of France or of the Maghreb by how its name is made: 'Valmont-sur-Vère', 'Oued Selma'. */
const TOWN_BY_FORM =
  /^(?:\p{Lu}\p{L}+-(?:sur|sous|l[eè]s|lez|en|aux)-(?:l['’])?\p{Lu}\p{L}+|(?:Saint|Sainte|St|Ste)-\p{Lu}\p{L}+(?:-(?:\p{L}['’])?\p{L}+){1,4}|\p{Lu}\p{L}+-(?:upon|on|le|by)-(?:the-)?\p{Lu}\p{L}+|(?:Oued|A[iï]n|Ouled|Oulad|B[eé]ni|Bordj|Hassi|Ksar|Souk)[ -]\p{Lu}[\p{L}'’-]+)$/u;

export const isTownByForm = (text: string): boolean => TOWN_BY_FORM.test(text.trim());

/** A county of Ireland or England by its name, or of the United States: 'Co. Galway', 'Kings County'. */
const COUNTY =
  /^(?:co\.?|county) (?:antrim|armagh|carlow|cavan|clare|cork|(?:london)?derry|donegal|down|dublin|durham|fermanagh|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|tyrone|waterford|westmeath|wexford|wicklow)$|^\p{L}{4,} county$/u;

/** Whether `part` is a region or a country: 'Washington' is, though it is a city too. */
export const namesWider = (shown: string): boolean => {
  const text = shown.replace(POSTCODE, '').trim();
  return (
    isStateInSmall(shown) ||
    isState(text) ||
    COUNTY.test(fold(text)) ||
    regions.has(keyOf(text)) ||
    countries.has(keyOf(text)) ||
    isCountryTwice(text)
  );
};

export const isWider = (part: Span | undefined): boolean =>
  part !== undefined && namesWider(textOf(part));

/** Whether `text` is a state or a region by its whole name. */
export const isStateInFull = (text: string): boolean =>
  text.length > 3 && regions.has(keyOf(text)) && !countries.has(keyOf(text));

/** A number and a name, as a street has on a line of its own. */
const NUMBERED_STREET = /^\d{1,5}\s+\p{Lu}\p{L}+/u;

export const standsRightBelow = (line: ResumeLine, above: ResumeLine): boolean =>
  above.page === line.page &&
  above.block === line.block &&
  Math.abs(above.x - line.x) < 2 &&
  line.y > above.y &&
  line.y - above.y < line.size * 1.8;

/** The town between a street and the region that `line` begins with, each on a line of its own. */
export function townAbove(line: ResumeLine, lines: readonly ResumeLine[]): Span | null {
  const at = lines.indexOf(line);
  const [street, town] = [lines[at - 2], lines[at - 1]];
  if (!street || !town || !NUMBERED_STREET.test(street.text.trim())) return null;
  const areStacked = standsRightBelow(town, street) && standsRightBelow(line, town);
  const isTown = areStacked && looksLikePlaceName(town.text) && !hasRole(town.text);
  return isTown ? trimSpan(wholeLine(town)) : null;
}

/** The surroundings of a town, by their name: 'Greater Leeds Area', 'Région lyonnaise'. */
export const AREA =
  /^(?:Greater \p{Lu}[\p{L}.-]+(?: \p{Lu}\p{L}+)?(?: Area)?|\p{Lu}[\p{L}.-]+(?: \p{Lu}\p{L}+)? Metro(?:politan)? Area|[Rr][ée]gion \p{Ll}{3,}(?:aise|ienne|oise))$/u;

/** What stands before a town: a street with its number, '1420 Maple Ave. Corvallis', or a post box. */
const STREET_BEFORE =
  /^\d{1,5}\s.{2,40}?\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|circle|terrace|parkway|pkwy)\b\.?\s+(?!(?:north|south|east|west)\b)(?=\p{L}+(?: \p{L}+){0,2}$)|^(?:b\.?p\.?|p\.?o\.? box) ?\d+\s+/iu;

/** `span` without the street, or the post box, before its town. */
export function afterStreet(span: Span): Span {
  const text = textOf(span);
  const [street = ''] = STREET_BEFORE.exec(text) ?? [];
  if (!/^\p{Lu}/u.test(text.slice(street.length))) return span;
  return { ...span, start: span.start + street.length };
}

const ALL_CODE = new RegExp(`^(?:${POSTCODE.source})$`);

const isTown = (span: Span): boolean =>
  looksLikePlaceName(textOf(span)) && /\p{Ll}/u.test(textOf(span)) && !hasRole(textOf(span));

/** A street with its number in small letters, then a town and its postcode: '8 rue des tisserands Rambervillers 88700'. */
const TOWN_AFTER_SMALL =
  /^\d+.*\s(?!(?:rue|avenue|boulevard|place|route|chemin|allée|impasse|cité|quai|cours|dans|sous|pour|chez)\s)\p{Ll}{4,}\s+(?=\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2} \d{5}$)/u;

/** A town and its British postcode: 'Hexham NE46 1AA'. */
const TOWN_BEFORE_CODE = /^(\p{Lu}\p{Ll}.*?) [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;

/** The town of an address that ends with its postcode: 'Hexham, NE46 1AA', or 'Albi 81000' after a street. */
export function townWithCode(parts: readonly Span[]): Span[] | null {
  const [before, last] = [parts.at(-2), parts.at(-1)];
  const [street] = (last && TOWN_AFTER_SMALL.exec(textOf(last))) ?? [];
  if (last && street && STREET.test(fold(street)))
    return [{ ...last, start: last.start + street.length }];
  const [, named = ''] = (last && TOWN_BEFORE_CODE.exec(textOf(last))) ?? [];
  if (last && named && parts.length > 1 && looksLikePlaceName(named) && !hasRole(named))
    return before && placeOf(named) === 'region' ? [before, last] : [last];
  if (!before || !last) return null;
  if (/[A-Z]/.test(textOf(last)) && ALL_CODE.test(textOf(last)) && isTown(before))
    return [before, last];
  const isAfterStreet = STREET.test(foldedOf(before)) && /\d/.test(textOf(before));
  return isAfterStreet && /\p{L}{3} \d{5}$/u.test(textOf(last)) && isTown(last) ? [last] : null;
}

/** The town at line `at` of an address over several lines: below a street that ends with its postcode, or above one. */
export function townOfStack(at: number, lines: readonly ResumeLine[]): Span | null {
  const [street, line, code] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line || !street || !standsRightBelow(line, street) || !looksLikePlaceName(line.text))
    return null;
  const isCoded = STREET.test(street.folded) && /\s\d{5}\s*$/.test(street.text);
  const isOverCode =
    NUMBERED_STREET.test(street.text.trim()) &&
    code !== undefined &&
    standsRightBelow(code, line) &&
    /[A-Z]/.test(code.text) &&
    ALL_CODE.test(code.text.trim());
  if (!isCoded && !isOverCode) return null;
  return hasRole(line.text) ? null : trimSpan(wholeLine(line));
}
