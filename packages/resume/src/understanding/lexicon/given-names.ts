import { fold } from '../../text';
import { furtherGivenNames } from './given-names-further';

/**
 * Common given names, folded: the sign that words in capitals name a person. They are the most frequent ones of civil
 * registers of the Maghreb, the Arab countries, France, the United Kingdom, the United States, Germany, Spain, Italy, Brazil,
 * India and Turkey, and some of Ireland, China, Japan, Vietnam, Ukraine, Quebec, Switzerland and the west and south of Africa. Names that are
 * everyday words as well (Grace, Will, Mark) are among them only where a resume does not use the word in that way.
 */
export const givenNames: ReadonlySet<string> = new Set(
  `${furtherGivenNames}${fold(`
    عبد بن ابن abd bin ibn ould ait abdelaziz abdelhak abdelhamid abdelkader abdelkrim abdellah abdelmalek abdelouahab abdelrahman abderrahim
    abderrahmane abdessamad abdou abdul abdullah abdulrahman achraf adam adel adil adlene ahmad ahmed aicha
    aida aimad aimen aissa akram ala alaa ali alia aliaa alya amal amar amel amer amin amina amine amir amira
    ammar anas anis anissa anouar asma asmaa assia atef aya ayman aymen ayoub aziz aziza badr badreddine
    bachir bassam basma bilal billel boualem brahim chafik chaima chakib chahinez chahrazed cherif cherine
    dalal dalila dina djamel djamila djilali djihane dounia ehab fadi fadila fadia fahd faical faisal faiza
    faouzi farah fares farid farida faris farouk fateh fathi fatiha fatima fatma faycal fayçal feriel firas
    fouad fouzia ghada ghassan habib hacene hadil hafid hafida hafsa haitham hakim hala halim halima hamid
    hamida hamza hanaa hanan hanane hani hania hasan hasna hassan hassiba hatem hayat haytham hedi hicham
    hichem hind hisham hocine houda houria hussam hussein ibrahim ibtissem idir idris ihab ikram ilham ilyas
    ilyes imad imane imene imran ines ishaq ismael ismail jalal jamal jamila jawad kaddour kader kamal kamel
    kamilia karim karima katia kenza khadija khaled khalid khalil khawla kheira kheireddine khouloud ladjel
    lamia lamine larbi latifa layla leila lila lilia lina lotfi loubna lounes lyes madjid maha mahdi mahfoud
    mahmoud majda majed malak malek malik malika manal manel mariem maroua marwa marwan maryam massinissa
    maya mebarek mehdi meriem messaoud miloud mohamed mohammad mohammed mokhtar moncef mona mouad mouloud
    mounia mounir mourad moussa moustafa muhammad mustafa mustapha nabil nabila nacer nacera nada nadia
    nadine nadir nadjib naima najat najib najla naoufel narimane nasser nassim nassima nawal nawel nazim
    nesrine nidal nizar nora nouha nour nourddine noureddine noura omar omaima ossama oumaima oussama ouassim
    rabah rabia rachid rachida radia rafik rahim rahma raja rami rana rania raouf rasha rashid rawan razika
    reda redouane reem rym rima riad riadh ridha rim rabie sabah sabri sabrina said saida saif salah saleh
    salem salim salima salma salwa sami samia samir samira samy sana sanaa sara sarah selma selim semia sihem
    siham skander smail sofiane soraya souad soufiane souhila soumia sonia tahar tarek tarik tayeb thinhinane
    toufik wafa wael wahiba walid warda wassim wiam widad yacine yahia yahya yanis yasmin yasmina yasmine
    yassin yassine yassir yazid younes youcef yousef youssef yousra yusuf zahia zahra zakaria zaki zineb
    zinedine ziad zohra zoubir zoulikha adrien agathe agnes alain albane alban alexandre alexia alexis alice
    aline alix amandine amaury amelie anael anais andre andrea angelique anne annick annie antoine antonin
    arnaud arthur astrid aude audrey aurelie aurelien aurore axel baptiste bastien beatrice benedicte
    benjamin benoit bernadette bernard bertrand blandine boris brigitte bruno camille capucine carine
    caroline catherine cecile cedric celia celine chantal charlene charles charline charlotte chloe
    christelle christian christiane christine christophe claire clara claude claudine clement clementine
    clemence abdoulaye astou asmae boubacar chaimae daphnee erwan fatou freddy ghita gwendal hajar jean-marc jean-marie
    kadiatou kahina lynda merwan moad modou mouhamadou mouna moustapha nolwenn ramzi ronan rostom seifeddine sirine soumaya wafae anass yosr coline colette constance corentin corinne cyril cyrille damien daniel daniele danielle david
    deborah delphine denis didier dominique dorian dorothee edouard elena eleonore elisa elisabeth elise
    elodie emilie emma emmanuel emmanuelle enzo eric estelle esther etienne eugenie eva evelyne fabien
    fabienne fabrice fanny felix fernand fiona flavie florence florent florian florine francine francis
    franck francois françoise frederic frederique gabriel gabrielle gael gaelle gaetan gaspard gauthier
    genevieve geoffroy georges gerald geraldine gerard germain ghislaine gilbert gilles gregoire gregory
    guillaume gustave guy gwenaelle helene henri herve hubert hugo hugues ingrid irene isabelle jacqueline
    jacques jean jeanne jeremie jeremy jerome jocelyne joel joelle johan johanna jonathan joris joseph
    josephine josiane judith jules julia julie julien juliette justine karine kevin laetitia laura laure
    laurence laurent laurie leo lea lionel lise lisa loic lou louis louise luc lucas lucie lucien lucile
    ludivine ludovic lydie madeleine mael maelle maeva magali malo manon marc marcel margaux margot
    marguerite marianne marie marielle marine marion marlene martin martine mathias mathieu mathilde mathis
    matthieu maud maurice maxence maxime melanie melissa michel michele micheline mickael mireille monique
    morgane muriel myriam nadege natacha nathalie nathan nicolas nicole nina ninon noel noemie noemi octave
    odile olivia olivier oceane ophelie oscar pascal pascale patrice patricia patrick paul paula pauline
    perrine philippe pierre quentin raphael raphaelle raymond regine regis remi remy renaud rene renee
    richard robert robin roger roland romain romane rose roselyne roxane sabine salome samuel sandra sandrine
    sebastien serge severine simon simone solene solenne sophie stephane stephanie suzanne sylvain sylvie
    tanguy tatiana theo theodore therese thibault thibaut thierry thomas timothee tiphaine tristan ugo
    valentin valentine valerie vanessa veronique victoire victor victoria vincent violaine virginie vivien
    viviane xavier yann yannick yoann yohan yolande yves yvette yvon yvonne zoe aaron abigail adrian aiden
    aisha albert alex alexander alexandra alfred alison allison alyssa amanda amber amy ana andrew andy
    angela angelina ann anna annabelle anthony antonia antonio ashley aubrey austin ava avery barbara ben
    beth betty beverly bob bobby bonnie brad bradley brandon brenda brendan brent brett brian brianna bridget
    brittany brooke bryan caitlin caleb calvin cameron carl carla carlos carmen carol carolyn carrie casey
    cassandra cathy chad charlie chelsea cheryl chris christina christopher cindy claudia cody colin collin
    connor corey courtney craig crystal curtis cynthia daisy dan dana danny darren dave debbie debra denise
    dennis derek diana diane diego donald donna doris dorothy douglas duane dustin dylan eddie edgar edward
    edwin eileen elaine eleanor eli elijah elizabeth ella ellen emily erica erik erika erin ernest ethan
    eugene evan evelyn fernando frank fred gary gavin george gina glen glenn gloria gordon greg hailey hannah
    harold harry harvey hazel heather heidi helen henry holly howard ian isaac isabel isabella jack jackie
    jackson jacob jaime jake james jamie jane janet janice jared jasmine jason jay jeff jeffrey jen jenna
    jennifer jenny jeremiah jesse jessica jessie jill jim jimmy jo joan joanna joanne jocelyn joe john johnny
    jon jordan jorge jose josh joshua joyce juan juanita judy justin kaitlyn karen karl kate katelyn
    katherine kathleen kathryn kathy katie kayla keith kelly ken kenneth kerry kim kimberly kirk kristen
    kristin kristina kurt kyle larry lauren lawrence lee leonard leslie liam lillian linda lindsay lindsey
    lloyd logan lori luis luke lynn mackenzie madison malcolm manuel marcus margaret maria marilyn mario
    marjorie marsha martha marvin mary mason mathew matt matthew megan melinda michael michelle miguel mike
    mildred miranda mitchell molly monica morgan nancy natalia natalie nathaniel neil nelson nick noah norma
    oliver pam pamela peggy peter phil philip phillip phyllis rachel ralph randy ray rebecca regina ricardo
    rick ricky rita roberta roberto rodney ronald ronnie rosa ross roy russell ruth ryan sally sam samantha
    scott sean seth shane shannon sharon shaun shawn sheila shelby sherry shirley stacey stacy stanley stella
    stephen steve steven stuart susan tamara tammy tanya tara taylor ted teresa terry theresa tiffany tim
    timothy tina todd tom tommy toni tony tracy travis trevor troy tyler vernon vicki walter wanda warren
    wayne wendy wesley whitney william zachary andreas anja anke antje bernd birgit bjorn christoph claus
    dieter dirk elke ernst frieda friedrich gerd gerhard gisela gunter hans heike heinrich heinz helga helmut
    hendrik holger horst jens joachim jochen jonas jorg jurgen jutta kai karin karl-heinz katja katrin
    kerstin klaus lars lena lukas lutz manfred markus marlies matthias monika moritz nico niklas nils norbert
    petra rainer ralf renate rolf rudolf ruediger sascha silke stefan steffen susanne sven thorsten tobias
    torsten udo ulrich ulrike ursula uwe volker werner wolfgang adriana alberto alejandro alessandra
    alessandro alfonso alfredo alvaro andres angel antonella armando arturo beatriz bruna camila carolina
    cesar chiara cristina daniela eduardo emilio enrique ernesto esteban fabio federica federico felipe
    fernanda filippo francesca francesco francisco gabriela giacomo gianluca giorgio giovanni giulia giuseppe
    gonzalo guadalupe guilherme gustavo hector hernan ignacio javier jesus joao joaquin julio leandro
    leonardo lorenzo lucia luciana luiz manuela marcela marcelo marcos mariana marina marta martina matteo
    mauricio pablo paola paolo pedro pilar rafael ramon raul renata rocio rodrigo ruben salvatore santiago
    sergio silvia simona sofia stefano thiago tiago valentina veronica vicente vittoria aarav abhishek aditya
    ajay akash akhil akshay alok amit amol amrita anand anil anita anjali ankit ankita ankur anushka anupam
    aparna arjun arun aruna arvind asha ashish ashok ashwin avinash bhavna bharat deepa deepak deepika devi
    dinesh divya ganesh gaurav gautam geeta gopal govind harish harsh harsha hemant hitesh isha jagdish jaya
    jayesh jitendra jyoti kapil karan karthik kavita kavya kiran kishore komal krishna kumar lakshmi lalit
    lata madhav madhu mahesh manish manisha manoj mayank meena meera megha mohan mohit mukesh nandini
    narendra naveen neelam neeraj neha nidhi nikhil nilesh nisha nitin pallavi pankaj parul pooja prabhakar
    pradeep prakash pranav prashant pratik praveen preeti priya priyanka rahul raj rajan rajat rajeev
    rajendra rajesh rakesh ram raman ramesh ranjit rashmi ravi reena rekha renu ritu riya rohan rohit roshni
    ruchi sachin sameer sandeep sandhya sangeeta sanjay sanjeev santosh sarita satish saurabh seema shalini
    shilpa shiv shreya shruti shubham sneha sonal srinivas subhash sudhir sumit sunil sunita suresh swati
    tanvi tushar uma usha vaishali varun venkat vidya vijay vikas vikram vinay vineet vinod vipul vishal
    vivek yash yogesh aleksandr alexei anastasia andrei anton artem bogdan dmitri dmitry ekaterina evgeny
    igor irina ivan katarzyna kateryna ksenia larisa ludmila magdalena malgorzata marek mikhail nadezhda
    natalya nikita nikolai oksana oleg olga pavel piotr roman sergei svetlana tatyana tomasz vladimir
    wojciech yana yulia yuri agnieszka krzysztof pawel zuzana jiri ahmet ayse burak cem elif emine emre eren
    esra fatih hakan hatice hulya kemal mehmet melek merve murat onur orhan osman ozge ozlem selin serkan
    sevgi sinan tolga tugba ufuk umut volkan zeynep arash behnam ehsan farhad hamed hossein mina mahsa mehran
    milad mohsen nasrin parisa pouya reza saeed shirin sina chen chinedu chioma fatoumata aminata awa mamadou
    ousmane oumar ibrahima cheikh adama seydou kofi kwame ngozi oluwaseun kenji hiroshi yuki takashi akira
    haruto wei xiao hui jing yan hyun minji jisoo thanh sandor istvan laszlo zoltan gabor ferenc johann
    johannes sander lieke bram daan femke jeroen maarten pieter willem anders bjarne emil freja henrik ida
    jesper kasper magnus mikael mikkel oskar rasmus signe soren mateo mila aaliyah imani latoya tyrone
    bill benny kenny timmy sammy freddie barry jerry clayton melvin leroy luther adriaan stijn bart joost wouter thijs
    niels henk koen anouk sanne lotte marieke sekhar naresh priyanshu tarun aishwarya sergey andrey alexey nikolay
    yury maxim konstantin ruslan timur vadim viktor stanislav yaroslav taras daria polina galina aleksandar aleksa
    nikola milos marko luka jovan nemanja dusan zoran goran dragan milan ivana jelena milica andrzej michal marcin
    grzegorz jozef petr tomas zdenek jaroslav agustin sebastian paulo matheus kaya haruka satoshi daisuke kenta sakura
    tashi tenzin pema sonam dorji phenyo thabo sipho themba lerato palesa kagiso tshepo mpho tumelo lungisa nomsa
    zanele ayanda bongani kwabena yaw akosua abena chukwuemeka emeka obinna ikenna adaeze olumide tunde babatunde
    adebayo tendai tatenda farai rudo wanjiru kamau njeri otieno achieng aniara casimir ludwig aleister alec mandy
    amelia artyom
    deshawn kareem dwight sheldon محمد احمد علي عمر حسن حسين خالد يوسف ابراهيم عبدالله عبدالرحمن عبدالعزيز
    عبدالقادر عبدالكريم محمود مصطفي كريم ياسين سامي سمير رضا نبيل فريد رشيد جمال كمال مراد سفيان وليد طارق
    عماد انس ايمن اسامه بلال حمزه زكرياء زيد سعيد سعد سعود سلمان سليم سليمان صالح صلاح طه عادل عاصم عامر عباس
    عثمان عدنان عصام فؤاد فيصل فهد قاسم ماجد مازن مالك مجدي مروان معاذ مهدي موسي ناصر نادر نور هشام هاني هيثم
    وائل ياسر يحيي يزيد يونس زين رامي زياد شريف شادي غسان فادي فارس فراس لؤي منير منصور منذر نزار نضال نسيم
    فاطمه فاطمة مريم عائشه عائشة خديجه خديجة زينب ليلي سلمي ساره سارة هدي هند نوره نورة نوال نجاه سعاد سميره
    سميرة سميه سمية رانيا ريم رنا رحمه رحمة دينا دعاء حنان حياه حليمه حليمة جميله جميلة بشري بسمه ايه آية
    امينه أمينة امال اماني اسماء اسيا ابتسام الهام اميره أميرة ايمان شيماء صفاء ضحي عبير علياء غاده غادة فرح
    فريده فريدة كريمه كريمة كنزه كنزة لبني لمياء لينا مروه مروة مني منال ميساء نادين ناديه نادية نبيله نبيلة
    نسرين نهي هاله هالة هاجر هبه هبة وفاء وسام ياسمين يسرا رميساء خوله خولة سهام سهيله وهيبه لويزه مليكه
    مليكة نعيمه فتيحه فتيحة رشيده حوريه زهره زهرة وداد جيهان جهان عبدالحق عبدالحميد عبدالمالك عبدالوهاب
    عبداللطيف عبدالغني
    rosie amul ayush theo teddy elsie evie esme lottie millie maisie poppy freya imogen harriet georgia phoebe alfie
    archie reggie rory callum kieran declan niamh aoife saoirse siobhan oisin eoin padraig lokesh jignesh pritesh
    kunal sahil girish jatin rohini reema ananya aditi xin ying hiroshi kenji nguyen thuy linh tuan oleksandr andriy
    dmytro olena iryna adjoa kwesi ifeoma segun yemi tendai chipo nomsa lerato pius
    aissatou aissata mariam mariama kadidia kadidiatou oumou hawa rokia rokhaya ramata ramatou salimata djeneba
    assetou assitan bintou binta coumba ndeye khady khadim modibo bakary sekou souleymane soumaila issa issouf issiaka
    lassana lassina mamady mory thierno tidiane amadou demba daouda drissa yacouba zoumana siaka salif sidiki adjoua
    akissi affoue amenan ahou konan koffi kouadio kouame kouassi kossi komlan kodjo kokou edem akouvi adjovi mawuli
    dossou rodrigue dieudonne prosper hortense pacome ghislain landry armand achille hyacinthe simplice sulpice
    sylvestre wilfried arsene aristide barthelemy blaise boniface brice celestin celestine cyriaque donatien edgard
    evariste felicite ferdinand firmin fulgence gaston gervais hermann hilaire ignace isidore josue lazare leopold
    magloire marcellin mathurin medard narcisse nestor pelagie philomene placide rosine rufin sidonie solange sylvere
    symphorien theophile vianney wenceslas zacharie zephirin dorcas ornella raissa larissa clarisse carelle georgette
    huguette irma leontine odette paulette rostand romuald rodolphe rejean rejeanne jacynthe ginette louisette lucette
    marjolaine mylene pierrette yvan fernande jean-francois jean-philippe jean-sebastien marie-eve marie-claude
    marie-pier marie-josee josee maude maryse marilou raynald renald rosaire audree frederick cedrick yanick steeve
    guylaine lyne reto urs ueli verena aloys jean-luc jean-claude jean-pierre jean-paul jean-michel jean-jacques
    jean-louis jean-yves jean-baptiste pierre-yves pierre-alain anne-marie anne-sophie anne-laure anne-lise
    marie-helene marie-christine marie-france marie-laure marie-noelle marie-ange marie-therese marie-louise wim geert
    griet liesbeth godelieve lola louane lilou kylian nolan sacha timeo titouan maelys eloise heloise apolline
    philippine elsa floriane garance leonie albin ewen gabin killian loick mathys yohann jordane priscilla priscillia
    vanina tiphanie typhaine axelle oriane sixtine thais alizee allan aymeric cyprien gautier guilhem hadrien leandre
    lilian marceau maximilien paulin stanislas tancrede valere virgile abdelali abdelatif abdelfattah abdelghani
    abdelhadi abdelhalim abdelilah abdeljalil abdellatif abdelmajid abdelmoumen abdennour abderrazak abdeslam achour
    aghiles aghilas ahlam amayas ameur anwar arezki atika azeddine azzedine badis bahia belaid belgacem bouchra
    boudjemaa charaf cherifa chiraz chokri cyrine dhia djaafar djaouida djazia djihad djouher donia driss elyes emna
    fadwa fadhila fathia fayza ferial fethi fodil ghania ghizlane ghofrane haifa hajer hakima hamdi hanae haroun
    hassane hatim hayet hela hend hiba houcine houssam houssem idriss ihsane ilhem imed intissar iskander jaouad
    jihane jihen kais kaouther kawtar kawthar khadidja khaoula khedidja laarbi lahcen lakhdar lamyae leyla maamar
    maissa mansour marouane maroun mehrez menouar meryem mimoun mohand mondher mongi mongia mouhcine mouhamed moulay
    mounira nabiha nafissa nahla naila najet najoua naoual narjes nazha nejib nihad nissrine noufel nouhaila ouarda
    oumayma rabii radhia radhouane radouane raed rafika raoudha rayane rayan redha riham rihab rokaya romaissa saad
    saadia saber sabiha sadek safae safia safouane saliha salsabil samar samah samiha sarra seddik slim slimane
    sofiene souhail souhir taha takoua taoufik tasnim tawfik thouraya wassila wided wijdane wissal wissem yakoub
    yamina yosra zaineb zahira zakariae ziyad zoheir zohair zouhair zouheir elie joumana rola roula charbel jad nayla
    zeina ghinwa hiyam kassem khodr lara mazen mohamad nagham nayef rabih ramy rawad rouba sahar samer talal wadih
    yara اياد جابر حازم حاتم حسام حمد حمود خليل خليفه داود ذياب رائد رامز رضوان رمزي رياض زاهر زهير سهيل شاكر شهاب
    صابر ضياء طلال طلحه ظافر عبدالاله عبدالباسط عبدالجبار عبدالجليل عبدالحكيم عبدالحليم عبدالخالق عبدالرحيم عبدالرزاق
    عبدالسلام عبدالعالي عبدالفتاح عبدالمجيد عبدالمحسن عبدالملك عبدالمنعم عبدالناصر عبدالهادي عبدالواحد عزالدين
    نورالدين علاء عيسي غازي فواز فوزي قصي قيس كاظم لقمان ليث ماهر مشاري مشعل مصعب معتز معتصم مقداد ممدوح مهند مؤيد
    نايف نبهان نجيب نعمان نواف هادي وجدي وسيم يعقوب اريج اسيل اشواق افنان الاء بتول تهاني ثريا حصه حنين دانيه دلال
    دانا رؤي رحاب رزان رغد رقيه رهف روان ريهام زهراء سحر سناء سندس شذي شهد صابرين عفاف عهود غدير فاتن لانا لجين لطيفه
    ليان ماجده مرام مشاعل منيره مها ميار ناهد نجلاء ندي نهله نورهان نوف هديل هيا هيفاء وجدان يارا
  `)}`
    .split(/\s+/)
    .filter((name) => name !== ''),
);
