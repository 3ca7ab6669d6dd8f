import { towns } from './towns';
import { keyOf } from '../../text';

const list = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map(keyOf)
    .filter((key) => key !== '');

/** Countries and their short names in English, French, German and Arabic, as keys (see `keyOf`). */
export const countries: ReadonlySet<string> = new Set(
  list(`afghanistan|albania|albanie|algeria|algérie|algerien|andorra|angola|argentina|argentine|argentinien|armenia
arménie|australia|australie|australien|austria|autriche|österreich|azerbaijan|bahrain|bahreïn|bangladesh|belarus
belgium|belgique|belgien|benin|bhutan|bolivia|bosnia and herzegovina|bosnia|botswana|brazil|brésil|brasil|brasilien
bulgaria|bulgarie|bulgarien|burkina faso|burundi|cambodia|cambodge|cameroon|cameroun|canada|kanada|chad|tchad|chile|chili
china|chine|colombia|colombie|comoros|congo|costa rica|croatia|croatie|kroatien|cuba|cyprus|chypre|czech republic|czechia
république tchèque|denmark|danemark|djibouti|dominican republic|ecuador|équateur|egypt|égypte|ägypten|el salvador
england|angleterre|estonia|estonie|ethiopia|éthiopie|finland|finlande|finnland|france|frankreich|gabon|gambia|georgia
germany|allemagne|deutschland|ghana|greece|grèce|griechenland|guatemala|guinea|guinée|haiti|honduras|hong kong
hungary|hongrie|ungarn|iceland|islande|india|inde|indien|indonesia|indonésie|iran|iraq|irak|ireland|irlande|irland|israel
italy|italie|italien|italia|ivory coast|côte d'ivoire|jamaica|japan|japon|jordan|jordanie|kazakhstan|kenya|kosovo|kuwait|koweït
kyrgyzstan|laos|latvia|lettonie|lebanon|liban|liberia|libya|libye|liechtenstein|lithuania|lituanie|luxembourg|luxemburg
madagascar|malaysia|malaisie|maldives|mali|malta|malte|mauritania|mauritanie|mauritius|île maurice|mexico|mexique
moldova|moldavie|monaco|mongolia|montenegro|morocco|maroc|marokko|mozambique|myanmar|namibia|nepal
netherlands|the netherlands|pays-bas|niederlande|nederland|new zealand|nouvelle-zélande|nicaragua|niger|nigeria
north macedonia|norway|norvège|norwegen|oman|pakistan|palestine|panama|paraguay|peru|pérou|philippines|poland|pologne|polen
portugal|qatar|republic of korea|romania|roumanie|rumänien|russia|russie|russian federation|rwanda|saudi arabia|ksa
arabie saoudite|scotland|écosse|senegal|serbia|serbie|serbien|sierra leone|singapore|singapour|slovakia|slovaquie
slovenia|slovénie|somalia|south africa|afrique du sud|south korea|corée du sud|korea|spain|espagne|spanien|españa|sri lanka
sudan|soudan|sweden|suède|schweden|switzerland|suisse|schweiz|svizzera|syria|syrie|taiwan|tanzania|tanzanie|thailand|thaïlande
togo|trinidad and tobago|tunisia|tunisie|tunesien|turkey|turquie|türkei|türkiye|uganda|ouganda|ukraine|united arab emirates
émirats arabes unis|uae|united kingdom|royaume-uni|uk|great britain|united states|united states of america
états-unis|usa|us|vereinigte staaten|uruguay|uzbekistan|venezuela|vietnam|wales|yemen|zambia|zimbabwe
الجزائر|المملكة العربية السعودية|السعودية|الإمارات العربية المتحدة|الإمارات|مصر|جمهورية مصر العربية|المغرب|المملكة المغربية|تونس
ليبيا|موريتانيا|السودان|الصومال|جيبوتي|الأردن|المملكة الأردنية الهاشمية|لبنان|سوريا|سورية|فلسطين|العراق|الكويت|قطر|البحرين|عمان|سلطنة عمان|اليمن
تركيا|فرنسا|ألمانيا|إسبانيا|إيطاليا|بريطانيا|المملكة المتحدة|الولايات المتحدة|الولايات المتحدة الأمريكية|كندا|بلجيكا|سويسرا|هولندا|السويد`),
);

