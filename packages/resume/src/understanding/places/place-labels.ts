const OWN_NOUN = `location|address|city|town|city\\/town|town\\/city|residence|locality|country|hometown|home town|base`;
const OWN = `(?:(?:current|present|permanent|home|local|postal|mailing|residential|contact|street|correspondence) )?(?:${OWN_NOUN})(?: ?[,/&] ?(?:country|state|region))?(?: of residence| for (?:communication|correspondence)| \\((?:current|present|home)\\))?`;
const OWN_SHORT = String.raw`(?:currently )?(?:based|living|residing|lives|located) in|addr?\.?|adr\.?|home`;
const OWN_FRENCH = String.raw`addresse|adresse?(?: (?:postale|actuelle|personnelle|complete|permanente|(?:du )?domicile))?|lieu(?: de (?:residence|vie|domicile)| d'habitation)?|ville(?: actuelle| de residence)?(?: ?[,/] ?pays)?|domicile|residence actuelle|localisation(?: actuelle)?|localite|commune(?: de residence)?|wilaya(?: de residence)?|pays de residence`;
const OWN_GERMAN = 'wohnort|wohnsitz|anschrift|ort|stadt|standort|wohnhaft in';
const OWN_ELSEWHERE =
  'direccion|ciudad|ubicacion|lugar de residencia|localizacao|endereco|cidade|morada|indirizzo|citta|residenza|luogo di residenza|adres|woonplaats|adress|bostadsort|bopal|bosted|osoite|miejsce zamieszkania';
const OWN_ARABIC =
  '(?:العنوان|مكان الاقامه|الاقامه|المدينه|الموقع)(?: (?:الحالي|الحاليه|الدا[ءيئ]م|البريدي|الشخصي))?|عنوان (?:السكن|الاقامه|المنزل)|(?:محل|مقر|بلد) الاقامه|(?:مكان|محل) السكن|(?:ال)?سكن(?: الحالي)?|مكان السكن الحالي|الدوله|البلد|البلديه|الولايه|المحافظه';

const OF_HOME = [OWN, OWN_SHORT, OWN_FRENCH, OWN_GERMAN, OWN_ELSEWHERE, OWN_ARABIC].join('|');

/** What stands before the place where somebody works or would like to. */
const OF_WORK = 'preferred|desired|target|targeted|ideal|job|work|working|office|company';

/** What stands, folded, before the place where somebody lives. */
export const HOME_LABEL = new RegExp(
  String.raw`(?:^|(?<!(?<!\p{L})(?:${OF_WORK}))[\s|•·])(?:${OF_HOME})\s*:\s*`,
  'gu',
);

/** The same where the place stands in another cell or line. */
export const HOME_LABEL_ALONE = new RegExp(String.raw`^(?!home$)(?:${OF_HOME})\s*:?$`, 'u');

const OTHER_PLACES = [
  String.raw`(?:date (?:and|&|\/) )?place of (?:birth|issue|origin)|birth ?place|(?:passport )?issued (?:at|in)|nationality|citizenship|visa(?: status)?|work (?:authori[sz]ation|permit)|relocation|willing to relocate(?: to)?|(?:${OF_WORK})(?: job)? (?:location|city|country)|countr(?:y|ies) (?:visited|of origin)`,
  String.raw`(?:dates? (?:et|&|\/) )?lieu (?:de naissance|de delivrance|d'origine|de travail(?: souhaite)?)|nee? (?:a|en)|nationalite|mobilite(?: geographique)?|zone (?:de mobilite|geographique)|ville souhaitee|preferences? geographiques?|pays (?:d'origine|de naissance|visites)`,
  'heimatort|geburtsort|staatsangehorigkeit',
  '(?:تاريخ و ?)?مكان (?:الميلاد|الولاده|الاصدار|العمل(?: المطلوب| المفضل)?)|موقع العمل(?: المطلوب| المفضل)?|الجنسيه',
].join('|');

/** A label of a place, folded, where nobody says to live, with what follows. */
export const OTHER_PLACE = new RegExp(String.raw`^\P{L}*(?:${OTHER_PLACES})\s*:`, 'u');

export const OTHER_PLACE_ALONE = new RegExp(String.raw`^\P{L}*(?:${OTHER_PLACES})\s*:?$`, 'u');

const KIND_OF_PLACE =
  'address|adresse|anschrift|direccion|endereco|indirizzo|adres|city|town|ville|stadt|ciudad|cidade|citta|location|localisation|country|pays|land|pais|state|province|region|street|rue|street address|zip|zip code|postal code|postcode|code postal';
const PLACEHOLDER = new RegExp(
  String.raw`^(?:\[|<|\{)?(?:(?:your|votre|vos|ton|ihre?|deine?|tu|su|seu|sua|uw) )(?:(?:home|full|postal|current|complete) )?(?:${KIND_OF_PLACE})(?:\]|>|\})?$|^(?:${KIND_OF_PLACE})$`,
  'u',
);

/** Whether `text`, folded, is what a template has where a place is to be filled in: 'Your address', 'City, Country'. */
export const isPlaceholder = (text: string): boolean =>
  text.split(',').every((part) => PLACEHOLDER.test(part.trim()));
