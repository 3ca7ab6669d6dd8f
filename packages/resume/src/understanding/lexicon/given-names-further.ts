/**
 * Given names that are less common, or of other countries than those of `given-names.ts`, folded: of Europe from Portugal to
 * Russia, of Iran, Pakistan and India, of Japan and Vietnam, of Indonesia and the Philippines, of Africa, and of the
 * Americas. What is an everyday word, a town or a skill as well is none of them.
 */
export const furtherGivenNames = `
    aarti abdulaziz abdulkarim abdullahi abdulrahim abeba abebe abhay abhijeet abhijit abhinav abimbola abiodun abir
    abla abraham achim addisu adebola adekunle adela adele adeline adelyn adeola adesola adetola adewale
    adhiambo adnan adwoa afaf afia afolabi afonso afua afzal aggelos agnese agostino agus agyeman ahlem ahsan aiko
    ailbhe aino aisling aisyah aitana aitor ajit akanksha akbar akila akintunde akinyi akua akwasi alaeddine alasdair
    alassane alastair aldo aled aleem alejandra aleksander aleksandra aleksey aleksi alem alemayehu alena alessia
    alessio alexandros alexandru alfio alicia alicja alin alina aliou alioune alissa aliyah allyson almaz almudena
    alonso alper alyson alzbeta amaka aman amani amanuel amara amaya amberly ambika ambra ameen ameer aminu amirali
    amirhossein amita amjad amma amoin anaelle anagha anastasiia anastasios anatole anatoliy anatoly anca ander anderson
    andi andika andile andoni andreea andreia andrija anees aneta angelica angeliki angelo anh ani aniela aniket anirudh
    anisa anisha anjana anmol annabel annaelle annalisa annamaria annegret anneke annelies anneliese annette anni annika
    anshul anta anthonia antonino antonis antti anuj anupama anuradha anwen anyango apoorva apostolos aqib aqsa araceli
    arame archana arda ardeshir ariadna ariane arianna arief arif arina aristidis aristotelis arjan arkadiusz arkady
    arman armelle armin arnav arne arnel arshad arslane artur arya asa asad asghar ashfaq ashkan ashlee ashleigh ashlyn
    ashwini asier asif aslam asli assane aster atefeh athanasios athina atieno atif ato atul audra augusto aulia auriane
    awino ayaka ayaz ayesha aylin ayodeji ayodele ayomide aysegul aysun ayten ayu ayumi azadeh azar azeem azhar baaba
    babacar babajide babak babar badara bahar bahareh bahati bahman bahram bala balaji bambang bamidele banu baraka
    bardia baris barnabe bartosz basile bassem bassma bastian bayu beata beate begona behnaz behrouz behzad bekele
    benedikt benedita benito benjamine berangere bereket berenice berhane berk berkay bernardo bernhard berta bethan
    bethanie bethany beyza bhagya bharath bhavana bhavesh bhavya bhupesh bhuvan bianca bilel bilge bineta binh biniam
    birame birgitta birte biruk bisi blakely blanca bochra bogdana boguslaw bohdan bohumil bojan bojana bola bolaji bora
    borivoj borja bozena braden bradyn brandi brandie branimir branka branko breanna brenna briac brianne brieuc brijesh
    britta brittani brittney bronwen bronwyn brou bryce brynn brynne budi buhle bukola bulent burcu burkhard
    bushra busisiwe busra cahya caio calum camilla camryn canan canberk candace candela candice caner cansu carina
    carissa carley carlie carlijn carlo carlota carlotta carly carmela carmelo carmine carola carsten carys casper
    cassidy cassie catalin catalina catarina caterina catrin catriona cayetano cecilia celeste celso cemal cemile cenk
    ceren ceyda ceylan cezary chaimaa chaitanya chandan chandra chandrika charalampos charu chau chebet cheikhou
    chepkoech cherono cheruiyot chetan cheyanne chhaya chibueze chibuike chidi chidiebere chidinma chiedza chigozie
    chihiro chijioke chika chike chima chimamanda chinonso chinwe chirag chisom chizoba christa christele christer
    christi christof chrysoula chukwudi chukwuma ciara ciaran cigdem cillian cintia cinzia ciprian ciro citra clarissa
    claudio claudiu clelia coen coleen colleen colombe concetta constantin coraline corina cornelia corrado cosimo
    cosmin cristian cristiana cristiano cristobal cuong cyrielle daba dafydd dagmar dagmara dagmawi dagny daichi daiki
    dalibor damian damiano damilola damir damla danica danijel danilo danuse danuta danylo daphne dapo darcy
    dario darius dariusz darko darlene darragh darshan darya davi davide davina davood davor dawid dawit dayo
    deandre deanna deanne debora dedi deepti deidre deirdre dejan delaney delia demeke demetria demetrius deniz dereje
    dermot derya desiree detlef devendra devesh devika devonte dewi dhananjay dhanush dharmendra dheeraj dhruv
    dian dianna dianne diarmuid diarra diederik diep dietmar dieynaba dilara dilek dilip dimas dimitra dimitrios
    dimitris diogo dipali dipika djibril djillali dmitriy dogan doina dolores domenico domingo dominik donata donatella
    donato doria doriane dorota dorothea dragana dragos dramane duarte dubravka dumisani dumitru dung duong dusica duy
    duygu dwayne dwi eamon ebba ebere eberhard ebru ebuka eckhard eddy edeltraud edgardo edoardo edson eduarda
    edwige edyta eefje eero eetu eeva efe efren efstathios eftychia efua egor eino eira eirini ejike ekene eko ekow ekta
    ekua elaheh elea eleftheria eleni eleonora elfriede elhadji elham elia eliane eliette elin elina eline elio
    elisabete elisabetta eliska elissa eliza elnaz eloan eloane elouan elspeth eluned elvira elzbieta emanuel emanuela
    emanuele emelie emeline emery emi emilee emilia emiliano emilien emmaline emmanuella emmett emrah emrys
    endah ender enitan enora enrica enrico enza eoghan ercan erdem erdogan erhan erhard erich eriko erkan erkki erlinda
    ermanno ermias erol ersin ertugrul erum erwann erwin esha esin eskinder esma esmee esmeralda esosa esperanza
    essia estefania ester ettore euan eugen eugenia eugenio eulalie evane evangelia evangelos evann evelin evert everton
    evgenia evgeniy evren ewa ewan ewelina exauce eylul eyob ezekiel ezinne ezra fabian fabiana fabiola fabricio
    fabrizio facundo fadela faezeh fahad faheem fahim fairouz faizan fajar fanta fantine faouzia faramarz farhan faride
    farnaz farooq farrukh farshad farshid faryal farzad farzaneh fatemeh faten fatim fatimata faustine fausto fauzi
    fawad faysal felice felicie femi ferdinando ferdows fereshteh fergal fergus ferhat feride fermin fethia ffion figen
    fiifi fikru filip filipa filipe filiz fintan fionn fiorella firat fiston fitri flavia flavien flavio florencia
    florentin florentina florica florin floris folake folasade fotini fotis franca francisca frantisek franz franziska
    frauke frederik fredrik freek frehiwot fritz froilan fulvio fulya fumiko funda funke funmilayo furkan fyodor
    gabriele gabriella gaetane gaetano gaia gamze gareth gathoni gauri gayathri gayatri gbenga gedeon gema genaro genet
    gennady gennaro georg georgiana georgina georgios georgy geraint geraldo gerardo gerda gerlinde germaine gernot
    gerrit gert gervaise getachew gethin ghalia ghassen ghazal ghazala ghazaleh gheorghe ghulam giada giancarlo
    gianfranco giang gianluigi gianmarco gianna gianni giannis gijs gilang gilberto gilda gildas gilmar gino gioele
    giorgia giorgos giovana giovanna girlie girma gisele giselle gita githinji giuliana giuliano giulio giuseppina giusy
    gizem gleb glenda glodi gokce gokhan golnaz gonca goncalo gonul gora gordana gosta gottfried gowtham gozde graca
    graciela grainne grazia graziella grazyna gregorio greta gretchen grigore grigory gudrun guenole guillermo guinevere
    gul gulay gulcan gulsah gulsen gunay guney gunilla gunjan gunnar gunther gurpreet gustaf gustav gwen gwenael
    gwendoline gwendolyn gwilym gwladys gwyneth habiba habibatou habtamu hacer hachem hadda hadi hadiza hadjer
    haider haikel haile haithem haleh haley halil halime halina haluk halyna hamidreza hamish hammadi hande hanen hanene
    hanh hanifa hanife hanna hanne hanneke hannelore hannes hannu haralambos harald hardeep hardik hari harini haripriya
    haris haroon harpreet harshad harshita hartmut haruki harun hasnaa hasnain hassina hassna hayley haythem
    heikki heiko heitor helder helena helge heli heloisa hemlata henda hendra hengameh henna henning henok henriette
    henrike henrique henryk herbert heriberto hermine heru hesam hibat hideki hien hieu hikaru hilario hilde hildegard
    hilke hilkka himanshu hiroki hiroko hiroto hirut hitoshi hjalmar hoai hoang honorine hooman horia houssine
    hrvoje huma humaira humberto hung huong husamettin huseyin hussain huw huyen hynek iacob iain ibtissam idrissa
    iestyn ieuan ifeanyi ifunanya ignatius iida ijaz ika ikechukwu iker ikhlas ikrame ilan ilana ilaria ilario ilayda
    ileana ilias ilie ilkay ilker ilkka ilona ilse ilya iman imelda imen imtiaz inam inas inci indah indira indra indu
    ingeborg inger ingmar ingo ingvar iniobong inna insaf intan ioan ioana ioanna ioannis ione ionel ionut iordanis ipek
    iqbal iracema irem irena irfan iria irmgard irum isabela isabell isadora isaiah isaias isaline isamu isaure ishaan
    ishita isidro isla ismahane ismet issam italo itziar iulia iulian iva ivanna ivano ivica ivo ivonne iwona izabela
    izumi jaakko jaap jacek jacinto jacklyn jaclyn jacoba jadwiga jagruti jahangir jair jakob jakub jalel jalen jalila
    jamaal jamel jamil jamshid jan jana janaina janaki jandira janelle janessa janhavi janina janine janne janneke
    janusz jari jarkko jarmo jaromir jaroslaw jasmin jasmina jasna jaspreet javad javed javeria jaxon jayant jayanti
    jayden jaylen jaymar jayshree jayson jeancy jeanette jeannine jed jehanne jejomar jelle jennylyn jepkosgei
    jerilyn jerzy jessa jhon jide jihad jillian jindrich jinky jirina jiro jitka joana joaquim jobelle jodie joep
    johanne joko jolanta jomar jonah jonalyn jordi jordyn jorgen jorma josef josefa josefina joselyn josette josiah
    josip jouni jovana joven juana judicael juha juhani jukka julian juliana juliane julianna julianne juliano julienne
    julieta julietta julius jumoke junaid junichi junko junrey jussara jussi justino justyna jyothi kaan kaarina kacem
    kacper kaden kadir kadriye kaede kailash kaique kaisa kaitlin kaitlynn kaito kaja kajal kalala kalle kalliopi
    kalpana kaltoum kambale kamelia kamil kamila kamlesh kamran kanchan kanika kaori kaoutar kaouthar karabo karanja
    kari karina karissa kariuki karlijn karol karolina karsten kartik kartika kashif kasongo katarina katell katelynn
    katerina katharina katherina kathrin katica katlego katrien katrina kaushal kaushik kaveh kavira kavitha kayden
    kaylee kaylyn kazimierz kazuki kazuko kazuo kebede keegan keerthi kees kehinde keiko keira keisha keisuke keita
    kelechi kelig kellie kelsey kelsie kemi kendra kendrick kenechukwu kenichi kenna kenzie kerem keri
    kerim kerri kerwan ketan keyur keyvan kgomotso khadidiatou khadra khalida khanyisile khashayar khemais khoa khoi
    khrystyna khurram khushboo kiana kianoush kibet kidane kidist kiera kieu kiley kilian kimberlee kimia kimmo kinga
    kipchoge kipkemboi kipkorir kiprono kiprotich kirill kirsi kirsten kirstie kirstin kirti kiyoshi kjell kjetil
    klaudia kobina koichi koji kojo kolawole konrad konstantina konstantinos koray kostas kosuke kouakou kourosh kristie
    kristine kristoffer krupa krystal krystian krystyna ksenija kubra kudakwashe kudzai kumiko kunle kuria kursat kusum
    kveta kwadwo kwaku kwasi kweku kyla kylee kylie kyoko kyriaki kyriakos lacey lachlan ladan ladislav laiba laila
    lakisha lakshman laleh lalitha lamiaa landon lanre laquisha latasha latisha lauranne laureline laurena laurene
    laurens laurentiu lauri lauriane laurine lauryn lautaro lavanya lavinia leah leana leander leane leanne lebo
    lebogang leena leif leilani leire leizel lekan lemlem lenaig lenka lennart lenny leonhard leonid leonidas leonor
    lesia lessie lestari leszek leticia letizia levent lia liaqat libor libuse lidia lidya lieselotte lieve liezel ligia
    liisa liliana liliane lindiwe linnea lisbeth lison lito liudmyla livia livio liviu liya ljiljana ljubica llewellyn
    loana loane lobna loeiza lorcan loredana lorelei lorella lorena lorenza loretta lorette lorraine losseni lothar
    louann louanne loubaba louella louisa louison loukas lourenco lowri luana lubin lubomir luca lucian luciano lucille
    lucinda lucretia lucrezia ludger ludovica ludovico luigi luigia luisa luise luiza lukasz luna lungile lupe
    luzviminda lwazi lydia lyndsey lynette lynne lyubov lyudmila maarit macarena macharia maciej macy madalina madan
    maddalena maddison madeline madelyn madhavi madhuri mads maegan maelan maellys maeve magalie magda maguette maham
    mahboubeh mahdieh maher mahima mahlet mahmood mahnaz mahshid mahtab mailie mailys maimouna mair mairead maisa maite
    maja majid makayla makena makhtar maki makoto makram maksim malachi malachy malathi malick malin malini mallory
    malorie mamoudou mamta manar manasa manasi mandana mandar mandeep mandla manjeet manju manjula mansi mara maral
    marcelin marcelino marcella marcello marcia marcie marcio marco mareike margareta margarete margarida margarita
    margherita margit margo mariame marian mariangela marianna mariano mariarosa maribel maricar maricarmen maricel
    maricris mariel mariela marieme mariette mariia marija marijana marijke marika mariko marilyne mariola
    marisa marisol marissa marit marites marius mariusz marivic marja marjan marjatta marketa markku marleen marlon
    marouen marwane maryann maryanne maryem maryline maryvonne marzena masahiro masako masao masashi masato
    masoud masoumeh massandje massimiliano massimo matar mateja mateus mateusz mathijs matias matija matilda matilde
    matthijs matti mattia mattias matvey maura maureen maurizio mauro maximilian maximo maxine mayara mayeul mayte
    mayumi mbali mbaye mbene mbugua mckenna mckenzie meagan medhanit meenakshi meghan meghana megumi mehrdad mehreen
    mehrnaz mehrnoosh mehwish mekonnen melaine melaku melania melchor melih melike melina meline melis melissande meltem
    melusine meral meredith merel merhawi meriam meron merouane mert meryl meskerem metin mette mhairi micaela micah
    michaela michalis michela michiko midori mieczyslaw mieke mihaela mihai mihail mihir miho mihret mika mikayla miki
    mikko milada milena milind milo miloslav minako minh minoru mira mircea mirela mirella miriam mirjana mirko
    miroslav miroslaw misaki misbah mitali mithun mitra mitsuru miyuki mladen moacir moana moctar modupe mohammadreza
    mohcine mohsin moises mojgan mojisola mojtaba momoko monia montserrat morten morteza morvarid mostafa mouaad mthunzi
    mubashir mudassar muhamad mujde mukul mulugeta mulyadi mumbi mumo munashe muneeb muneer murali murilo musa mushtaq
    muthoni mutombo mutua mwangi mwende mwikali mykhailo mykola myles myra myranda myroslava nabeel nabou nacim nadeem
    nader nadiia nadim nadja nadjet nadjiba naelle nafissatou nagaraj naghmeh nais najiba najwa naledi namita namrata
    nanami naoki naoko naomi naomie naoto narayan narges narjess naseer nasim nasir nasreddine nassira nastaran nataliia
    natarajan natasa natasha nathanael natnael natsuki naveed navid navneet navya naz nazan nazanin nazia nazli ndiaga
    nebiyu nebojsa necati neeta neetu negar negin nejla nektarios nelly nenad nerea nerys nese neslihan nesrin nevaeh
    nevena nevin ngan nghia ngoc ngone nguessan nguyet nhan nhi nhung nia nichole nicola nicolae nicoleta nicoletta
    nicolo nida nidhal niek nienke nieves nighat nihal nihan nihel nii niko nikolaos nikolas nikolina nikos nilay nilgun
    niloofar niloufar nilufer nima nimisha ningsih niraj niranjan nirmala nishant nishita nisrine nita nitesh nithin
    nithya niusha niyati njambi njoroge nkechi nkem nkiru nkosana nkosinathi nnamdi nneka noa noam noboru nobuo noelia
    noelie noeline noelle nohayla noman nomfundo nomthandazo nonhlanhla nonso noor noora nordine noriko nosa nosheen
    nosipho nourhane nouzha noxolo ntokozo ntombi nuala nuno nunzia nunzio nupur nur nuray nurcan nurettin nuria nurul
    nwando nyambura nyasha nyokabi oana oanh ochieng octavian octavio oddvar odhiambo odunayo odysseas ogechi ognjen
    oguz oguzhan ojas okan okechukwu okello okey oktay olabisi oladele olaf olajide olakunle olamide olanrewaju olaoluwa
    olatunde olawale olayinka oldrich oleksandra oleksii olesya olha oliwia olli olof olubunmi oluchi olufemi olufunke
    olusegun oluseyi oluwadamilola oluwaseyi oluwatobi oluwatosin ombeline omer omid omkar omolara omondi omotola ondrej
    onyango onyeka onyinye oona opeyemi orazio orest orianne orla orlane orsola ortwin osama osamu osaro ostap osvaldo
    otavio ottavia ouafa oualid oualida ouassila ouidad oulimata ouma oumnia ousama ousseynou outi ovidiu owain owino
    oyinkan ozan ozgur paavo padma padmaja padraic paige paivi paloma panagiota panagiotis panashe parag paraskevi
    parastoo paresh parham parth parvaneh parvati parveen parvin pascaline pasi pasquale patrizia patrizio patryk pavan
    pavithra pavla pavlos pawan payal payam pedram pegah pekka pelin pellegrino pentti permata pernilla petar petri
    petro petronela petronille petros petru petter peyman phat phindile phong phuc phumzile phuong piera pierluigi piero
    pierpaolo pierrick pietra pietro pina pinar pio pippa pirjo pirkko piyush plamedi polat poonam pooya porsha pouria
    prabha prachi pradip prafulla pragati prajakta pranali pranay prashanth prateek pratibha pratiksha pravin predrag
    preethi prerna priscila priscille pritam priti przemyslaw puja pulkit puneet purnima purva pushpa putra putri
    qamar qasim quincy quinten quinton quitterie quoc quyen quynh rachael rachana rachelle rachit radek radha radhika
    radim radka radmila radoslaw radovan radu rafaela rafal raffaele raffaella rafiq raghav raghu ragnhild raheel rahel
    rahmat raija raimo raimondo raimunda raimundo rajaa rajae rajani rajeshwari rajiv rajkumar rajni raju rakshit raluca
    rama ramatoulaye ramazan rambod ramin ramiro ramya ranjan ranjeet ranjith raounak raquel rashad rasoul ratko ratna
    ravindra rayen raza razvan rebeca rebekah recep redouan reece refilwe reginald rehan rehana reijo reiko reiner
    reinhard reinhold reinier remo renan renato reneilwe rens renuka renzo reshma revathi rey reyes reyhan reyhaneh
    reynaldo rhea rhiannon rhizlane rhodri rhonda rhys rian riccardo richa richelle rida riddhi rigoberto riikka rik
    rikke riku rimel rini risa rishabh rishi ritesh ritika ritva rizalina rizki rizky rizwan rizza rob robel rocco
    rochelle rodel rodica rodolfo rogelio rogerio roisin roksana roksolana rolande romaric romeo romina rommel romona
    romulo rona ronaldo roozbeh rosalia rosalie rosalind rosalyn rosana rosangela rosanna rosaria roseline rosemarie
    roshan rossana rossella rostislav roswitha rowena roxana roxanne roya ruairi ruaridh rubens rubina ruchika rudi
    rudiger ruggero rui rukiye rupali rupesh rupinder ruslana rutendo ruud ruvimbo ruzena ryma ryo ryosuke ryota ryszard
    saadet saara saba sabatino sabrine sachiko sadaf sadia sadik sadok saeid saeideh safa safak safdar safiatou sagar
    saghar saima sajad sajid sajjad sakari saki sakina sakshi salih saliou salman salomon saloni saloua saman samaneh
    samarth samina sampada samrawit samuele samuli sanaz sandie sandile sandip sandro sangeetha sanja sanjana sanjiv
    sanket sanna santeri santina saousen sapna saqib saranya sarfraz sarika sarka sarthak sasa sasan sasha saskia satomi
    satu satya saul saverio savita sawsan sawssen sayaka sebastiaan sebastiao seble sedat sefa seiji selam selamawit
    selcuk selda selena selmane selorm semih semra semyon senait senem sepehr sepideh seppo serap seraphin serdar serena
    sergiu serhat serhii serigne sertac servane setareh setiawan seun sevda sevil sevim sevinc seydina seyma sezen
    sezgin shabana shabbir shadi shafiq shahab shahbaz shahid shahin shahla shahram shahrokh shahrzad shahzad shahzaib
    shailesh shaina shameka shamiso shanelle shania shanice shaniqua shankar shanthi sharad sharlene sharmila shashank
    shashi shauna shawna shayan shayla shazia sheena sheetal sherri sherrie sheryl shigeru shikha shinichi
    shinji shinya shiori shishir shital shiva shivam shivangi shivani shizuka shoaib shobha shogo shota shraddha shradha
    shreyas shrikant shubhangi shun shunsuke shweta siamak sibel sibongile sibusiso sibylle siddharth siddhi sidoine
    sidra sidy siebe siegfried sietske sigrid sigurd sile silia silje silvana silvano silvio silviu sima simbarashe
    simin simisola simphiwe simran sinead sinem sini sioned siphiwe sirpa sisay siti siyabonga sizwe sjoerd skyler
    slamet slavica slawomir slobodan slobodanka smita smriti snehal snezana sodiq sofie sofien sohail soheil soheila
    soizic sokhna soline solomiia sonali songul sora sorin sorina soroush sota sotiria sotirios souhaila souheil
    soukaina soulaimane soumya sourour sousan spyridon spyros srdjan sreedhar sreenivas srinivasan sruthi stacie
    stanislava stanislaw stanko stavros stavroula stefania stefanie stefanos steffi stelios stepan stephany stevan stina
    suat subash subramanian suci sude sudha sudhakar sueli sujata sujatha sukma sule suleyman sulistyo sumaira
    suman sumana sumanth surabhi surafel suraj surya susana susann susanna susanti sushant sushil sushma susumu
    svatopluk svein svenja svitlana swapnil swara swathi swen sybil sylvaine sylvette sylviane sylwia szymon tabassum
    tabatha tabitha tadashi tadele tadesse tadeusz tadhg tafadzwa tahir tahsin taichi taina tais taisia taiwo takahiro
    takako takeshi takudzwa takuma takumi takuya talha talia talla tamika tamotsu tanaka taneli taner tania tanisha
    tanja tanmay tannaz tanveer taous tapio tapiwa taraneh tarekegn tariq tariro tarja tarkan taro tatjana tatsuya
    taufik tayfun tayssir tayyab tayyaba tebogo teemu tegan teguh tejas tejaswini tekle telma temel temidayo temitope
    teodor teresita tereza terje tero terrance terrell tesfaye tessa tetiana tetsuya teun tewodros thabang thabiso
    thameur thandeka thandi thandiwe thang thao thato thea thelma thembi theodora theodoros theotime theresia thibaud
    thien thinh thiphaine thoa thuan tiana tiberiu tiemoko tien tifenn tiffani tigist tihomir tiina tijmen tilahun
    tilman timo timofey timothe tinashe tineke titilayo titwan tiziana tiziano tjeerd toan tobi tobiloba tochukwu
    tokunbo tolulope tomislav tommaso tomoko tomomi tomoya tonya topi torben torbjorn tore tori toru toshio tosin tove
    toyin tracey traian trang tressa trevon trine trinh trisha tristen troels trung truong trupti tsegaye tsion tsubasa
    tsuyoshi tudor tugce tulay tullio tuncay tung tunji tuomas tuomo turan turgut turkan tuti tuula tuva tuyen tuyet
    tyrell ubaid uche uchechukwu uchenna uday udin udit udoka ugochi ugochukwu ugonna ugur ujjwal ulf ulla ulrika
    umair umang umar umberto umer umesh umit urmila uros ursule urszula usama usman uta ute utkarsh utku uyen uzair uzma
    uzoma vaclav vahid vaibhav vaino vaishnavi valdir valentino valeria valerian valerio valeriu valeriy valery vandana
    vanderlei vani vania varsha varvara vasant vasile vasileios vasiliki vasilis vasily vasudev vasudha vasyl vedat
    vedran veena veerle veikko veli venkata venkatesh venla vera verity veronika vesa vesna vibha victorien vidhya viet
    viggo vijaya viktoria viktoriia vilde vilhelm vimal vimbai vincente vincenza vincenzo vinciane vineeta vinh vinicius
    violeta viorel viorica vipin viraj vishakha vishnu vitaliy vitaly vito vitor vittorio viviana vivienne
    vlad vladimira vladislav vlado vlasta vojtech volodymyr vsevolod vuk vusi vyacheslav wafaa wahid wahida wahyu
    wail wairimu waithera wajid wale waleed waltraud wambui wamuyu wanderley wandrille wangari wanjiku waqar waqas
    waseem wasim wataru wati wawan waweru wejdene welington wendelien wendell widya wiebe wiebke wiem wieslaw wiktor
    wiktoria wilfredo wilhelm wilhelmina willemijn winifred wioletta wissam witold wladyslaw woldemariam wolfram
    wondimu wulan xavi xaviere xenia ximena xiomara xolani xuan yaa yael yaelle yagmur yago yakov yakubu yakup yalcin
    yalda yannis yanti yanto yao yapi yared yaroslava yasaman yasar yasemin yashar yashas yashika yashwant yasin yasir
    yasser yasuko yasuo yavuz yawa yawo yayan yaye yegor yekaterina yelena yeliz yesenia yesim yetunde yeukai yevgeny
    yevhen yevheniia yigit yildiz yilmaz yinka yoan yoanna yodit yogita yohannes yoichi yoko yolaine yolanda yonas
    yonatan yoshiko yosuke youenn youness yousaf youssoupha youssra yudi yui yuka yukiko yukio yuko yuli yumi yumiko
    yuni yunus yurii yuriy yusuke yuta yutaka yuto yuvraj yuya zachariah zachery zackary zafar zafer zaher zahid zaida
    zain zainab zakia zbigniew zdenka zdravko zdzislaw zeeshan zehra zeineb zekeriya zelalem zelda zelie zeljka
    zeljko zerihun zerrin zeynab zhanna zhour zie zied zinaida zinhle zlatan zlatko zodwa zoey zofia zohaib zohir zohreh
    zoi zola zoriana zorica zouhir zubair zulfikar zuzanna zvonimir zygmunt
`;