/** States, provinces and regions that stand after a city, as keys; the short ones only count there. */
export const regions: ReadonlySet<string> = new Set(
  list(`alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|district of columbia|florida|georgia|hawaii
idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana
nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania
rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming
ontario|québec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland
île-de-france|bretagne|normandie|occitanie|provence|nouvelle-aquitaine|hauts-de-france|grand est|auvergne-rhône-alpes
bayern|bavaria|baden-württemberg|nordrhein-westfalen|nrw|hessen|sachsen|niedersachsen|rheinland-pfalz|brandenburg|thüringen
ain|aisne|alpes-maritimes|ardèche|ardennes|ariège|aube|aude|aveyron|bouches-du-rhône|calvados|cantal|charente|charente-maritime|corrèze
côte-d'or|côtes-d'armor|creuse|dordogne|doubs|drôme|essonne|eure-et-loir|finistère|gard|haute-garonne|gers|gironde|hérault|ille-et-vilaine
indre-et-loire|isère|jura|landes|loir-et-cher|loire-atlantique|loiret|lot-et-garonne|lozère|maine-et-loire|mayenne|meurthe-et-moselle
meuse|morbihan|moselle|nièvre|oise|orne|pas-de-calais|puy-de-dôme|pyrénées-atlantiques|hautes-pyrénées|pyrénées-orientales|bas-rhin
haut-rhin|haute-saône|saône-et-loire|sarthe|savoie|haute-savoie|seine-maritime|seine-et-marne|yvelines|deux-sèvres|somme|vaucluse
vendée|haute-vienne|vosges|yonne|hauts-de-seine|seine-saint-denis|val-de-marne|val-d'oise|corse|pays de la loire|centre-val de loire
bourgogne-franche-comté|provence-alpes-côte d'azur|catalonia|cataluña|andalucía|lombardy|lombardia|lazio|toscana|piemonte|veneto|scotland|wales|england|northern ireland
bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|east sussex|essex|fife|gloucestershire|hampshire|herefordshire
hertfordshire|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|northamptonshire|northumberland|nottinghamshire|oxfordshire|shropshire|somerset|staffordshire|suffolk|surrey
warwickshire|west midlands|west sussex|wiltshire|worcestershire|west yorkshire|south yorkshire|north yorkshire|yorkshire|ceredigion|gwynedd|aberdeenshire|county antrim|county down
new south wales|nsw|tas|queensland|qld|victoria|vic|western australia|south australia|tasmania
maharashtra|karnataka|tamil nadu|kerala|telangana|gujarat|west bengal|uttar pradesh|punjab|haryana|rajasthan|andhra pradesh
odisha|bihar|assam|himachal pradesh|jharkhand|chhattisgarh|uttarakhand|khyber pakhtunkhwa|balochistan|puerto rico|saxony|thuringia|lower saxony
north rhine-westphalia|rhineland-palatinate|saxony-anhalt|schleswig-holstein|saarland|mecklenburg-vorpommern|noord-holland|zuid-holland|north holland|south holland
noord-brabant|north brabant|gelderland|overijssel|friesland|vaud|valais|ticino|tessin|hainaut|brabant wallon|oost-vlaanderen|west-vlaanderen|vlaams-brabant
emilia-romagna|puglia|campania|liguria|umbria|sicilia|sicily|sardegna|sardinia|calabria|tuscany|piedmont|aragón|castilla y león|país vasco|basque country|andalusia
galicia|asturias|extremadura|canary islands|islas baleares|greater manchester|tyne and wear|lanarkshire|flintshire|isle of wight|isle of man
prince edward island|newfoundland and labrador|newfoundland & labrador|saint-pierre|guadeloupe|martinique|la réunion|guyane
madhya pradesh|são paulo|sp|rj|minas gerais|jalisco|nuevo león|gauteng|western cape|lagos state|selangor|sindh
goa|u.p.|m.p.|kpk|cavite|laguna|batangas|bulacan|rizal|pampanga|metro manila|davao del norte|davao del sur
negros occidental|iloilo province|misamis oriental|calabarzon|ncr|fct|rivers state|oyo state|ogun state|kaduna state|kano state|enugu state|edo state|delta state|anambra state|kwara state|osun state|ondo state|ashanti region
kwazulu-natal|eastern cape|free state|limpopo|mpumalanga|johor|penang|sarawak|sabah|west java|jawa barat|jawa tengah|jawa timur|banten|makkah province|riyadh province|eastern province
ogun|osun|ekiti|anambra|enugu|abia|ebonyi|kwara|kogi|benue|nasarawa|niger state|kebbi|zamfara|borno|adamawa|taraba|bayelsa|akwa ibom|cross river|akwa ibom state|imo state|abia state|kogi state|benue state|ekiti state|federal capital territory
perak|kedah|kelantan|pahang|perlis|terengganu|negeri sembilan|melaka|wilayah persekutuan|central java|east java|dki jakarta|north sumatra|sumatera utara|south sulawesi|sulawesi selatan|riau|lampung
guangdong|zhejiang|jiangsu|shandong|sichuan|hubei|hunan|henan|hebei|fujian|anhui|liaoning|shaanxi|jiangxi|yunnan|guangxi|guizhou|heilongjiang|jilin|shanxi|hainan|gansu|inner mongolia|xinjiang|kanagawa|aichi|hyogo|hokkaido|gyeonggi|gyeonggi-do|gangwon|jeolla|gyeongsang|luzon|mindanao|visayas|nueva ecija|quezon province|negros oriental|leyte|bohol|albay|camarines sur|la union|pangasinan|ilocos norte|ilocos sur|benguet|bataan|zambales|tarlac province|palawan|south cotabato|sultan kudarat|agusan del norte|surigao del norte|zamboanga del sur|lanao del norte|bukidnon|iloilo|aklan|capiz|region iv-a
jal.|edo. de méxico|estado de méxico|guanajuato|sonora|sinaloa|coahuila|tamaulipas|michoacán|yucatán|quintana roo|baja california|chiapas|tabasco|colima|nayarit|puebla state|santa catarina|rio grande do sul|rio grande do norte|pernambuco|ceará|goiás|mato grosso|mato grosso do sul|espírito santo|distrito federal|maranhão|piauí|paraíba|alagoas|sergipe|pará|amazonas|valle del cauca|atlántico|caldas|risaralda|quindío|tolima|pichincha|guayas|azuay|lima province|provincia de buenos aires|gba
midlands|east midlands|east anglia|east of england|south east england|south yorks|west yorks|north yorks|lancs|notts|derbys|leics|staffs|wilts|glos|hants|herts|bucks|berks|oxon|cambs|northants|beds|middx|middlesex|humberside|rutland|powys|dyfed|clwyd|gwent|mid glamorgan|west glamorgan|south glamorgan|vale of glamorgan|pembrokeshire|carmarthenshire|monmouthshire|conwy|denbighshire|anglesey|renfrewshire|ayrshire|north ayrshire|stirlingshire|perthshire|moray|scottish borders|west lothian|east lothian|midlothian|dumfriesshire|county tyrone|county armagh|county fermanagh|county londonderry|leinster|munster|connacht|ulster|co. antrim
moselle|territoire de belfort|corse-du-sud|haute-corse|alpes-de-haute-provence|hautes-alpes|allier|haute-loire|haute-marne|cher|eure|marne|manche|nord|rhône|loire|lot|tarn|tarn-et-garonne|var|paca|idf|bfc|hdf|alsace|lorraine|aquitaine|picardie|champagne-ardenne|bourgogne|franche-comté|auvergne|rhône-alpes|limousin|poitou-charentes|midi-pyrénées|languedoc-roussillon|haute-normandie|basse-normandie|nord-pas-de-calais|région parisienne
kanton zürich|canton de vaud|canton de genève|canton de fribourg|canton de neuchâtel|canton du jura|wallis|graubünden|aargau|thurgau|baselland|brabant flamand|flandre|wallonie|flandre orientale|flandre occidentale|province de liège|luxembourg belge|limburg|zeeland|drenthe|flevoland|tirol|tyrol|steiermark|styria|kärnten|oberösterreich|upper austria|niederösterreich|lower austria|vorarlberg|burgenland|catalunya|comunidad de madrid|comunitat valenciana|comunidad valenciana|navarra|la rioja|cantabria|castilla-la mancha|región de murcia|canarias|baleares|illes balears|trentino|friuli|abruzzo|molise|basilicata|attica|crete|mazovia|masovian|małopolska|silesia|śląsk|wielkopolska|pomerania|dolnośląskie|moscow oblast|leningrad oblast|tatarstan
casablanca-settat|rabat-salé-kénitra|fès-meknès|marrakech-safi|tanger-tétouan-al hoceïma|souss-massa|béni mellal-khénifra|l'oriental|drâa-tafilalet|guelmim-oued noun|grand casablanca|kabylie|grande kabylie|lagunes|gbêkê|bas-sassandra|haut-sassandra|adamaoua|extrême-nord|nord-ouest cameroun|haut-katanga|nord-kivu|sud-kivu|kongo central|gulf region|greater accra|greater accra region|ashanti|western region ghana|central region ghana|volta region|oromia|amhara|tigray|addis ababa region|kiambu county|nairobi county|free state province|north west province|northern cape|ash sharqiyah|al qassim province|qassim province|asir|najran region|madinah province|al sharqiyah|hejaz|mount lebanon|mont-liban|north lebanon|kurdistan|kurdistan region|northern territory|canterbury nz|otago|waikato|bay of plenty|new territories|azad kashmir|ajk|gilgit-baltistan|kashmir|j&k|jammu and kashmir|jammu & kashmir|orissa|uttaranchal|manipur|meghalaya|mizoram|nagaland|tripura|sikkim|arunachal pradesh|ladakh|andaman and nicobar|dadra and nagar haveli|t.n.|a.p.|w.b.|western province|central province|southern province|north western province|sabaragamuwa|bagmati|gandaki|lumbini|koshi|khulna division|dhaka division|chattogram division
rio de janeiro|paraná|bahia|antioquia|cundinamarca|كاليفورنيا|تكساس|فلوريدا|ميشيغان|إلينوي|أونتاريو|كيبيك|فرجينيا|ولاية نيويورك`),
);

