/**
 * The names that people give their trades in English, French and Arabic, Maghrebi usage included, and that ESCO
 * lacks or gives to another trade. A line holds the ISCO-08 unit group, the trade in our own words, and its other
 * names in the masculine singular; `title-text.ts` folds case, accents, number and gender. A name after '=' counts
 * only where it is the whole title: a 'chef' cooks, a 'chef de rayon' does not.
 */
const table = `
2221 nurse: nurse responsible for general care, infirmier, infirmier diplômé d'état, infirmier de santé publique, ide, ats, agent technique sanitaire, registered nurse, =rn, staff nurse, nursing, ممرض, ممرض للصحة العمومية, ممرض حاصل على شهادة دولة
3221 nursing aide: nurse assistant, healthcare assistant, aide soignant, aide infirmier, auxiliaire de vie, nursing assistant, nurse aide, care assistant, مساعد تمريض, مساعد ممرض, عون شبه طبي
2222 midwife: sage femme, homme sage femme, maïeuticien, قابلة, قابلة توليد, مولدة
5322 caregiver: garde malade, assistant de vie, home care aide, home carer, carer, aide à domicile, مرافق المرضى, راعي مسنين
2211 physician: general practitioner, médecin généraliste, médecin, medical doctor, =doctor, =docteur, docteur en médecine, =gp, family doctor, omnipraticien, médecin de famille, طبيب, طبيب عام, طبيب عائلة, =دكتور
2212 specialist physician: specialised doctor, médecin spécialiste, specialist doctor, طبيب أخصائي, طبيب مختص
2212 surgeon: chirurgien, جراح, طبيب جراح
2212 cardiologist: cardiologue, طبيب قلب, طبيب أمراض القلب
2212 pediatrician: paediatrician, pédiatre, طبيب أطفال
2212 gynaecologist: gynécologue, gynecologist, طبيب نساء, طبيب نساء وتوليد
2212 radiologist: radiologue, médecin radiologue, طبيب أشعة
2212 anaesthetist: anesthésiste, médecin anesthésiste, anesthésiste réanimateur, anesthesiologist, طبيب تخدير
2250 veterinarian: general veterinarian, vétérinaire, docteur vétérinaire, médecin vétérinaire, =vet, veterinary, veterinary surgeon, veterinary doctor, veterinary physician, doctor of veterinary medicine, بيطري, طبيب بيطري, دكتور بيطري
2261 dentist: chirurgien dentiste, médecin dentiste, dental practitioner, dental surgeon, طبيب أسنان, جراح أسنان, دكتور أسنان
2262 pharmacist: pharmacien, docteur en pharmacie, صيدلي, صيدلاني
3251 dental assistant: dental chairside assistant, assistant dentaire, مساعد طبيب أسنان
3213 pharmacy assistant: préparateur en pharmacie, vendeur en pharmacie, pharmacy technician, technicien en pharmacie, مساعد صيدلي, بائع صيدلية
2264 physiotherapist: kinésithérapeute, kiné, masseur kinésithérapeute, physical therapist, أخصائي علاج طبيعي, مدلك طبي, معالج فيزيائي
3211 radiographer: diagnostic radiographer, manipulateur radio, manipulateur en électroradiologie médicale, manipulateur en imagerie médicale, technicien en radiologie, تقني أشعة, فني أشعة, مشغل أجهزة التصوير الطبي
3212 laboratory technician: medical laboratory technician, medical laboratory assistant, biomedical scientist, laborantin, technicien de laboratoire, technicien de laboratoire d analyses médicales, laboratory analyst, lab technician, laboratory assistant, مخبري, تقني مخبر, فني مختبر, تقني مخبر طبي, محضر مخبر
3259 anaesthetist technician: auxiliaire médical en anesthésie réanimation, infirmier anesthésiste, عون طبي في التخدير والإنعاش
3258 paramedic: ambulancier, paramedic in emergency responses, secouriste ambulancier, emergency medical technician, =emt, مسعف, سائق إسعاف, سائق سيارة إسعاف
2267 optician: opticien, opticien lunetier, نظاراتي, فني بصريات
2266 speech therapist: speech and language therapist, orthophoniste, أرطوفوني, أخصائي أرطوفوني, أخصائي نطق
2634 psychologist: psychologue, psychologue clinicien, أخصائي نفساني, أخصائي نفسي, نفساني
2265 dietitian: diététicien, nutritionniste, nutritionist, أخصائي تغذية
2635 social assistant: social worker, assistant social, travailleur social, assistant de service social, مساعد اجتماعي, أخصائي اجتماعي
2341 primary teacher: primary school teacher, instituteur, professeur des écoles, professeur de l enseignement primaire, =pep, maître d école, enseignant du primaire, أستاذ التعليم الابتدائي, معلم ابتدائي, معلم مدرسة
2330 secondary teacher: secondary school teacher, professeur de l enseignement moyen, professeur de l enseignement secondaire, =pem, =pes, professeur de lycée, professeur de collège, high school teacher, أستاذ التعليم المتوسط, أستاذ التعليم الثانوي, أستاذ ثانوي
2310 university teacher: higher education lecturer, maître assistant, maître de conférences, enseignant universitaire, enseignant chercheur, university lecturer, lecturer, assistant professor, professeur d université, أستاذ جامعي, أستاذ مساعد, أستاذ محاضر, محاضر
2320 trainer: formateur, professionnel de la formation, corporate trainer, =مكون, مدرب مهني
2330 teacher: enseignant, professeur, prof, أستاذ, معلم, مدرس
2342 nursery teacher: early years teacher, éducateur de jeunes enfants, éducateur, puériculteur, kindergarten teacher, preschool teacher, jardinier d enfants, مربي, مربي روضة, معلم روضة
5311 nanny: child care worker, nourrice, nounou, baby sitter, babysitter, garde d enfants, auxiliaire de puériculture, assistant maternel, assistante maternelle, مربي أطفال, حاضن أطفال, جليس أطفال
2359 school counsellor: conseiller d orientation, conseiller d éducation, مستشار التربية, مستشار التوجيه
5312 school supervisor: adjoint d éducation, =surveillant, surveillant général, assistant d éducation, مساعد تربوي, مشرف تربوي
5165 driving instructor: moniteur auto école, moniteur d auto école, moniteur de conduite, معلم سياقة, مدرب سياقة, مدرب قيادة
3412 youth worker: animateur socio culturel, animateur de jeunesse, مربي مختص في تنشيط الشباب
3421 athlete: gardien de but, goalkeeper, football player, footballeur, لاعب كرة القدم, حارس مرمى
3422 sports coach: entraîneur, coach sportif, éducateur sportif, sports trainer, مدرب رياضي, =مدرب, fitness instructor
5419 lifeguard: life guard, maître nageur, maître nageur sauveteur, surveillant de baignade, منقذ سباحة
5163 undertaker: croque mort, agent funéraire
8322 driver: car driver, chauffeur, =conducteur, conducteur de véhicule, conducteur vtc, chauffeur vl, chauffeur de direction, private chauffeur, سائق, سواق, شيفور, سائق خاص
8322 taxi driver: taxieur, chauffeur de taxi, conducteur de taxi, cab driver, سائق سيارة أجرة, سائق طاكسي, سائق تاكسي
8322 delivery driver: livreur, chauffeur livreur, coursier, delivery person, deliveryman, courier, عامل توصيل, سائق توصيل, =موزع
8331 bus driver: chauffeur de bus, conducteur de bus, chauffeur d autobus, machiniste receveur, سائق حافلة
8332 truck driver: cargo vehicle driver, chauffeur poids lourd, chauffeur de camion, conducteur de camion, conducteur poids lourd, conducteur spl, chauffeur spl, chauffeur pl, chauffeur routier, =routier, camionneur, lorry driver, trucker, heavy vehicle driver, سائق شاحنة, سائق وزن ثقيل, سائق شاحنات
8311 train driver: conducteur de train, mécanicien de train, سائق قطار
8342 plant operator: conducteur d engins, conducteur d engins de chantier, conducteur d engin, heavy equipment operator, excavator operator, سائق آلات, سائق جرافة, سائق معدات ثقيلة
8343 crane operator: grutier, conducteur de grue, mobile crane operator, سائق رافعة
8344 forklift operator: forklift driver, cariste, clarkiste, conducteur de chariot élévateur, سائق رافعة شوكية, سائق كلارك
3112 construction manager: construction general supervisor, civil engineering technician, conducteur de travaux, chef de travaux, conducteur de travaux tce, conducteur de travaux génie civil, works supervisor, works manager, مسير أشغال, قائد أشغال, مشرف أشغال, مدير أشغال
3123 site manager: construction foreman, chef de chantier, site foreman, site supervisor, رئيس ورشة, رئيس ورشة بناء, مشرف موقع
1323 building contractor: entrepreneur en bâtiment, entrepreneur du bâtiment, مقاول, مقاول بناء
7112 mason: bricklayer, maçon, bâtisseur, maçonnerie, =بناء, معلم بناء, عامل بناء
7119 labourer: manoeuvre, manœuvre, ouvrier polyvalent, building construction worker, construction worker, ouvrier du bâtiment, ouvrier en bâtiment, عامل يومي
7114 formwork builder: coffreur, coffreur ferrailleur, concrete finisher, نجار قالب, نجار مسلح
7114 rebar worker: ferrailleur, iron fixer, steel fixer, حداد مسلح, حداد تسليح
7121 roofer: couvreur, étancheur, عامل عزل مائي
7122 tiler: carreleur, floor tiler, tile fitter, مبلط, مركب بلاط
7123 plasterer: plâtrier, plaquiste, جباس
7126 plumber: plombier, plombier sanitaire, plombier chauffagiste, pipefitter, pipe fitter, tuyauteur, سباك, =رصاص, بلومبي, ترصيص صحي
7127 hvac technician: frigoriste, technicien en froid, technicien froid et climatisation, climaticien, refrigeration technician, air conditioning technician, heating, ventilation, air conditioning and refrigeration technician, فني تكييف, تقني تبريد, تقني تبريد وتكييف
7131 house painter: construction painter, peintre en bâtiment, peintre bâtiment, =peintre, =painter, painter and decorator, دهان, صباغ, رسام مباني
7132 car painter: peintre auto, peintre automobile, peintre en carrosserie, peintre carrosserie
7115 carpenter: menuisier, charpentier, joiner, ébéniste, cabinet maker, menuisier bois, نجار
7214 aluminium joiner: menuisier aluminium, menuisier pvc, نجار ألمنيوم
7221 blacksmith: forgeron, ferronnier, حداد
7212 welder: soudeur, soudage, welding, لحام, ملحم
7213 boilermaker: chaudronnier, sheet metal worker, tôlier industriel
7213 car body repairer: tôlier, tôlier auto, carrossier, مطال سيارات, سمكري سيارات
7231 car mechanic: vehicle technician, mécanicien auto, mécanicien automobile, garagiste, motor mechanic, auto mechanic, automotive technician, =mécanicien, =mechanic, mécanicien poids lourds, ميكانيكي سيارات, =ميكانيكي, ميكانيسيان
7233 mechanical technician: mécanicien industriel, mécanicien d entretien, ميكانيكي صناعي
7411 electrician: électricien, électricien bâtiment, électricien en bâtiment, electrician of buildings, building electrician, كهربائي, فني كهرباء, كهربائي معماري
7412 electromechanic: électromécanicien, électrotechnicien, electromechanical technician, ميكانيكي كهربائي, كهروميكانيكي
7231 car electrician: automotive electrician, électricien auto, électricien automobile, كهربائي سيارات
7421 electronics technician: électronicien, technicien en électronique, تقني إلكترونيك
7223 machinist: cnc machinist, metal machine operator, tourneur, fraiseur, tourneur fraiseur, ajusteur, cnc operator, خراط
7512 baker: boulanger, خباز
7512 pastry cook: pastry maker, pâtissier, pastry chef, chef pâtissier, boulanger pâtissier, حلواني, صانع حلويات
7511 butcher: boucher, charcutier, جزار, قصاب, لحام مواشي
5120 cook: =chef, head chef, sous chef, chef de cuisine, chef cuisinier, chef de partie, commis de cuisine, executive chef, private chef, cuisinier, pizzaiolo, طباخ, شيف, رئيس طباخين, طاهي
9411 kitchen assistant: aide cuisinier, aide de cuisine, kitchen helper, مساعد طباخ
9412 dishwasher: plongeur, plongeur en restauration, kitchen porter, غاسل صحون, عامل غسيل الأطباق
5131 waiter: =serveur, serveur de restaurant, serveur en restauration, serveur en salle, serveur polyvalent, restaurant server, waitress, garçon de café, chef de rang, نادل, سرباي, قهواجي
5131 head waiter: maître d hôtel, headwaiter, restaurant host, رئيس ندل, متر دوتيل
5132 barista: cafetier, barman, bartender, barmaid, باريستا
9112 room attendant: femme de chambre, valet de chambre, chambermaid, chamber maid, agent d étage, عامل غرف, خادم غرف, عامل تنظيف غرف
5151 housekeeper: gouvernante, gouvernante d hôtel, housekeeping supervisor, head housekeeper, مدبر منزل, مدبر فندقي
9111 cleaner: femme de ménage, homme de ménage, agent de nettoyage, agent d entretien, agent de propreté, agent de surface, technicien de surface, building cleaner, cleaning lady, cleaning worker, منظف, عامل نظافة, عون نظافة, عامل تنظيف
9613 street sweeper: éboueur, balayeur, refuse collector, عامل نظافة البلدية
4224 receptionist: hotel receptionist, réceptionniste, front desk, front desk agent, front office, agent d accueil, hôte d accueil, hôtesse d accueil, موظف استقبال, عون استقبال
5414 security guard: agent de sécurité, agent de prévention et de sécurité, =aps, gardien, gardien de nuit, vigile, night watchman, watchman, security officer, security agent, حارس, حارس أمن, عون أمن, عون أمن ووقاية, عون أمن و وقاية, حارس ليلي, عساس
5153 caretaker: gardien d immeuble, concierge, حارس عمارة, building caretaker, janitor, بواب
5411 firefighter: pompier, sapeur pompier, fireman, agent de la protection civile, رجل إطفاء, إطفائي, عون حماية مدنية
5412 police officer: policier, agent de police, gendarme, policeman, شرطي, عون شرطة, دركي, رجل شرطة
0310 soldier: militaire, officier militaire, عسكري, جندي
3351 customs officer: douanier, agent des douanes, جمركي, عون جمارك
3331 customs broker: transitaire, déclarant en douane, déclarant, customs declarant, agent de transit, معشر جمركي, مصرح جمركي, وكيل عبور
9621 messenger: agent de bureau, planton, office boy, عون مكتب, ساعي
4412 postman: facteur, mail carrier, postier, ساعي بريد
4321 storekeeper: magasinier, gestionnaire de stock, gestionnaire des stocks, warehouse worker, warehouse keeper, stock clerk, stockiste, أمين مخزن, مخزني, مسير مخزون, عامل مخزن
9333 goods handler: handler, manutentionnaire, docker, chargeur, warehouse handler, عامل شحن وتفريغ, حمال
5230 cashier: caissier, hôte de caisse, hôtesse de caisse, till operator, أمين صندوق, قابض, كاشير
1211 treasurer: trésorier, أمين الخزينة
4211 bank teller: guichetier, agent de guichet, guichetier de banque, موظف شباك, عون شباك
3312 bank officer: chargé de clientèle bancaire, banquier, banker, employé de banque, bank clerk, conseiller bancaire, موظف بنك, مصرفي
3321 insurance agent: agent d assurance, agent d assurances, assureur, courtier d assurance, insurance broker, وكيل تأمين
3334 estate agent: real estate agent, agent immobilier, courtier immobilier, وكيل عقاري
4221 travel agent: agent de voyages, agent de voyage, travel consultant, conseiller en voyages, وكيل سفر, وكيل أسفار
5113 tourist guide: guide touristique, =guide, tour guide, مرشد سياحي, دليل سياحي
5111 flight attendant: air hostess, cabin crew, hôtesse de l air, =steward, stewardess, personnel navigant commercial, pnc, مضيف طيران, مضيف جوي
3152 ship captain: capitaine de navire, قبطان
3153 pilot: =pilote, =pilote de ligne, commandant de bord, airline pilot, طيار
5223 shop assistant: vendeur, vendeur en magasin, employé de libre service, shop attendant, sales clerk, salesperson, salesman, sales associate, retail sales associate, بائع, عامل متجر
5222 store manager: shop manager, responsable de magasin, chef de magasin, chef de rayon, directeur de magasin, retail manager, مدير متجر, مدير محل
3322 sales representative: sales executive, =commercial, attaché commercial, agent commercial, délégué commercial, technico commercial, représentant commercial, commercial terrain, مندوب مبيعات, مندوب تجاري, ممثل تجاري
3322 medical representative: délégué médical, délégué pharmaceutique, visiteur médical, medical sales representative, مندوب طبي, ممثل طبي
3343 executive assistant: personal assistant, administrative assistant, assistant de direction, secrétaire de direction, assistant administratif, secrétaire bureautique, سكرتير تنفيذي, مساعد إداري
2142 civil engineer: ingénieur en génie civil, ingénieur génie civil, ingénieur en bâtiment, ingénieur bâtiment, ingénieur travaux, structural engineer, ingénieur structure, site engineer, مهندس مدني, مهندس بناء, مهندس أشغال, مهندس أشغال عمومية
2144 mechanical engineer: ingénieur mécanicien, ingénieur en mécanique, ingénieur en génie mécanique, mechanical designer, مهندس ميكانيكي
2151 electrical engineer: ingénieur électricien, ingénieur en électrotechnique, ingénieur en électricité, مهندس كهربائي
3113 electrical technician: electrical engineering technician, technicien en électricité, technicien électrotechnicien, تقني كهربائي
1324 purchasing manager: responsable achats, responsable des achats, procurement manager, مدير المشتريات, رئيس قسم المشتريات
1211 accountant manager: accounting manager, chef comptable, responsable comptable, chief accountant, رئيس المحاسبين, رئيس محاسبة
2141 maintenance manager: maintenance engineer, responsable maintenance, responsable de maintenance, ingénieur de maintenance, مدير صيانة, مهندس صيانة
4225 customer service agent: customer service manager, customer support agent, agent de service client, chargé de relation client
3322 sales assistant: =sales, =sales agent, =vente, =ventes, =مبيعات
3323 buyer: acheteur, purchaser, purchasing officer, approvisionneur, مشتري, مسؤول مشتريات
2411 accountant: chartered accountant, certified accountant, certified public accountant, public accountant, comptable, accounting, accountancy, comptabilité, expert comptable, محاسب, محاسبة, خبير محاسب, محاسب معتمد
2411 auditor: auditeur, audit, commissaire aux comptes, مدقق, مدقق حسابات, محافظ حسابات
3313 accountant assistant: aide comptable, assistant comptable, accounting assistant, bookkeeper, مساعد محاسب
2611 lawyer: avocat, juriste, legal counsel, legal advisor, attorney, solicitor, barrister, conseiller juridique, avocat stagiaire, محامي, محام, مستشار قانوني
2619 notary: notaire, موثق, كاتب عدل
2612 judge: juge, magistrat, قاضي, قاض
3411 bailiff: huissier, huissier de justice, محضر قضائي
3411 court clerk: greffier, كاتب ضبط, أمين ضبط
1120 general administrator: secrétaire général, أمين عام
4120 secretary: secrétaire, assistant secrétaire, سكرتير, كاتب إدارة, أمين سر
3344 medical secretary: secrétaire médical, سكرتير طبي
4110 office clerk: office assistant, agent administratif, agent d administration, employé administratif, employé de bureau, administrative agent, عون إدارة, عون إداري, موظف إداري
4132 data entry clerk: agent de saisie, opérateur de saisie, عون حجز, مدخل بيانات, عون حفظ البيانات
4223 switchboard operator: standardiste, telephonist, عامل هاتف
2622 librarian: bibliothécaire, documentaliste, أمين مكتبة, مكتبي
2621 archivist: archiviste, موثق أرشيف, أرشيفي
2642 journalist: journaliste, reporter, صحفي, صحافي, مراسل صحفي
2643 translator: traducteur, مترجم
2643 interpreter: interprète, مترجم فوري
3240 veterinary assistant: veterinary nurse, veterinary technician, auxiliaire vétérinaire, infirmier vétérinaire, assistant vétérinaire, ممرض بيطري, مساعد بيطري
2636 imam: إمام, مرشد ديني
5141 hairdresser: coiffeur, barber, coiffeur visagiste, hair stylist, حلاق, حفاف
5142 beautician: esthéticien, esthetician, maquilleur, make up artist, خبير تجميل, أخصائي تجميل
7531 tailor: couturier, couturier tailleur, tailleur, seamstress, dressmaker, خياط, خياط طرز
7535 upholsterer: tapissier
2163 fashion designer: styliste, styliste modéliste, modéliste, مصمم أزياء
7536 shoemaker: cordonnier, إسكافي
2161 building architect: =architect, =architecte, architecte en bâtiment, architecte d état, مهندس معماري, معماري
3432 interior designer: architecte d intérieur, interior architect, décorateur d intérieur, décorateur, مصمم داخلي, مهندس ديكور
2165 land surveyor: surveyor, géomètre, géomètre topographe, topographe, topographer, طوبوغرافي, مساح, مهندس مساح
3112 quantity surveyor: métreur, métreur vérificateur, حاصر كميات
3118 draughtsman: drafter, dessinateur, dessinateur projeteur, projeteur, رسام معماري, رسام صناعي
2114 geologist: géologue, جيولوجي
2113 chemist: chimiste, كيميائي
2131 biologist: biologiste, بيولوجي
2146 petroleum engineer: ingénieur pétrole, ingénieur en hydrocarbures, ingénieur de forage, drilling engineer, مهندس بترول, مهندس نفط, مهندس محروقات
8113 driller: foreur, sondeur, حفار آبار
2145 chemical engineer: ingénieur chimiste, ingénieur en génie chimique, ingénieur des procédés, process engineer, مهندس كيميائي, مهندس طرائق
2132 agronomist: agronome, ingénieur agronome, agricultural engineer, مهندس زراعي, مهندس فلاحي
6111 farmer: agriculteur, fellah, exploitant agricole, ouvrier agricole, farm worker, مزارع, فلاح
6113 gardener: jardinier, paysagiste, ouvrier espaces verts, بستاني
6121 shepherd: berger, éleveur, راعي, مربي مواشي
6123 beekeeper: apiculteur, نحال, مربي نحل
6222 fisherman: pêcheur, marin pêcheur, صياد, صياد سمك
7115 scaffolder: échafaudeur, مركب سقالات
8160 food production operator: opérateur agroalimentaire, عامل إنتاج غذائي
8189 production operator: opérateur de production, agent de production, ouvrier de production, conducteur de ligne, production worker, machine operator, عامل إنتاج, مشغل آلات
7543 quality controller: quality control inspector, contrôleur qualité, agent de contrôle qualité, qualiticien, مراقب جودة, مراقب نوعية
3115 maintenance technician: technicien de maintenance, agent de maintenance, technicien de maintenance industrielle, تقني صيانة, فني صيانة, عون صيانة
3114 automation technician: automaticien, instrumentiste, technicien en automatisme, تقني آلية
3431 photographer: photographe, مصور, مصور فوتوغرافي
3521 videographer: vidéaste, cadreur, cameraman, camera operator, مصور فيديو
2654 video editor: monteur vidéo, مونتير, مركب فيديو
2651 artist: artiste peintre, فنان تشكيلي, رسام
2652 musician: musicien, موسيقي
2631 economist: économiste, خبير اقتصادي
2120 statistician: statisticien, إحصائي
2164 urban planner: urbaniste, town planner, مخطط عمراني
1411 hotel manager: directeur d hôtel, gérant d hôtel, مدير فندق
1412 restaurant manager: gérant de restaurant, directeur de restaurant, responsable de restaurant, مدير مطعم
1345 school manager: directeur d école, proviseur, head teacher, school principal, مدير مدرسة, مدير ثانوية
3333 recruiter: recruteur, chargé de recrutement, talent acquisition specialist, talent acquisition, recruitment consultant, recruitment specialist, recruitment officer, recrutement, مسؤول توظيف, أخصائي توظيف, مكلف بالتوظيف
4222 customer service representative: téléconseiller, téléopérateur, call center agent, call centre agent, conseiller client, conseiller clientèle, télévendeur, agent de centre d appel, عون مركز نداء, موظف خدمة عملاء
`;

/** A line of the table: the unit group, our own name, and the other names; '=' opens one that must be the whole title. */
export const everydayNames: readonly (readonly [
  group: string,
  title: string,
  ...names: string[],
])[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', names = ''] = line.split(': ');
    return [head.slice(0, 4), head.slice(5), ...names.split(', ')];
  });
