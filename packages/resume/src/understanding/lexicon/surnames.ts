import { fold } from '../../text';

const words = (text: string): ReadonlySet<string> =>
  new Set(
    fold(text)
      .split(/\s+/)
      .filter((name) => name !== ''),
  );

/**
 * The most common surnames of many countries, folded, by the region where they are common. Those that are everyday words,
 * places or roles as well (Young, Berlin, Cook) are left out. What ends with one in the largest letters at the top of a page is a name.
 */
export const surnames = words(`
    smith johnson williams jones davis miller wilson anderson thomas moore martin thompson harris clark lewis robinson allen hernandez
    wright scott adams nelson roberts campbell mitchell phillips evans edwards collins stewart morris rogers reed morgan murphy bailey
    cooper richardson cox howard ward peterson james watson brooks kelly sanders bennett barnes ross henderson jenkins perry powell
    patterson hughes simmons foster bryant alexander russell griffin hayes myers ford hamilton graham sullivan wallace cole owens reynolds
    fisher ellis harrison gibson mcdonald marshall murray freeman webb simpson stevens tucker porter hicks crawford boyd kennedy warren
    dixon ramos gordon shaw holmes robertson daniels palmer nichols ferguson hawkins dunn perkins hudson spencer stephens payne pierce
    matthews arnold wagner willis ray watkins olson carroll duncan snyder cunningham bradley andrews harper riley armstrong weaver greene
    lawrence elliott chavez peters kelley franklin lawson ryan schmidt carr vasquez castillo wheeler chapman oliver montgomery richards
    williamson johnston meyer bishop mccoy howell morrison hansen garza harvey burton stanley george jacobs reid fowler lynch gilbert
    garrett romero welch larson frazier burke hanson moreno bowman brewer hoffman carlson silva pearson holland fleming jensen vargas byrd
    davidson hopkins terry herrera wade soto walters neal caldwell lowe jennings barnett jimenez horton shelton barrett obrien castro
    sutton gregory mckinney lucas miles craig rodriquez chambers holt lambert fletcher watts bates hale rhodes pena beck newman haynes
    mcdaniel mendez vaughn dawson norris steele curry schultz barker guzman munoz keller chandler weber walsh lyons ramsey wolfe schneider
    mullins benson bowen cummings hines baldwin griffith valdez hubbard salazar reeves warner stevenson burgess santos tate garner mann
    thornton mcgee delgado aguilar vega glover manning cohen harmon rodgers robbins newton blair higgins ingram reese strickland townsend
    potter goodwin walton rowe hampton ortega patton swanson goodman maldonado yates becker erickson hodges rios conner adkins webster
    malone hammond cobb moody quinn pope osborne maxwell mccarthy guerrero estrada sandoval gibbs fitzgerald stokes doyle saunders colon
    gill alvarado greer padilla nunez ballard schwartz mcbride christensen klein pratt briggs parsons mclaughlin zimmerman buchanan moran
    copeland pittman brady mccormick holloway brock poole logan wong jefferson morton abbott norton huff massey figueroa carson bowers
    roberson barton tran harrington boone cortez clarke mathis singleton wilkins cain underwood hogan mckenzie collier luna phelps mcguire
    wilkerson nash atkins wilcox pitts conley marquez burnett cochran davenport ayala sawyer vazquez dickerson hodge acosta flynn espinoza
    nicholson monroe morrow whitaker oconnor skinner ware molina kirby huffman gilmore dominguez oneal lang combs kramer hancock gallagher
    gaines shaffer wiggins mathews mcclain fischer melton hensley dyer cameron grimes contreras wyatt baxter mosley larsen hoover beasley
    petersen whitehead meyers garrison olsen schroeder hartman woodard mueller kemp deleon patel calhoun wiley eaton cline navarro harrell
    humphrey parrish duran hutchinson hess dorsey robles beard dalton blackwell johns blankenship trevino pruitt callahan montoya hardin
    mcdowell stafford gallegos henson wilkinson merritt atkinson orr decker hobbs tanner knox pacheco stephenson rojas serrano hickman
    sweeney mcclure conway roth maynard farrell lowery hurst nixon weiss trujillo ellison sloan juarez mclean boyer villarreal mccall
    gentry carrillo ayers lara sexton hull leblanc browning velasquez chang sellers herring foley bartlett mercado landry barr mckee bauer
    bradshaw pugh velez estes dodson morse sheppard camacho barron livingston middleton blevins chen kerr mcconnell hatfield harding giles
    blackburn pennington woodward finley mcintosh koch mccullough blanchard rivas brennan mejia kane benton buckley valentine maddox russo
    mcknight buck mcmillan crosby stark vance shepard faulkner davies hewitt fraser mackenzie mackay maclean macdonald macleod sinclair
    forbes lindsay paterson ritchie galloway hussain begum khan ahmed akhtar bibi rahman chowdhury whittaker pickering ashworth entwistle
    bradbury shah dhillon oneill byrne oreilly odonnell mcmahon nolan regan keane casey fitzpatrick kavanagh hennessy cronin daly mcgrath
    odriscoll maguire prosser pritchard llewellyn gwynne tremblay gagnon roy bouchard gauthier morin lavoie fortin gagne ouellet pelletier
    belanger levesque bergeron bernard dubois robert durand leroy moreau laurent lefebvre michel garcia david bertrand roux vincent
    fournier morel girard andre lefevre mercier dupont bonnet francois martinez legrand garnier faure rousseau guerin muller henry roussel
    nicolas perrin mathieu gautier dumont lopez fontaine chevallier robin masson sanchez gerard nguyen denis lemaire duval joly roger
    roche meunier jean perez marchand dufour barbier brun dumas brunet schmitt leroux colas fernandez renard arnaud rolland caron aubert
    giraud leclerc vidal bourgeois renaud lemoine picard gaillard philippe leclercq lacroix fabre dupuis olivier rodriguez hubert
    guillaume benard delmas rey jacquet lecomte charles aubry deschamps collet maillard poirier besson bailly carpentier menard baron
    cordier jacob marechal gilles charrier perret leblond millet lejeune benoit hamon langlois prevost monnier lesage berger pasquier gros
    gonzalez gomez vasseur herve hoarau payet grondin techer riviere colin bouvier germain guillot marty remy adam dupuy le-gall legall
    leger lecoq ribeiro maillot lebrun guyot huet reynaud besnard pichon rossignol tessier leveque ferrand lacombe delaunay delorme
    devaux fleury barre bodin chauvin bouchet chevalier schulz hoffmann schaefer schafer schroder neumann schwarz zimmermann braun kruger
    krueger hofmann hartmann lange werner schmitz krause meier lehmann schmid schulze maier kohler koehler herrmann konig koenig walter
    mayer huber fuchs scholz moller moeller jung hahn schubert vogel friedrich gunther frank winkler lorenz baumann franke albrecht
    schuster simon ludwig bohm boehm kraus schumacher vogt otto seidel heinrich brandt haas schulte dietrich ziegler kuhn kuehn pohl busch
    bergmann voigt sauer wolff pfeiffer gruber hofer steiner moser egger wimmer brunner leitner aigner wallner schwaiger reiter lechner
    haider pichler eder mayr meili zurcher burki baumgartner gerber suter ammann kunz ruiz diaz alvarez alonso gutierrez torres gil
    ramirez blanco morales suarez ortiz rubio sanz iglesias garrido cortes lozano cano prieto cruz calvo gallego flores cabrera fuentes
    carrasco diez caballero reyes nieto pascual santana herrero lorenzo montero gimenez ibanez ferrer vicente benitez mora arias carmona
    crespo saez velasco moya soler parra esteban gallardo quispe mamani huaman rodrigues paredes restrepo ospina arango quintero zapata
    rossi ferrari esposito bianchi romano colombo ricci marino greco bruno gallo conti deluca mancini costa giordano rizzo lombardi
    moretti barbieri santoro mariani rinaldi caruso martini longo martinelli vitale lombardo serra coppola desantis marchetti parisi
    ferraro ferri fabbri bianco marini grasso valentini pellegrini palumbo sanna farina rizzi cattaneo morelli amato silvestri mazza
    grassi pellegrino carbone giuliani benedetti barone rossetti caputo montanari bernardi palmieri martino ferretti bellini basile donati
    piras vitali sartori neri costantini milani pagano ruggiero ferreira pereira oliveira martins sousa souza fernandes goncalves gomes
    lopes marques alves almeida pinto carvalho teixeira moreira correia correa mendes nunes soares vieira monteiro cardoso rocha raposo
    neves coelho cunha pires simoes antunes matos fonseca machado araujo barbosa tavares lourenco figueiredo azevedo freitas barros melo
    nascimento batista borges duarte pinheiro andrade miranda brito dantas cavalcanti siqueira moura farias dejong jansen devries bakker
    visser smit meijer mulder vos hendriks dekker dijkstra smits vandenberg vandijk janssen janssens peeters maes mertens willems claes
    goossens wouters desmet vermeulen pauwels hermans aerts michiels martens vandenbroeck vandamme verhoeven kuipers hoekstra schouten
    willemsen hoekman nielsen pedersen andersen sorensen rasmussen jorgensen madsen kristensen thomsen christiansen poulsen johansen
    mortensen knudsen andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson jansson
    hansson bengtsson lindberg jakobsson magnusson olofsson lindstrom lindqvist lindgren axelsson bergstrom lundberg lind lundgren
    berglund mattsson fredriksson sandberg henriksson forsberg sjoberg wallin engstrom danielsson lundin hakansson berg haugen johannessen
    andreassen jacobsen halvorsen dahl henriksen lund gundersen moen korhonen virtanen makinen nieminen makela hamalainen laine heikkinen
    koskinen jarvinen lehtonen lehtinen saarinen salminen heinonen niemi heikkila kinnunen salonen turunen laitinen tuominen rantanen
    karjalainen jokinen mattila savolainen nowak kowalski kowalska wisniewski wisniewska wojcik kowalczyk kaminski kaminska lewandowski
    lewandowska zielinski zielinska szymanski szymanska wozniak dabrowski dabrowska kozlowski kozlowska jankowski mazur wojciechowski
    kwiatkowski krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol wieczorek jablonski wrobel nowakowski majewski
    olszewski stepien malinowski jaworski adamczyk dudek novak novakova svoboda svobodova novotny dvorak dvorakova cerny prochazka kucera
    vesely horak nemec pokorny marek hajek ruzicka benes fiala sedlak dolezal zeman horvath horvat kovac kovacs kovacevic toth nagy szabo
    varga molnar nemeth farkas balogh papp takacs juhasz popescu ionescu popa pop radu dumitru stan stoica gheorghe rusu munteanu matei
    ivanov ivanova smirnov smirnova kuznetsov kuznetsova popov popova vasiliev petrov petrova sokolov mikhailov novikov fedorov morozov
    volkov alekseev lebedev semenov egorov pavlov kozlov stepanov nikolaev orlov andreev makarov nikitin zakharov zaitsev melnyk
    shevchenko boyko kovalenko bondarenko tkachenko kovalchuk kravchenko oliynyk shevchuk koval polishchuk bondar tkachuk moroz marchenko
    lysenko rudenko savchenko petrenko dimitrov dimitrova georgiev georgieva nikolov todorov stoyanov iliev jovanovic petrovic nikolic
    markovic djordjevic stojanovic ilic stankovic pavlovic milosevic babic maric juric knezevic hoxha papadopoulos papadopoulou georgiou
    ioannou nikolaidis vlachos oikonomou yilmaz kaya demir celik sahin yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin
    kara koc kurt ozkan simsek polat ozcan korkmaz cakir erdogan acar yavuz aktas keskin bulut guler kumar singh sharma gupta verma reddy
    rao nair menon iyer iyengar krishnan subramanian srinivasan venkatesh raman pillai dutta ghosh bose banerjee chatterjee mukherjee
    bhattacharya chakraborty saha mondal mandal biswas jain agarwal aggarwal mehta joshi desai kulkarni deshpande patil jadhav pawar
    shinde chavan gaikwad kadam bhatt trivedi pandey mishra tiwari dubey shukla tripathi srivastava chauhan rathore yadav thakur choudhary
    chaudhary malhotra kapoor khanna chopra arora bhatia sethi kaur sandhu sidhu grewal naidu chandra prasad sinha rajput solanki parmar
    gandhi bhardwaj saxena mathur goel bansal mittal khandelwal raghavan gopal fernando perera jayawardena bandara hossain islam akter
    khatun ahmad malik qureshi sheikh siddiqui ansari iqbal butt chaudhry mirza baig hashmi rizvi zaidi bukhari raza thapa shrestha gurung
    tamang karki adhikari wang zhang liu yang huang zhao zhou xu zhu gao guo luo zheng liang xie tang deng feng cheng cai peng yuan dong
    yu jiang wei lu wu shen yao cui zhong tan fang liao xiong hao shao qin meng qian hou qiu chan cheung leung lam lau tsang kwok tse chow
    yip yeung ng lim goh teo koh tay chua pham hoang huynh phan vu vo dang bui duong truong dinh doan trinh mai kim choi kang cho yoon
    jang han shin kwon hwang ahn yoo jeon sato suzuki takahashi tanaka watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki
    yamaguchi matsumoto inoue kimura hayashi shimizu yamazaki mori ikeda hashimoto ishikawa ogawa okada hasegawa fujita murakami kondo
    ishii saito sakamoto endo aoki delacruz bautista ocampo tomas andrada villanueva aquino wijaya santoso setiawan hidayat siregar
    nasution simanjuntak gunawan wibowo saputra pratama kusuma okafor okonkwo adeyemi adebayo ogunleye okeke eze nwosu obi balogun
    abubakar bello lawal adewale oyedele ogunbanjo nwachukwu onyekachi chukwu uche okoro mensah owusu boateng asante osei appiah agyemang
    amoah addo ofori annan asamoah kamau mwangi njoroge kariuki maina wanjiku otieno ochieng odhiambo omondi kiprotich kipchoge mutua
    wafula nyong'o musa juma mushi massawe nkosi dlamini ndlovu khumalo mkhize mokoena naidoo govender vanwyk botha pretorius venter
    mthembu nel moyo ncube sibanda banda phiri mwale tembo diop ndiaye diallo sarr gueye faye seck mbaye thiam cisse toure kone coulibaly
    traore keita camara sidibe konate dembele sangare ouattara koffi kouassi kouame bamba doumbia sylla bangoura barry kaba kabore
    ouedraogo sawadogo compaore zongo tchoumi mbappe eto'o kamga fotso ngono nkomo mbarga atangana kabila ilunga mukendi kalala tshibangu
    mwamba tesfaye bekele haile kebede abebe tadesse girma alemu rakoto rakotomalala randria benali belkacem bouzid brahimi saidi hamdi
    mansouri bensalem benamar benaissa benyoucef boudiaf boumediene bouteflika cherif khelifi meziane belhadj hadj haddad slimani ziani
    mokrani zerrouki amrani alaoui bennani berrada tazi chraibi fassi idrissi elidrissi elamrani filali benjelloun lahlou sqalli bouazza
    ouali naciri tahiri benkirane elfassi elalaoui mernissi lamrani zniber trabelsi benahmed bensalah mejri hammami gharbi jaziri chaabane
    jebali dridi ferchichi riahi ayari khemiri mabrouk zouari sassi guesmi toumi hamdaoui rezgui boukadida bouaziz mahjoub karoui masmoudi
    hassan ibrahim mohamed ali mahmoud elsayed abdallah abdullah khalil youssef mostafa fathy gaber shaheen farouk mansour nasser saleh
    hussein khoury nassar saad najjar hamdan awad darwish issa barakat aoun sleiman gemayel hariri mikati frem alghamdi alharbi alotaibi
    alqahtani alshehri alzahrani almutairi aldosari alshammari almalki aljohani alenezi alamri albalawi alsubaie almansoori alhashimi
    almarri alsuwaidi alnuaimi alshamsi alkaabi aldhaheri alali almutawa alsabah alrashid qasim tamimi zoubi hosseini mohammadi ahmadi
    karimi moradi rezaei jafari rahimi mousavi hashemi akbari sadeghi kazemi tehrani levi mizrahi peretz biton dahan avraham friedman
    goldberg rosenberg shapiro katz kaplan levine goldstein greenberg bernstein feldman epstein rubin hirsch علي محمد احمد حسن حسين
    ابراهيم محمود مصطفي خليل يوسف عبدالله السيد منصور خوري سعيد بلقاسم بوزيد براهيمي سعيدي حمدي منصوري زروقي عمراني علوي بناني براده تازي
    فاسي ادريسي الادريسي العلوي الفاسي الطرابلسي الجزيري الغربي الرياحي العياري الغامدي الحربي العتيبي القحطاني الشهري الزهراني المطيري
    الدوسري الشمري المالكي الجهني العنزي العمري البلوي السبيعي الشريف المنصوري الهاشمي المري السويدي النعيمي الشامسي الكعبي الظاهري العلي
    المطوع الصباح الرشيد قاسم التميمي الزعبي المصري الشامي الحلبي البغدادي العراقي العطار شاهين الشافعي عبدالرحمن عبدالعزيز
`);

/**
 * Given names that are everyday words or trades as well, folded: they tell of a person only where a surname follows at the
 * top of a page.
 */
export const everydayGivenNames = words(`
  mark will cara parker grace hope faith rusty rich gene hunter carter cooper tanner archer sawyer dean lance pierce miles earnest
  max rocky gay grant rowan prince prudence dale glen wade reed heath cliff clay buddy chip skip rob nick pat sue penny dolly robin
  jay ray guy ford lane chase blaze clement lou
`);

/** The same of flowers, stones, seasons, places and virtues, which shops and houses are called by too: 'Pearl Harbor', 'Fleur Bleue'. */
export const givenNamesOfThings = words(`
  joy jade dawn art april may june august summer autumn destiny harmony melody ruby pearl ivy lily violet ginger iris olive sandy
  sunny sage skye brook paris london dallas phoenix israel chance sterling patience charity mercy justice trinity heaven star dusty
  candy honey daisy holly storm ocean sky rain winter
  pilar luz soledad dolores mercedes consuelo esperanza paz cruz angel salvador domingo santiago
  marin juste fleur perle aime desire prune cerise capucine ambre
`);
