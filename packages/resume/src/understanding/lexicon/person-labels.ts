import { fold } from '../../text';

const list = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((label) => fold(label).trim())
    .filter((label) => label !== '');

/**
 * What forms ask of a person, by what it is: the parts of a name, where 'own' is called so whether it asks for the given name,
 * for that of the family or for both, and other details. Folded, in English, French, Arabic and the languages around them.
 */
export const labelsOfPersons = {
  given:
    list(`prénom|prénoms|prénom usuel|prénoms usuels|first name|first names|given name|given names|forename|forenames|christian name
    vorname|vornamen|rufname|الاسم الأول|الاسم الشخصي|voornaam|voornamen|roepnaam|fornavn|fornavne|förnamn|tilltalsnamn|etunimi|etunimet
    imię|imiona|primer nombre|nombre de pila|primeiro nome|nome próprio|jméno|krstné meno|prenume|keresztnév|isim|имя`),
  middle: list(
    `middle name|middle names|اسم الأب|segundo nombre|zweiter vorname|mellemnavn|mellomnavn|mellannamn`,
  ),
  family:
    list(`nom|noms|nom de famille|nom d'usage|nom usuel|nom marital|nom d'époux|nom d'épouse|nom et post-nom|nom et postnom|noms et postnoms
    nom & postnom|last name|last names|surname|surnames|family name|married name|nachname|familienname|zuname
    اللقب|لقب|الاسم العائلي|اسم العايلة|اسم العائلة|achternaam|familienaam|efternavn|etternavn|efternamn|sukunimi|nazwisko|apellido|apellidos
    primer apellido|cognome|cognomi|sobrenome|apelido|apelidos|příjmení|priezvisko|nume de familie|prezime|soyad|soyadı|soyisim|фамилия`),
  second: list(`post-nom|post-noms|postnom|postnoms|post nom|segundo apellido`),
  birth: list(
    `nom de jeune fille|nom de naissance|nom patronymique|maiden name|birth name|geburtsname|fødenavn|geboortenaam`,
  ),
  own: list(`name|nome|nombre|nombres|naam|navn|namn|nimi|nume|meno|ime|adı|اسم|الاسم`),
  whole:
    list(`full name|legal name|candidate name|applicant name|your name|nom complet|nom et prénom|nom et prénoms|noms et prénoms
    nom prénom|nom prénoms|prénom nom|prénom et nom|prénoms et nom|prénoms et noms|vor- und nachname|vor- und zuname|vollständiger name|vorname und nachname
    name und vorname|nome e cognome|cognome e nome|nome completo|nome e sobrenome|nome e apelido|nombre completo|nombre y apellido|nombre y apellidos
    nombres y apellidos|apellidos y nombre|apellidos y nombres|volledige naam|voor- en achternaam|naam en voornaam|fulde navn|fullt navn|fullt namn
    fullständigt namn|för- och efternamn|for- og etternavn|for- og efternavn|koko nimi|etu- ja sukunimi|imię i nazwisko|nazwisko i imię
    jméno a příjmení|meno a priezvisko|ime i prezime|nume și prenume|numele și prenumele|adı soyadı|ad soyad|isim soyisim|الاسم الكامل|الاسم بالكامل`),
  detail:
    list(`address|adresse|anschrift|wohnort|dirección|domicilio|indirizzo|endereço|morada|adres|woonplaats|adress|bostadsort|osoite|bopæl|bosted
    telephone|telephone number|phone|phone number|phone prefix|mobile number|tel|téléphone|numéro de téléphone|mobile|portable|gsm|telefon|telefonnummer|handy|mobil|mobilnummer
    teléfono|móvil|telefono|cellulare|telefone|celular|telemóvel|telefoon|telefoonnummer|puhelin|puhelinnumero|numer telefonu
    email|e-mail|email address|e-mail address|courriel|mail|e-mail-adresse|emailadresse|e-mailadres|correo|correo electrónico|sähköposti|e-post|e-postadresse
    date of birth|place of birth|date and place of birth|birth date|birthdate|birthday|birthplace|birth place|dob
    date de naissance|lieu de naissance|date et lieu de naissance|né le|née le
    geburtsdatum|geburtsort|geburtstag|geburtsdatum und -ort|geburtsdatum und geburtsort|geboren am|geboren|fecha de nacimiento|lugar de nacimiento
    fecha y lugar de nacimiento|data di nascita|luogo di nascita|luogo e data di nascita|data e luogo di nascita|data de nascimento|local de nascimento|naturalidade
    geboortedatum|geboorteplaats|geboorteplaats en -datum|fødselsdato|fødested|fødselsdag|fødselsår|født|födelsedatum|födelsedag|födelseort|född|personnummer
    syntymäaika|syntymäpaikka|data urodzenia|miejsce urodzenia|datum narození|dátum narodenia|data nașterii|doğum tarihi|doğum yeri
    nationality|nationalité|citizenship|staatsangehörigkeit|staatsbürgerschaft|nationalität|nacionalidad|nazionalità|cittadinanza|nacionalidade|nationaliteit|nationalitet
    statsborgerskab|statsborgerskap|medborgarskap|kansalaisuus|obywatelstwo|narodowość|uyruk|uyruğu
    marital status|civil status|family status|situation familiale|situation de famille|situation matrimoniale|situation civile|état civil
    état familial|familienstand|zivilstand|personenstand|estado civil|stato civile|burgerlijke staat|burgerlijke stand|civilstatus|sivilstatus|sivilstand|civilstånd
    siviilisääty|stan cywilny|medeni durum|medeni hali
    gender|sex|sexe|geschlecht|sexo|sesso|geslacht|køn|kjønn|kön|sukupuoli|płeć|cinsiyet|age|âge|alter|edad|età|idade|leeftijd|alder|ålder|ikä
    religion|konfession|religionszugehörigkeit|height|weight|taille|poids|passport|passport number|passport no|visa|visa status|driving licence|driving license|driver's license|permis|permis de conduire
    führerschein|führerscheinklasse|carnet de conducir|permiso de conducir|patente|patente di guida|carta de condução|rijbewijs|kørekort|førerkort|sertifikat for bil|körkort|ajokortti|prawo jazdy
    linkedin|website|country of residence|number of children|children|nombre d'enfants|kinder|anzahl kinder|hijos|figli|filhos|kinderen|børn|barn
    العنوان|الهاتف|هاتف|الجوال|جوال|المحمول|محمول|الموبايل|موبايل|تليفون|تلفون|النقال|البريد|الإيميل|إيميل|البريد الالكتروني|تاريخ الميلاد|مكان الميلاد|تاريخ ومكان الميلاد|تاريخ الازدياد|مكان الازدياد|تاريخ الولادة|مكان الولادة|الجنسية
    الحالة الاجتماعية|الحالة العائلية|الوضع العائلي|الجنس|العمر|السن|الديانة|رخصة السياقة|رخصة القيادة`),
} as const;

/** What is asked: a part of a name, all of it, or another detail. */
export type Asked = keyof typeof labelsOfPersons;
