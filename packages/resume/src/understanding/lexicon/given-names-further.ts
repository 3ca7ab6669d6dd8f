/**
 * Further given names beside those of `given-names.ts`, folded: of the United States, Britain and France, of Europe from Portugal to
 * Russia, of Iran, Pakistan and India, of Japan and Vietnam, of Indonesia and the Philippines, of Africa, and of the
 * Americas. What is an everyday word, a town or a skill as well is none of them.
 */
export const furtherGivenNames = `
    aarti abbie abby abdulaziz abdulkarim abdullahi abdulrahim abeba abebe abel abhay abhijeet abhijit abhinav
    abimbola abiodun abir abla abraham achim addisu adebola adekunle adela adele adeline adelyn adeola adesola adetola
    adewale adeyemi adhiambo adnan adrienne adwoa afaf afi afia afolabi afonso afua afzal agatha aggelos agnese agostino
    agus agyeman ahlem ahsan aidan aiko ailbhe aileen aimee aino ainsley aisling aisyah aitana aitor ajit akanksha akbar
    akila akintunde akinyi akua akwasi alaeddine alan alana alasdair alassane alastair alden aldo aled aleem alejandra
    aleksander aleksandra aleksey aleksi alem alemayehu alena alessia alessio alexa alexandros alexandru alfio alicia
    alicja alin alina aliou alioune alisa alisha alissa alistair aliyah allen allie allyson almaz almudena alonso alonzo
    alper alphonse alvin alyson alzbeta amaka aman amani amanuel amara amaya amberly ambika ambra ameen ameer aminu
    amirali amirhossein amita amjad amma amoin anaelle anagha anastasiia anastasios anatole anatoliy anatoly anca ander
    anderson andi andika andile andoni andree andreea andreia andrija anees aneta angelica angeliki angelo angie anh ani
    aniela anika aniket anirudh anisa anisha anjana anmol annabel annaelle annalisa annamaria annegret anneke annelies
    anneliese annette anni annika anshul anta anthonia antoinette antonino antonis antti anuj anupama anuradha anwen
    anyango apoorva apostolos aqib aqsa araceli arame archana arda ardeshir ariadna ariane arianna arief ariel arif
    arina aristidis aristotelis arjan arkadiusz arkady arlene arlette arman armelle armin arnav arne arnel arnold arshad
    arslane artur arya asa asad asghar ashfaq ashkan ashlee ashleigh ashling ashlyn ashton ashwini asier asif aslam asli
    assane aster atefeh athanasios athina atieno atif ato atul audra augustin augusto aulia auriane awino ayaka ayaz
    ayesha aylin ayodeji ayodele ayomide aysegul aysun ayten ayu ayumi azadeh azar azeem azhar baaba babacar babajide
    babak babar badara bahar bahareh bahati bahman bahram bailey bala balaji bambang bamidele banu baraka bardia baris
    barnabe barrett bartosz basile bassem bassma bastian baudouin bayu beata beate becca becky begona behnaz behrouz
    behzad bekele belinda bella benedict benedikt benedita benito benjamine bennett berangere bereket berenice berhane
    berk berkay bernardo bernhard bernice bert berta bertha bessie bethan bethanie bethany betsy bette bettina beulah
    beyza bhagya bharath bhavana bhavesh bhavya bhupesh bhuvan bianca bilel bilge billie billy bineta binh biniam birame
    birgitta birte biruk bisi blaine blair blake blakely blanca bobbi bobbie bochra bogdana boguslaw bohdan bohumil
    bojan bojana bola bolaji bonita bora borivoj borja bozena braden bradyn braeden branden brandi brandie branimir
    branka branko braxton brayden breanna brenna brennan bret briac briana brianne bridgette brielle brieuc brijesh
    britney britt britta brittani brittney brock brodie bronwen bronwyn brou bruce bryant bryce brynn brynne bryson budi
    buhle bukola bulent burcu burkhard bushra busisiwe busra byron caden cahya caio caitlyn callan callie calum camilla
    camryn canan canberk candace candela candice caner cansu carey carina carissa carlene carley carlie carlijn carlo
    carlota carlotta carlton carly carlyn carmela carmella carmelo carmine carola carole carrieann carroll carsten cary
    carys casper cassidy cassie catalin catalina catarina caterina cathleen catrin catriona cayetano cecelia cecil
    cecilia celeste celina celso cemal cemile cenk ceren cerys ceyda ceylan cezary chaimaa chaitanya chandan chandra
    chandrika charalampos charmaine charu chau chaya chebet cheikhou chelsey chepkoech cheri cherie cherono cheruiyot
    chetan cheyanne chhaya chiamaka chibueze chibuike chidi chidiebere chidinma chiedza chigozie chihiro chijioke chika
    chike chima chimamanda chinonso chinwe chirag chisom chizoba chrissy christa christel christele christer christi
    christie christof christy chrysoula chrystal chukwudi chukwuma ciara ciaran cigdem cillian cintia cinzia ciprian
    ciro citra clarence clarissa claudette claudio claudiu clelia cleo clifford clint clodagh clotilde clyde coen colby
    coleen colleen colombe concetta connie conor conrad constantin coralie coraline corina cormac cornelia cornelius
    corrado cory cosimo cosmin cristian cristiana cristiano cristobal cuong curt cyrielle cyrus daba dafydd dagmar
    dagmara dagmawi dagny daichi daiki dalibor damian damiano damilola damir damla damon danica danijel danika danilo
    danuse danuta danylo daphne dapo darcy daren darin dario darius dariusz darko darla darlene darnell darragh darrell
    darrin darryl darshan darya daryl davi davide davina davood davor dawid dawit dayna dayo deana deandre deanna deanne
    debora dedi deena deepti deidre deirdre dejan delaney delbert delia delilah della delores demeke demetria demetrius
    dena deniz denny dereje dermot derrick derya desiree desmond detlef devendra devesh devika devin devonte
    dewayne dewi dexter dhananjay dhanush dharmendra dheeraj dhruv dian dianna dianne diarmuid diarra diederik diep
    dietmar dieynaba dilara dilek dilip dimas dimitra dimitrios dimitris diogo dipali dipika djibril djillali dmitriy
    dodji dogan doina dolores domenico domingo dominic dominick dominik donata donatella donato donncha donnie donovan
    dora doreen doria doriane dorota dorothea dottie doug dragana dragos dramane drew duarte dubravka dumisani dumitru
    duncan dung duong dusica duy duygu dwayne dwi eamon ebba ebere eberhard ebru ebuka eckhard eddy edeltraud edgardo
    edith edmund edna edoardo edson eduarda edwige edyta eefje eero eetu eeva efe effie efren efstathios eftychia efua
    egor eimear eino eira eirini eithne ejike ekene eko ekow ekta ekua elaheh elea eleftheria eleni eleonora elfriede
    elhadji elham elia elian eliana eliane elias eliette elin elina eline elinor elio eliot elisabete elisabetta eliska
    elissa eliza ellie elliot elliott ellis elnaz eloan eloane elouan elspeth elton eluned elvira elvis elzbieta emanuel
    emanuela emanuele emelie emeline emely emeric emery emi emile emilee emilia emiliano emilien emmaline emmanuella
    emmett emrah emrys endah ender enitan enora enrica enrico enza eoghan ercan erdem erdogan erhan erhard erich erick
    eriko erkan erkki erlinda ermanno ermias ernestine ernie erol ersin ertugrul erum erwann erwin esha esin eskinder
    esma esmee esmeralda esosa esperanza essia estefania ester ethel etta ettore euan eugen eugenia eugenio eulalie
    eunice evane evangelia evangeline evangelos evann evelin evert everton evgenia evgeniy evren ewa ewan ewelina exauce
    eylul eyob ezekiel ezinne ezra fabian fabiana fabiola fabricio fabrizio facundo fadela faezeh fahad faheem fahim
    fairouz faizan fajar fanja fannie fanta fantine faouzia faramarz farhan faride farnaz farooq farrukh farshad farshid
    faryal farzad farzaneh fatemeh faten fatim fatimata faustine fausto fauzi fawad faysal felecia felice felicia
    felicie femi fenitra ferdinando ferdows fereshteh fergal fergus ferhat feride fermin fethia ffion figen fiifi fikru
    filip filipa filipe filiz finlay fintan fionn fiorella firat fiston fitri flavia flavien flavio florencia florentin
    florentina florica florin floris folake folasade fotini fotis franca francette francisca frankie frantisek franz
    franziska frauke freda frederik fredrik freek frehiwot fritz froilan fulvio fulya fumiko funda funke funmilayo
    furkan fyodor gabriele gabriella gaetane gaetano gaia galen gamze gareth garrett garry garth gathoni gauri gayathri
    gayatri gbenga gedeon gema gemma genaro genet gennady gennaro geoff geoffrey georg georgiana georgina georgios
    georgy geraint geraldo gerardo gerda gerlinde germaine gernot gerrit gerry gert gertrude gervaise getachew gethin
    ghalia ghassen ghazal ghazala ghazaleh gheorghe ghulam giada giancarlo gianfranco giang gianluigi gianmarco gianna
    gianni giannis gideon gijs gilang gilberto gilda gildas gilmar ginny gino gioele giorgia giorgos giovana giovanna
    girlie girma gisele giselle gita githinji giuliana giuliano giulio giuseppina giusy gizem gladys gleb glenda glodi
    glynis gokce gokhan golnaz gonca goncalo gonul gora gordana gosta gottfried gowtham gozde graca gracie graciela
    graeme graham grainne grayson grazia graziella grazyna gregg gregorio greta gretchen grigore grigory griselda
    gruffydd gudrun guenole guillemette guillermo guinevere gul gulay gulcan gulsah gulsen gunay guney gunilla gunjan
    gunnar gunther gurpreet gustaf gustav gwen gwenael gwendoline gwendolyn gwilym gwladys gwyneth habiba habibatou
    habtamu hacer hachem hadda hadi hadiza hadjer haider haikel haile haithem haja haleh haley halil halime halina
    hallie haluk halyna hamidreza hamish hammadi hande hanen hanene hanh hanifa hanife hanna hanne hanneke hannelore
    hannes hannu haralambos harald hardeep hardik hari harini haripriya haris harlan haroon harpreet harrison harshad
    harshita hartmut haruki harun hasina hasnaa hasnain hassina hassna hattie hayley haythem heikki heiko heitor helder
    helena helge heli heloisa hemlata henda hendra hengameh henna henning henok henrietta henriette henrike henrique
    henryk herbert heriberto herman hermine heru hery hesam hibat hideki hien hieu hikaru hilario hilary hilda hilde
    hildegard hilke hilkka hillary himanshu hippolyte hiroki hiroko hiroto hirut hitoshi hjalmar hoai hoang hollie
    honore honorine hooman horia houssine hrvoje hugh huma humaira humberto hung huong husamettin huseyin hussain huw
    huyen hynek iacob iain ibtissam idrissa iestyn ieuan ifeanyi ifunanya ignatius iida ijaz ika ikechukwu iker ikhlas
    ikrame ilan ilana ilaria ilario ilayda ileana ilene ilias ilie ilkay ilker ilkka ilona ilse ilya iman imelda imen
    imtiaz inam inas inci indah indira indra indu ingeborg inger ingmar ingo ingvar iniobong inna insaf intan ioan ioana
    ioanna ioannis ione ionel ionut iordanis ipek iqbal iracema irem irena irfan iria irmgard irum irwin isabela isabell
    isadora isaiah isaias isaline isamu isaure ishaan ishita isidro isla ismahane ismet issac issam italo itziar iulia
    iulian iva ivanna ivano ivica ivo ivonne iwona izabela izumi jaakko jaap jacek jacinthe jacinto jacklyn jacky jaclyn
    jacoba jacquelyn jada jaden jadwiga jagruti jahangir jair jakob jakub jaleesa jalel jalen jalila jamaal jamel
    jameson jamil jamshid jan jana janaina janaki jandira janelle janessa janette janhavi janie janina janine janne
    janneke janusz jari jarkko jarmo jaromir jaroslaw jarrett jarrod jarvis jasmin jasmina jasna jasper jaspreet javad
    javed javeria jaxon jayant jayanti jayden jayla jaylen jaymar jayne jayshree jayson jeancy jeanette jeanie jeanine
    jeannette jeannie jeannine jed jeffery jehanne jejomar jelle jenifer jennie jennylyn jepkosgei jerald jerilyn
    jermaine jerzy jessa jhon jide jihad jillian jimmie jindrich jinky jirina jiro jitka joana joann joaquim jobelle
    jodi jodie jody joep joey johanne johnathan johnathon johnnie joko jolanta jolene jomar jonah jonalyn jonathon joni
    jordi jordyn jorgen jorma josef josefa josefina joselyn josette josiah josie josip josselin jouni jovana joven juana
    judah judicael juha juhani jukka julian juliana juliane julianna julianne juliano julienne julieta julietta julius
    jumoke junaid junichi junko junrey jussara jussi justino justyna jyothi kaan kaarina kacem kacper kade kaden kadir
    kadriye kaede kailash kaique kaisa kaitlin kaitlynn kaito kaja kajal kalala kaleb kalle kalliopi kalpana kaltoum
    kambale kamelia kamil kamila kamlesh kamran kanchan kanika kaori kaoutar kaouthar kara karabo karanja karelle kari
    karina karissa kariuki karla karlijn karly karol karolina karsten kartik kartika karyn kasey kashif kasongo
    kassandra katarina katell katelynn katerina katharina katharine katherina katheryn kathi kathie kathrin katica
    katlego katlyn katrien katrina kaushal kaushik kaveh kavira kavitha kayden kaylee kaylie kaylyn kazimierz kazuki
    kazuko kazuo kebede keegan keenan keerthi kees kehinde keiko keira keisha keisuke keita kelechi kelig kelli kellie
    kelsey kelsie kelvin kemi kendall kendra kendrick kenechukwu kenichi kenna kenzie kerem keri kerim kerri kerwan
    ketan keyur keyvan kgomotso khadidiatou khadra khalida khanyisile khashayar khemais khoa khoi khrystyna khurram
    khushboo kiana kianoush kiara kibet kidane kidist kiera kieron kiersten kieu kiley kilian kimberlee kimia kimmo
    kinga kipchoge kipkemboi kipkorir kiprono kiprotich kira kirill kirsi kirsten kirstie kirstin kirsty kirti kiyoshi
    kizzy kjell kjetil klaudia kobina kody koichi koji kojo kolawole konrad konstantina konstantinos koray kori kory
    kostas kosuke kouakou kourosh krista kristi kristian kristie kristine kristoffer kristopher kristy krupa krystal
    krystian krystyna ksenija kubra kudakwashe kudzai kumiko kunle kuria kursat kusum kveta kwadwo kwaku kwasi kweku
    kyla kylee kylie kyoko kyra kyriaki kyriakos lacey lachlan ladan ladislas ladislav laiba laila lakisha lakshman
    lalao laleh lalitha lamiaa landon laney lanre laquisha latasha latisha latonya lauranne laureline laurena laurene
    laurens laurentiu laurette lauri lauriane laurine lauryn lautaro lavanya laverne lavinia lawson leah leana leander
    leane leann leanna leanne lebo lebogang leena leif leilani leire leizel lekan leland lemlem lenaig lenka lennart
    lenny lenora leona leone leonhard leonid leonidas leonor lesia lesley lessie lestari lester leszek leticia letizia
    levent levi lexi lia liaqat libor libuse lidia lidya lieselotte lieve liezel ligia liisa liliana liliane lillie
    lindiwe linnea lisbeth lison lito liudmyla livia livio liviu liya liza lizzie ljiljana ljubica llewellyn loana loane
    lobna loeiza lonnie lora loraine lorcan loredana lorelei lorella loren lorena lorenza loretta lorette lorraine
    losseni lothar louann louanne loubaba louella louisa louison loukas lourenco lowri luana lubin lubomir luca lucian
    luciano lucienne lucille lucinda lucretia lucrezia lucy ludger ludovica ludovico luella luigi luigia luisa luise
    luiza lukasz luna lungile lupe luzviminda lwazi lydia lyle lylou lyndon lyndsey lynette lynne lynnette lyubov
    lyudmila maarit mabel macarena macharia maciej macy madalina madan maddalena maddie maddison madeline madelyn
    madhavi madhuri mads maegan maelan maellys maeve magalie magda maggie maguette maham mahboubeh mahdieh maher mahima
    mahlet mahmood mahnaz mahshid mahtab mailie mailys maimouna mair mairead maisa maite maja majid makayla makena
    makhtar maki makoto makram maksim malachi malachy malathi malick malin malini mallory malorie mamie mamoudou mamta
    mamy manar manasa manasi mandana mandar mandeep mandi mandla manjeet manju manjula mansi mara maral marcelin
    marcelino marcella marcelle marcello marcia marcie marcio marco marcy mareike margareta margarete margarida
    margarita margery margherita margie margit margo mariah mariame marian mariangela marianna mariano mariarosa maribel
    maricar maricarmen maricel maricris mariel mariela marieme mariette mariia marija marijana marijke marika mariko
    marilyne mariola maris marisa marise marisol marissa marit marites maritza marius mariusz marivic marja marjan
    marjatta marketa markku marla marleen marley marlon marouen marthe marty marwane maryann maryanne marybeth maryellen
    maryem maryline maryvonne marzena masahiro masako masao masashi masato masoud masoumeh massandje massimiliano
    massimo matar mateja mateus mateusz mathijs matias matija matilda matilde matthijs matti mattia mattias mattie
    matvey maura maureen maurizio mauro mavis maximilian maximo maxine maxwell mayara mayeul mayte mayumi mbali mbaye
    mbene mbugua mckayla mckenna mckenzie meagan meaghan medhanit meenakshi meghan meghana megumi mehrdad mehreen
    mehrnaz mehrnoosh mehwish mekonnen melaine melaku melania melchor melih melike melina meline melis melisa melissande
    melodie meltem melusine meral meredith merel merhawi meriam meron merouane mert meryl meskerem metin mette mhairi
    micaela micah michaela michalis micheal michela michiko midori mieczyslaw mieke mihaela mihai mihail mihir miho
    mihret mika mikaela mikayla miki mikko milada milagros milena milind millicent milo miloslav minako mindy minh
    minoru miora mira mircea mirela mirella miriam mirjana mirko miroslav miroslaw misaki misbah mitali mithun mitra
    mitsuru miyuki mladen moacir moana moctar modupe mohammadreza mohcine mohsin moises mojgan mojisola mojtaba mollie
    momoko monia montserrat morag morris morten morteza morvarid mostafa mouaad mthunzi mubashir mudassar muhamad
    muireann mujde mukul mulugeta mulyadi mumbi mumo munashe muneeb muneer murali murilo musa mushtaq muthoni mutombo
    mutua mwangi mwende mwikali mykhailo mykola myles myra myranda myrna myron myroslava myrtle nabeel nabou nacim
    nadeem nader nadiia nadim nadja nadjet nadjiba naelle nafissatou nagaraj naghmeh nais najiba najwa naledi namita
    namrata nanami nanette naoki naoko naomi naomie naoto narayan narges narjess naseer nasim nasir nasreddine nassira
    nastaran nataliia natarajan natasa natasha nathanael natnael natsuki naveed navid navneet navya naz nazan nazanin
    nazia nazli ndiaga neal nebiyu nebojsa necati neeta neetu negar negin nejla nektarios nelda nellie nelly nenad nerea
    nerys nese neslihan nesrin nettie nevaeh nevena nevin ngan nghia ngoc ngone nguessan nguyet nhan nhi nhung nia niall
    nicholas nichole nickolas nicola nicolae nicoleta nicoletta nicolo nida nidhal niek nienke nieves nigel nighat nihal
    nihan nihel nii nikki niko nikolaos nikolas nikolina nikos nilay nilgun niloofar niloufar nilufer nima nimisha
    ningsih niraj niranjan nirina nirmala nishant nishita nisrine nita nitesh nithin nithya niusha niyati njambi njoroge
    nkechi nkem nkiru nkosana nkosinathi nnamdi nneka noa noam noboru nobuo noe noelia noelie noeline noelle nohayla
    noman nomfundo nomthandazo nonhlanhla nonso noor noora norah nordine noreen noriko nosa nosheen nosipho nourhane
    nouzha noxolo ntokozo ntombi nuala nuno nunzia nunzio nupur nur nuray nurcan nurettin nuria nurul nwando nyambura
    nyasha nyokabi oana oanh ochieng octavian octavio oddvar odhiambo odunayo odysseas ofelia ogechi ognjen oguz oguzhan
    ojas okan okechukwu okello okey oktay olabisi oladele olaf olajide olakunle olamide olanrewaju olaoluwa olatunde
    olawale olayinka oldrich oleksandra oleksii olesya olha oliwia olli olof olubunmi oluchi olufemi olufunke olusegun
    oluseyi oluwadamilola oluwaseyi oluwatobi oluwatosin ombeline omer omid omkar omolara omondi omotola ondrej onyango
    onyeka onyinye oona opeyemi orazio orest orianne orla orlane orsola ortwin osama osamu osaro ostap osvaldo otavio
    ottavia ouafa oualid oualida ouassila ouidad oulimata ouma oumnia ousama ousseynou outi ovidiu owain owen owino
    oyinkan ozan ozgur paavo padma padmaja padraic paige paivi paloma panagiota panagiotis panashe parag paraskevi
    parastoo paresh parham parth parvaneh parvati parveen parvin pascaline pasi pasquale patrizia patrizio patryk patsy
    patti paule pavan pavithra pavla pavlos pawan payal payam pedram pegah pekka pelin pellegrino penelope pentti percy
    permata pernilla petar petri petro petronela petronille petros petru petter peyman peyton phat philibert phindile
    phong phuc phumzile phuong piera pierluigi piero pierpaolo pierrick pietra pietro pina pinar pio pippa pirjo pirkko
    piyush plamedi polat poonam pooya porsha pouria prabha prachi pradip prafulla pragati prajakta pranali pranay
    prashanth prateek pratibha pratiksha pravin predrag preethi prerna priscila priscille pritam priti przemyslaw puja
    pulkit puneet purnima purva pushpa putra putri qamar qasim quincy quinten quinton quitterie quoc quyen quynh rachael
    rachana racheal rachelle rachit radek radha radhika radim radka radmila radoslaw radovan radu raelene rafaela rafal
    raffaele raffaella rafiq raghav raghu ragnhild raheel rahel rahmat raija raimo raimondo raimunda raimundo rajaa
    rajae rajani rajeshwari rajiv rajkumar rajni raju rakshit raluca rama ramatoulaye ramazan rambod ramin ramiro ramona
    ramya randal randall randolph ranjan ranjeet ranjith raoul raounak raquel rashad rasoul ratko ratna ravindra rayen
    raymonde raza razvan rebeca rebekah recep redouan reece refilwe reginald rehan rehana reid reijo reiko reiner
    reinhard reinhold reinier remo rena renan renato reneilwe rens renuka renzo reshma reuben revathi rey reyes reyhan
    reyhaneh reynaldo rhea rhiannon rhizlane rhoda rhodri rhona rhonda rhys rian riccardo richa richelle rickie rida
    riddhi rigoberto riikka rija rik rikke riku riley rimel rini risa rishabh rishi ritesh ritika ritva rivo rizalina
    rizki rizky rizwan rizza rob robbie robel robyn rocco rochelle rodel roderick rodger rodica rodolfo rogelio rogerio
    roisin roksana roksolana rolande rolando romaric romeo romina rommel romona romulo rona ronaldo roozbeh rosalia
    rosalie rosalind rosalyn rosana rosangela rosanna rosanne rosaria roseann roseline rosella rosemarie rosemary
    rosetta roshan roslyn rossana rossella rostislav roswitha rowena roxana roxanne roya ruairi ruaridh rubens rubina
    ruchika rudi rudiger rudolph rudy rufus ruggero rui rukiye rupali rupesh rupinder ruslana russ rutendo ruthie ruud
    ruvimbo ruzena ryanne ryker rylan rylee ryma ryo ryosuke ryota ryszard saadet saara saba sabatino sabrine sachiko
    sadaf sadia sadie sadik sadok saeid saeideh safa safak safdar safiatou sagar saghar saima sajad sajid sajjad sakari
    saki sakina sakshi salih saliou salman salomon saloni saloua saman samaneh samarth samina sampada samrawit samuele
    samuli sanaz sandie sandile sandip sandro sangeetha sanja sanjana sanjiv sanket sanna santeri santina saousen sapna
    saqib saranya sarfraz sarika sarka sarthak sasa sasan sasha saskia satomi satu satya saul saverio savita sawsan
    sawssen sayaka scottie seamus sebastiaan sebastiao seble sedat sefa segolene seiji selam selamawit selcuk selda
    selena selina selmane selorm semih semra semyon senait senem sepehr sepideh seppo serap seraphin serdar serena
    sergiu serhat serhii serigne sertac servane setareh setiawan seun sevda severin sevil sevim sevinc seydina seyma
    sezen sezgin shabana shabbir shadi shafiq shahab shahbaz shahid shahin shahla shahram shahrokh shahrzad shahzad
    shahzaib shailesh shaina shameka shamiso shana shanelle shania shanice shaniqua shankar shanna shanthi sharad shari
    sharlene sharmila shashank shashi shauna shawna shayan shayla shayne shazia sheena sheetal shelia shelley shelly
    sheri sherri sherrie sheryl shigeru shikha shinichi shinji shinya shiori shishir shital shiva shivam shivangi
    shivani shizuka shoaib shobha shogo shota shraddha shradha shreyas shrikant shubhangi shun shunsuke shweta siamak
    sian sibel sibongile sibusiso sibylle siddharth siddhi sidoine sidra sidy siebe siegfried sietske sigrid sigurd
    silas sile silia silje silvana silvano silvio silviu sima simbarashe simin simisola simphiwe simran sinead sinem
    sini sioned siphiwe sirpa sisay siti sitraka siyabonga sizwe sjoerd skyler slamet slavica slawomir slobodan
    slobodanka smita smriti snehal snezana sodiq sofie sofien sohail soheil soheila soizic sokhna soline solomiia
    solomon sonali sondra songul sonja sonya sophia sora sorcha sorin sorina soroush sota sotiria sotirios souhaila
    souheil soukaina soulaimane soumya sourour sousan spyridon spyros srdjan sreedhar sreenivas srinivasan sruthi staci
    stacie stan stanislava stanislaw stanko stavros stavroula stefania stefanie stefanos steffi stelios stepan stephan
    stephany stevan stina struan suat subash subramanian suci sude sudha sudhakar sueli sujata sujatha sukma sule
    suleyman sulistyo sumaira suman sumana sumanth surabhi surafel suraj surya susana susann susanna susannah susanti
    sushant sushil sushma susie susumu suzette suzie svatopluk svein svenja svitlana swapnil swara swathi swen sybil
    sybille sylvaine sylvester sylvette sylvia sylviane sylwia szymon tabassum tabatha tabitha tadashi tadele tadesse
    tadeusz tadhg tafadzwa tahir tahsin taichi taina tais taisia taiwo takahiro takako takeshi takudzwa takuma takumi
    takuya talha talia talla tameka tami tamika tammi tammie tamotsu tanaka taneli taner tania tanisha tanja tanmay
    tannaz tanveer taous tapio tapiwa taraneh tarekegn tariq tariro tarja tarkan taro taryn tasha tatjana tatsuya taufik
    tayfun tayssir tayyab tayyaba tebogo teemu tegan teguh tejas tejaswini tekle telma temel temidayo temitope teodor
    teresita tereza teri terje tero terrance terrell terrence terri terrie tesfaye tess tessa tetiana tetsuya teun
    tewodros thabang thabiso thaddeus thameur thandeka thandi thandiwe thang thao thato thea thelma thembi theodora
    theodoros theotime theresia thibaud thien thinh thiphaine thoa thuan tiana tiara tiberiu tiemoko tien tifenn tiffani
    tigist tihomir tiina tijmen tilahun tilman timo timofey timothe tinashe tineke titilayo titwan tiziana tiziano
    tjeerd toan tobi tobiloba toby tochukwu tokunbo tolulope tomislav tommaso tommie tomoko tomomi tomoya tonia tonya
    topi torben torbjorn tore tori toru toshio tosin tove toyin tracey traci tracie traian trang tressa trevon tricia
    trina trine trinh trisha trista tristen troels trudy trung truong trupti tsegaye tsion tsubasa tsuyoshi tudor tugce
    tulay tullio tuncay tung tunji tuomas tuomo turan turgut turkan tuti tuula tuva tuyen tuyet tyra tyree tyrell ubaid
    uche uchechukwu uchenna uday udin udit udoka ugochi ugochukwu ugonna ugur ujjwal ulf ulla ulrika ulysses umair umang
    umar umberto umer umesh umit urmila uros ursule urszula usama usman uta ute utkarsh utku uyen uzair uzma uzoma
    vaclav vahid vaibhav vaino vaishnavi valarie valdir valentino valeria valerian valerio valeriu valeriy valery
    vandana vanderlei vani vania varsha varvara vasant vasile vasileios vasiliki vasilis vasily vasudev vasudha vasyl
    vaughn vedat vedran veena veerle veikko veli velma venkata venkatesh venla vera verity verna veronika vesa vesna
    vibha vickie vicky victorien victorine vidhya viet viggo vijaya viktoria viktoriia vilde vilhelm vimal vimbai
    vincente vincenza vincenzo vinciane vineeta vinh vinicius violeta viorel viorica vipin viraj vishakha vishnu vitaliy
    vitaly vito vitor vittorio vivian viviana vivienne vlad vladimira vladislav vlado vlasta voahangy vojtech volodymyr
    vonda vsevolod vuk vusi vyacheslav wafaa wahid wahida wahyu wail wairimu waithera wajid wale waleed wallace waltraud
    wambui wamuyu wanderley wandrille wangari wanjiku waqar waqas waseem wasim wataru wati wawan waweru waylon wejdene
    welington wendelien wendell widya wiebe wiebke wiem wieslaw wiktor wiktoria wilbert wilbur wilfred wilfredo wilhelm
    wilhelmina willard willemijn willie willis wilma winifred wioletta wissam witold wladyslaw woldemariam wolfram
    wondimu wulan wyatt xander xavi xaviere xenia ximena xiomara xolani xuan yaa yael yaelle yagmur yago yakov yakubu
    yakup yalcin yalda yannis yanti yanto yao yapi yared yaroslava yasaman yasar yasemin yashar yashas yashika yashwant
    yasin yasir yasser yasuko yasuo yavuz yawa yawo yayan yaye yegor yekaterina yelena yeliz yesenia yesim yetunde
    yeukai yevgeny yevhen yevheniia yigit yildiz yilmaz yinka yoan yoanna yodit yogita yohannes yoichi yoko yolaine
    yolanda yonas yonatan yoshiko yosuke youenn youness yousaf youssoupha youssra yudi yui yuka yukiko yukio yuko yuli
    yumi yumiko yuni yunus yurii yuriy yusuke yuta yutaka yuto yuvraj yuya zach zachariah zachery zack zackary zafar
    zafer zaher zahid zaida zain zainab zakia zane zbigniew zdenka zdravko zdzislaw zeeshan zehra zeineb zekeriya
    zelalem zelda zelie zeljka zeljko zerihun zerrin zeynab zhanna zhour zie zied zinaida zinhle zlatan zlatko zodwa
    zoey zofia zohaib zohir zohreh zoi zola zoriana zorica zouhir zubair zulfikar zuzanna zvonimir zygmunt
`;