/** Postal codes of American states and Canadian provinces, in capitals. */
export const stateCodes: ReadonlySet<string> = new Set(
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK
OR PA RI SC SD TN TX UT VT VA WA WV WI WY ON QC BC AB MB SK NS NB NL PE NSW VIC QLD ACT TAS SP RJ`.split(
    /\s+/,
  ),
);

/** Codes of countries and of states of India, in capitals; they count only after a city. */
export const countryCodes: ReadonlySet<string> = new Set(
  `AD AE AF AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CY CZ DE DJ
DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KR
KW KZ LA LB LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL
PS PT PY QA RO RS RU RW SA SC SD SE SG SI SK SL SN SO SS SV SY SZ TD TG TH TJ TM TN TR TT TW TZ UA UG UK US UY UZ VE VN YE ZA ZM ZW
UAE USA KSA DRC RDC RCI RSA PRC ROC TS TG AP KA MH GJ RJ UP HR PB WB KL OD HP UK JH CG BR AS GA DL TL`.split(
    /\s+/,
  ),
);

/** Cities of the world with more than about 300,000 people, and smaller ones of France and the Arab world, as keys (see `keyOf`). */
export const cities: ReadonlySet<string> = new Set(
  list(`san francisco bay area|bay area|silicon valley|greater london|greater paris|greater boston|new york|new york city|nyc|brooklyn|queens|manhattan|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin
jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|washington dc|boston
el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno
sacramento|kansas city|mesa|atlanta|omaha|colorado springs|raleigh|miami|long beach|virginia beach|oakland|minneapolis|tulsa
tampa|arlington|new orleans|wichita|cleveland|bakersfield|aurora|anaheim|honolulu|santa ana|riverside|corpus christi|lexington
stockton|henderson|saint paul|st. paul|st. louis|saint louis|cincinnati|pittsburgh|greensboro|anchorage|plano|lincoln|orlando|irvine|newark
toledo|durham|chula vista|fort wayne|jersey city|st. petersburg|laredo|madison|chandler|buffalo|lubbock|scottsdale|reno|glendale
gilbert|norfolk|chesapeake|irving|boise|richmond|spokane|baton rouge|des moines|tacoma|san bernardino|modesto|fontana
salt lake city|huntsville|rochester|syracuse|providence|hartford|ann arbor|berkeley|palo alto|mountain view|sunnyvale|cupertino
santa clara|menlo park|redmond|bellevue|cambridge|boulder|santa monica|pasadena|stanford|princeton|new haven|ithaca|hoboken|santa barbara
santa cruz|savannah|charleston|knoxville|chattanooga|little rock|grand rapids|dayton|akron|sarasota|fort lauderdale|tallahassee|gainesville
toronto|montréal|vancouver|calgary|edmonton|ottawa|winnipeg|québec|quebec city|hamilton|kitchener|waterloo|london|halifax|victoria
laval|gatineau|sherbrooke|longueuil|mississauga|brampton|markham|regina|saskatoon
mexico city|ciudad de méxico|guadalajara|monterrey|puebla|tijuana|bogotá|medellín|cali|barranquilla|quito|guayaquil|lima|arequipa|la paz
santiago|valparaíso|buenos aires|córdoba|rosario|montevideo|asunción|caracas|maracaibo|são paulo|rio de janeiro|brasília
salvador|fortaleza|belo horizonte|manaus|curitiba|recife|porto alegre|campinas|florianópolis|panama city|havana|santo domingo|san juan|kingston
manchester|birmingham|leeds|glasgow|sheffield|liverpool|edinburgh|bristol|cardiff|belfast|leicester|coventry|nottingham|newcastle
newcastle upon tyne|southampton|portsmouth|plymouth|derby|brighton|oxford|reading|york|bath|aberdeen|dundee|swansea|exeter|norwich|milton keynes|luton
dublin|cork|galway|limerick
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint-étienne|le havre|toulon
grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|le mans|aix-en-provence|brest|tours|amiens|limoges|annecy|perpignan
boulogne-billancourt|metz|besançon|orléans|rouen|mulhouse|caen|nancy|saint-denis|argenteuil|montreuil|roubaix|tourcoing|dunkerque
avignon|nanterre|poitiers|créteil|versailles|courbevoie|vitry-sur-seine|colombes|pau|aulnay-sous-bois|asnières-sur-seine
rueil-malmaison|antibes|saint-maur-des-fossés|la rochelle|champigny-sur-marne|cannes|calais|béziers|colmar|bourges|drancy|mérignac
saint-nazaire|valence|quimper|issy-les-moulineaux|levallois-perret|noisy-le-grand|troyes|neuilly-sur-seine|antony|pessac|lorient
la roche-sur-yon|vannes|cergy|ivry-sur-seine|chambéry|évry|bayonne|ajaccio|bastia|saint-malo|massy|palaiseau|la défense|puteaux|clichy|pantin|sophia antipolis
blois|chartres|cholet|niort|tarbes|albi|carcassonne|montauban|rodez|agen|périgueux|angoulême|brive|nevers|auxerre|beauvais|compiègne|saint-quentin|arras|lens|douai|valenciennes|charleville-mézières|épinal|belfort|mâcon|bourg-en-bresse|vienne|gap|digne|fréjus|hyères|arles|istres|martigues|salon-de-provence
aurillac|digne-les-bains|privas|guéret|bar-le-duc|vesoul|lons-le-saunier|laon|évreux|alençon|saint-lô|saint-brieuc|châteauroux|le puy-en-velay|melun
bobigny|pontoise|cahors|auch|mont-de-marsan|draguignan|châtellerault|montluçon|thionville|cherbourg|bagneux|meudon|clamart|sarcelles|corbeil-essonnes|vénissieux|bron|échirolles|aubagne|alès|sète|narbonne|castres|villefranche-sur-saône|roanne|vichy|saint-herblain|rezé|bourgoin-jallieu
yverdon-les-bains|yverdon|vevey|nyon|morges|renens|la chaux-de-fonds|delémont|martigny|monthey|bienne|sierre|carouge|meyrin|vernier|onex|porrentruy
tournai|verviers|la louvière|wavre|arlon|ottignies|mouscron|hasselt|seraing|nivelles|anderlecht|schaerbeek|ixelles|uccle|molenbeek|etterbeek|huy|dinant|bastogne
lévis|trois-rivières|saguenay|drummondville|granby|brossard|terrebonne|repentigny|saint-jérôme|rimouski|chicoutimi|saint-hyacinthe|rouyn-noranda|chambly|blainville|boucherville|saint-jean-sur-richelieu|victoriaville|shawinigan|moncton
essaouira|larache|taza|berrechid|ouarzazate|errachidia|guelmim|laâyoune|dakhla|témara|skhirat|taroudant|tiznit|khénifra|ifrane
béja|jendouba|le kef|kasserine|kébili|la manouba|manouba|siliana|sidi bouzid|tataouine|tozeur|zaghouan|zarzis|la soukra
el bayadh|timimoun|ouled djellal|in salah|el meniaa|djanet|el m'ghair|boufarik|koléa|sidi moussa|birkhadem|bordj el kiffan|beni mered|oued rhiou|sig|arzew|es senia|collo|azazga|draâ ben khedda|lakhdaria|thenia
fort-de-france|pointe-à-pitre|cayenne|nouméa|papeete|mamoudzou
bruxelles|brussels|brüssel|antwerp|anvers|antwerpen|gand|ghent|gent|charleroi|liège|bruges|namur|leuven|louvain|louvain-la-neuve|mons|luxembourg
genève|geneva|genf|lausanne|zürich|bern|berne|basel|bâle|lugano|fribourg|neuchâtel|lucerne|luzern|winterthur|st. gallen|zug|sion|montreux
berlin|hamburg|hambourg|münchen|munich|köln|cologne|frankfurt|francfort|frankfurt am main|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|hanovre
nürnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|mönchengladbach
braunschweig|chemnitz|kiel|aachen|halle|magdeburg|freiburg|freiburg im breisgau|krefeld|lübeck|oberhausen|erfurt|mainz|rostock|kassel|hagen|saarbrücken
potsdam|heidelberg|darmstadt|regensburg|ingolstadt|würzburg|ulm|wolfsburg|göttingen|heilbronn|pforzheim|offenbach|erlangen|jena|trier|konstanz|tübingen|passau|bamberg|bayreuth|koblenz|oldenburg|osnabrück|paderborn|leverkusen|reutlingen
wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt
amsterdam|rotterdam|the hague|den haag|utrecht|eindhoven|groningen|delft|leiden|tilburg|breda|nijmegen|maastricht|haarlem|arnhem
madrid|barcelona|barcelone|valencia|sevilla|seville|zaragoza|málaga|bilbao|murcia|palma|granada|alicante|lisbon|lisbonne|lisboa|porto|braga|coimbra|aveiro
ashdod|ashkelon|beersheba|beer sheva|eilat|netanya|rishon lezion|petah tikva|petach tikva|holon|bnei brak|ramat gan|bat yam|rehovot|herzliya|kfar saba|ra'anana|modi'in|nazareth|acre|tiberias|safed|yokneam|hadera|lod|ramla|hod hasharon|givatayim|tel aviv-yafo|tel aviv jaffa|nahariya|karmiel|afula|caesarea|rosh haayin|yavne|nes ziona|kiryat gat|givat shmuel
bungoma|kisumu|nakuru|eldoret|thika|entebbe|jinja|gulu|tema|takoradi|tamale|cape coast|enugu|benin city|kaduna|owerri|aba|jos|ilorin|abeokuta|akure|warri|uyo|calabar|onitsha|ndola|kitwe|bulawayo|mutare|gweru|blantyre|lilongwe|arusha|mwanza|dodoma|zanzibar|mbeya|polokwane|pietermaritzburg|east london|kimberley|nelspruit|rustenburg|soweto|sandton|centurion|maseru|mbabane|freetown|monrovia|banjul|bamenda|buea|bujumbura|hargeisa|mogadishu|asmara|juba
surat|ludhiana|lucknow|kanpur|agra|varanasi|allahabad|prayagraj|meerut|amritsar|jalandhar|dehradun|ranchi|jamshedpur|raipur|jodhpur|udaipur|rajkot|bhavnagar|gandhinagar|anand|navsari|vapi|thane|navi mumbai|aurangabad|solapur|kolhapur|hubli|belgaum|udupi|madurai|salem|trichy|tiruchirappalli|tirunelveli|vellore|erode|tiruppur|pondicherry|puducherry|thrissur|kozhikode|calicut|kannur|kollam|kottayam|palakkad|malappuram|alappuzha|trivandrum|cochin|vijayawada|guntur|warangal|nellore|tirupati|cuttack|rourkela|siliguri|howrah|asansol|durgapur|dhanbad|gaya|muzaffarpur|gorakhpur|bareilly|aligarh|moradabad|jhansi|gwalior|jabalpur|ujjain|kota|ajmer|bikaner|panipat|karnal|rohtak|ambala|mohali|shimla|jammu|srinagar|imphal|shillong|agartala|sialkot|gujranwala|hyderabad sindh|bahawalpur|sargodha|abbottabad|sylhet|khulna|rajshahi|comilla|galle|jaffna|negombo|pokhara|bago|mandalay|iloilo|baguio|cagayan de oro|bacolod|general santos|zamboanga|pasig|taguig|caloocan|antipolo|batangas|pampanga|angeles
wolverhampton|sunderland|middlesbrough|bolton|stockport|blackpool|preston|huddersfield|bradford|hull|doncaster|rotherham|barnsley|wakefield|slough|watford|croydon|ipswich|colchester|chelmsford|southend|cheltenham|gloucester|swindon|bournemouth|poole|northampton|peterborough|stoke-on-trent|telford|warrington|wigan|newport|wrexham|inverness|perth|stirling|falkirk|derry|londonderry|lisburn|waterford|drogheda|dundalk|sligo|kilkenny|athlone|kingston upon hull|st albans|santa fe|cheyenne|jebel ali|guildford|maidstone|canterbury|basingstoke|bedford|high wycombe|worcester|hereford|shrewsbury|lancaster|carlisle|scunthorpe|grimsby|torquay|truro
rome|roma|milan|milano|mailand|naples|napoli|turin|torino|palermo|genoa|genova|bologna|florence|firenze|bari|catania|venice|venezia|verona|padova|trieste|pisa|trento|modena|parma
athens|athènes|thessaloniki|patras|nicosia|limassol|valletta|istanbul|ankara|izmir|bursa|antalya|adana|gaziantep|konya
copenhagen|copenhague|aarhus|odense|stockholm|gothenburg|göteborg|malmö|uppsala|lund|linköping|oslo|bergen|trondheim|stavanger|helsinki|espoo|tampere|turku|oulu|reykjavik
warsaw|varsovie|warszawa|kraków|łódź|wrocław|poznań|gdańsk|katowice|lublin|prague|praha|brno|ostrava|bratislava|košice|budapest|debrecen|szeged|bucharest|bucarest|cluj-napoca|cluj
timișoara|iași|sofia|plovdiv|varna|belgrade|novi sad|zagreb|split|ljubljana|maribor|sarajevo|skopje|tirana|pristina|podgorica|kyiv|kiev|kharkiv|lviv|odesa|odessa|dnipro|minsk|moscow|moscou|saint petersburg
novosibirsk|kazan|yekaterinburg|vilnius|kaunas|riga|tallinn|tartu|chisinau|tbilisi|yerevan|baku|almaty|astana|tashkent|bishkek
tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|sapporo|kobe|sendai|hiroshima|seoul|busan|incheon|daegu|daejeon|gwangju|suwon|seongnam|beijing|pékin|shanghai|guangzhou|shenzhen|chengdu|hangzhou|wuhan|xi'an|nanjing|tianjin
chongqing|suzhou|qingdao|dalian|xiamen|hong kong|kowloon|macau|taipei|kaohsiung|hsinchu|taichung|singapore|singapour|kuala lumpur|petaling jaya|penang|johor bahru|jakarta|bandung|surabaya|yogyakarta|medan|bali|denpasar|bangkok|chiang mai|hanoi|ho chi minh city|saigon|da nang
manila|quezon city|makati city|bacoor|tagum city|parañaque|las piñas|muntinlupa|mandaluyong|marikina|valenzuela city|dasmariñas|imus|iloilo city|zamboanga city|angeles city|jakarta selatan|jakarta pusat|jakarta barat|jakarta timur|jakarta utara|semarang|southsea|makati|cebu|cebu city|davao|phnom penh|yangon|dhaka|chittagong|colombo|kandy|kathmandu|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|ahmedabad|chennai|kolkata|pune|jaipur
nagpur|indore|bhopal|visakhapatnam|patna|vadodara|noida|gurgaon|gurugram|chandigarh|coimbatore|kochi|thiruvananthapuram|mysore|mysuru|mangalore|goa|bhubaneswar|nashik|faridabad|ghaziabad|guwahati|karachi|lahore|islamabad
rawalpindi|faisalabad|peshawar|multan|quetta|kabul|tehran|téhéran|mashhad|isfahan|shiraz|tel aviv|jerusalem|haifa
sydney|melbourne|brisbane|adelaide|canberra|gold coast|hobart|darwin|auckland|wellington|christchurch|dunedin
lagos|abuja|ibadan|kano|port harcourt|accra|kumasi|nairobi|mombasa|kampala|kigali|dar es salaam|addis ababa|addis-abeba|johannesburg|cape town|durban
pretoria|port elizabeth|bloemfontein|stellenbosch|lusaka|harare|gaborone|windhoek|luanda|maputo|antananarivo|port louis|dakar|abidjan|yamoussoukro|bamako|ouagadougou|niamey|lomé|cotonou|porto-novo|conakry|libreville|brazzaville|pointe-noire|kinshasa|lubumbashi|goma|yaoundé|douala|n'djamena|bangui|thiès
cairo|le caire|alexandria|alexandrie|giza|gizeh|port said|suez|luxor|aswan|asyut|mansoura|tanta|zagazig|ismailia|khartoum|omdurman|tripoli|benghazi|misrata|nouakchott
casablanca|rabat|fès|fez|marrakech|marrakesh|agadir|tanger|tangier|tangiers|meknès|oujda|kénitra|tétouan|salé|safi|mohammedia|el jadida|béni mellal|nador|khouribga|settat
tunis|sfax|sousse|kairouan|bizerte|gabès|ariana|gafsa|monastir|ben arous|nabeul|hammamet|la marsa|mahdia|médenine|djerba
alger|algiers|oran|constantine|annaba|blida|batna|djelfa|sétif|sidi bel abbès|biskra|tébessa|el oued|skikda
tiaret|béjaïa|tlemcen|ouargla|béchar|mostaganem|bordj bou arréridj|chlef|souk ahras|médéa|el eulma|touggourt|ghardaïa|saïda
laghouat|m'sila|jijel|relizane|guelma|aïn beïda|khenchela|bouira|tizi ouzou|mascara|oum el bouaghi|adrar|tamanrasset|illizi|boumerdès|el tarf|tindouf|tissemsilt|khemis miliana
tipaza|tipasa|mila|aïn defla|naâma|aïn témouchent|bab ezzouar|hydra|kouba|el harrach|rouiba|dar el beida|bir mourad raïs|hussein dey|cheraga|dely ibrahim|zéralda|hassi messaoud|el biar|ben aknoun|akbou
riyadh|riyad|riad|jeddah|djeddah|mecca|makkah|la mecque|medina|madinah|médine|dammam|khobar|al khobar|dhahran|jubail|taif|tabuk|abha|buraidah|hail|yanbu|dubai|abu dhabi|sharjah|ajman
al ain|ras al khaimah|fujairah|doha|lusail|kuwait city|koweït|hawalli|salmiya|manama|muharraq|muscat|mascate|salalah|sohar|sanaa|aden|taiz|amman|irbid|zarqa|aqaba|beirut|beyrouth|sidon|tyre|jounieh|zahle|damascus|damas|aleppo|alep|homs|latakia
hama|baghdad|bagdad|basra|erbil|mosul|najaf|sulaymaniyah|kirkuk|gaza|ramallah|nablus|hebron|bethlehem|jenin
الجزائر العاصمة|وهران|قسنطينة|عنابة|البليدة|باتنة|الجلفة|سطيف|سيدي بلعباس|بسكرة|تبسة|الوادي|سكيكدة|تيارت|بجاية|تلمسان|ورقلة|بشار
مستغانم|برج بوعريريج|الشلف|سوق أهراس|المدية|تقرت|غرداية|سعيدة|الأغواط|المسيلة|جيجل|غليزان|قالمة|خنشلة|البويرة|تيزي وزو|معسكر|أم البواقي
أدرار|تمنراست|تمنغست|إليزي|بومرداس|الطارف|تندوف|تيسمسيلت|تيبازة|ميلة|عين الدفلى|النعامة|عين تموشنت|البيض|باب الزوار|حيدرة|القبة
الرياض|جدة|مكة|مكة المكرمة|المدينة المنورة|الدمام|الخبر|الظهران|الجبيل|الطائف|تبوك|أبها|بريدة|حائل|ينبع|الأحساء|جازان|نجران|خميس مشيط|القصيم|عنيزة|دبي|أبوظبي|الشارقة|عجمان
العين|رأس الخيمة|الفجيرة|الدوحة|مدينة الكويت|حولي|السالمية|الفروانية|المنامة|المحرق|مسقط|صلالة|صحار|صنعاء|عدن|تعز|عمّان|إربد|الزرقاء|العقبة|بيروت|طرابلس|صيدا|صور
دمشق|حلب|حمص|اللاذقية|حماة|طرطوس|بغداد|البصرة|أربيل|الموصل|النجف|كربلاء|السليمانية|كركوك|غزة|رام الله|نابلس|الخليل|القدس|بيت لحم|جنين|القاهرة|الإسكندرية|الجيزة|بورسعيد
سان فرانسيسكو|نيويورك|لوس أنجلوس|شيكاغو|هيوستن|سياتل|بوسطن|واشنطن|ميامي|دالاس|أوستن|تورونتو|فانكوفر|أوتاوا|سيدني|ملبورن|مانشستر|برمنغهام|مدريد|برشلونة|روما|ميلانو|فيينا|جنيف|زيورخ|بروكسل|أمستردام|ستوكهولم|كوبنهاغن|أوسلو|موسكو|طوكيو|سنغافورة|كوالالمبور|نيودلهي|كراتشي|لاهور|إسلام آباد|خريبكة|العرائش|خنيفرة|تازة|الحسيمة|ورزازات|إفران|قفصة|القصرين|توزر|جندوبة|المهدية|باجة|زغوان|تطاوين|سيدي بوزيد|سكاكا|عرعر|الباحة|الخرج|حفر الباطن|القطيف|الهفوف|المبرز|بيشة|رابغ|الدرعية|العلا|مدينة 6 أكتوبر|مدينة الشيخ زايد|القاهرة الجديدة|شرم الشيخ|الغردقة|كفر الشيخ|بنها|دمنهور|قنا|بني سويف|مطروح|العريش|مادبا|الكرك|جرش|عجلون|السلط|بعلبك|زحلة|جونية|النبطية|السويداء|درعا|دير الزور|الرقة|إدلب|الرمادي|الفلوجة|الناصرية|الحلة|بعقوبة|تكريت|ذي قار|إب|المكلا|الحديدة|سبها|الزاوية|نواذيبو|الأحمدي|الجهراء|الريان|الوكرة|الرفاع|نزوى|أم القيوين
السويس|الأقصر|أسوان|أسيوط|المنصورة|طنطا|الزقازيق|الإسماعيلية|دمياط|الفيوم|المنيا|سوهاج|مدينة نصر|الخرطوم|أم درمان|بنغازي|مصراتة|نواكشوط|الدار البيضاء|الرباط|فاس|مراكش|أكادير|طنجة|مكناس|وجدة|القنيطرة|تطوان|سلا
آسفي|المحمدية|الجديدة|بني ملال|الناظور|صفاقس|سوسة|القيروان|بنزرت|قابس|أريانة|المنستير|نابل|إسطنبول|أنقرة|باريس|لندن|مونتريال|برلين|مرسيليا|ليون
${towns}`),
);
