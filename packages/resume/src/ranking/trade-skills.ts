/**
 * What the trades of an ISCO-08 unit group expect where `trades.ts` says nothing of the title: our own table. A line
 * holds the groups and their skills; a skill holds its other spellings after '/'. A skill is named in a way that
 * other trades do not use too: 'Food hygiene', not 'hygiene'.
 */
const table = `
2221 3221: Patient care/soins aux patients/soins infirmiers/nursing care/nursing/رعاية المرضى/تمريض/الرعاية التمريضية; Vital signs/signes vitaux/constantes vitales/العلامات الحيوية; Injections/infusion/perfusion/perfusions/prises de sang/prélèvements sanguins/حقن; Wound care/dressings/pansements/تضميد الجروح; Medication administration/administration des médicaments/إعطاء الأدوية; Infection control/asepsie/prévention des infections/مكافحة العدوى
2222 3222: Childbirth/accouchement/accouchements/deliveries/توليد/الولادة; Prenatal care/antenatal care/suivi de grossesse/consultation prénatale/متابعة الحمل; Newborn care/soins au nouveau-né/العناية بالمواليد; Breastfeeding/allaitement/الرضاعة; Family planning/planification familiale/تنظيم النسل
5321: Patient hygiene/toilette des patients/soins d'hygiène/نظافة المرضى; Patient care/soins aux patients/رعاية المرضى; Feeding patients/aide aux repas/إطعام المرضى; Patient transfer/mobilisation des patients/نقل المرضى
5322: Elderly care/aide aux personnes âgées/personnes âgées/رعاية المسنين; Home care/aide à domicile/soins à domicile/رعاية منزلية; Meal preparation/préparation des repas/تحضير الوجبات
2211 2212 2240: Diagnosis/diagnostic médical/تشخيص; Medical consultation/consultations/consultation médicale/فحص طبي/معاينة; Emergency medicine/urgences médicales/médecine d'urgence/طب الاستعجالات/طب الطوارئ; Prescribing/prescription/prescriptions/وصف الأدوية; Patient follow-up/suivi des patients/متابعة المرضى
2250 3240: Animal health/santé animale/الصحة الحيوانية; Animal vaccination/vaccination des animaux/تلقيح الحيوانات; Veterinary surgery/chirurgie vétérinaire/جراحة بيطرية; Livestock/élevage/bovins/المواشي
2261: Dental care/soins dentaires/علاج الأسنان; Tooth extraction/extractions dentaires/قلع الأسنان; Dental prosthetics/prothèse dentaire/prothèses dentaires/تركيب الأسنان; Orthodontics/orthodontie/تقويم الأسنان; Endodontics/endodontie
2262 3213: Dispensing/délivrance des médicaments/dispensation/صرف الأدوية; Pharmacology/pharmacologie/علم الأدوية; Prescription checking/analyse des ordonnances/ordonnances/مراقبة الوصفات; Patient counseling/conseil aux patients/conseil pharmaceutique/إرشاد المرضى; Pharmaceutical stock/stock de médicaments/مخزون الأدوية
2264 3255: Rehabilitation/rééducation/rééducation fonctionnelle/إعادة التأهيل الوظيفي; Massage/massages/massothérapie/تدليك; Manual therapy/thérapie manuelle/علاج يدوي; Electrotherapy/électrothérapie
3211: Medical imaging/imagerie médicale/التصوير الطبي; Radiography/radiographie/radiologie/أشعة; CT scan/scanner médical/سكانير; MRI/irm/الرنين المغناطيسي; Radiation protection/radioprotection
3212: Blood tests/analyses sanguines/bilan sanguin/تحاليل الدم; Medical analyses/analyses médicales/analyses de laboratoire/تحاليل طبية/تحاليل مخبرية; Microbiology/microbiologie/bactériologie/علم الأحياء الدقيقة; Biochemistry/biochimie/كيمياء حيوية; Hematology/hématologie; Sampling/prélèvement/prélèvements/أخذ العينات
3258: First aid/premiers secours/secourisme/إسعافات أولية; Resuscitation/réanimation/cpr/إنعاش; Patient transport/transport de patients/transport sanitaire/نقل المرضى
3259: Anesthesia/anesthésie/التخدير; Intensive care/réanimation/الإنعاش; Monitoring of patients/surveillance du patient/مراقبة المريض
2266: Speech therapy/rééducation orthophonique/إعادة تأهيل النطق; Language disorders/troubles du langage/اضطرابات النطق/اضطرابات اللغة
2267 3254: Eye examination/examen de vue/فحص النظر; Lens fitting/montage de lunettes/lentilles de contact/تركيب النظارات; Optics/optique/بصريات
2265: Dietary plans/plans alimentaires/régimes alimentaires/برامج غذائية/حميات; Nutrition/التغذية
2634: Psychotherapy/psychothérapie/علاج نفسي; Psychological assessment/tests psychologiques/bilan psychologique/تقييم نفسي/اختبارات نفسية; Psychological support/soutien psychologique/accompagnement psychologique/دعم نفسي; Listening/écoute active
2635 3412: Social support/accompagnement social/aide sociale/مرافقة اجتماعية/مساعدة اجتماعية; Social investigation/enquêtes sociales/تحقيق اجتماعي; Family mediation/médiation familiale/وساطة أسرية
2341 2330 2342 2320: Teaching/enseignement/تدريس/تعليم; Lesson planning/préparation des cours/تحضير الدروس; Classroom management/gestion de classe/إدارة القسم/إدارة الصف; Pupil assessment/évaluation des élèves/correction des copies/تقييم التلاميذ; Pedagogy/pédagogie/بيداغوجيا
2310: Lecturing/cours magistraux/محاضرات; Scientific publications/publications scientifiques/منشورات علمية; Research supervision/encadrement de mémoires/encadrement d'étudiants/تأطير الطلبة; Teaching/enseignement/تدريس
5311: Childcare/garde d'enfants/رعاية الأطفال; Child games/activités d'éveil/أنشطة الأطفال; Meal preparation/préparation des repas/تحضير الوجبات
2359 5312: Pupil guidance/orientation scolaire/suivi des élèves/توجيه مدرسي/متابعة التلاميذ; School discipline/discipline scolaire/انضباط مدرسي
5165: Driving lessons/leçons de conduite/cours de conduite/تعليم السياقة; Highway code/code de la route/قانون المرور
3422 3423: Physical training/préparation physique/تدريب بدني; Training programmes/programmes d'entraînement/برامج تدريبية; Coaching
8322: Passenger transport/transport de personnes/transport de passagers/نقل الأشخاص/نقل الركاب; Driving licence B/permis b/permis de conduire/رخصة سياقة; Vehicle upkeep/entretien du véhicule/صيانة المركبة/صيانة السيارة; Road safety/sécurité routière/السلامة المرورية
8331: Driving licence D/permis d/رخصة سياقة د; Passenger transport/transport de passagers/transport de personnes/نقل الركاب/نقل المسافرين; Road safety/sécurité routière/السلامة المرورية
8332: Heavy goods vehicle/poids lourd/poids lourds/hgv/شاحنة/وزن ثقيل; Driving licence C/permis c/permis poids lourd/رخصة الوزن الثقيل; Loading and unloading/chargement et déchargement/chargement/شحن وتفريغ; Tachograph/chronotachygraphe; Freight transport/transport de marchandises/نقل البضائع
8311: Train driving/conduite de trains/قيادة القطار; Railway signals/signalisation ferroviaire/إشارات السكك الحديدية
8342: Excavator/pelle hydraulique/pelleteuse/حفارة; Bulldozer/niveleuse/chargeuse/جرافة; Earthworks/terrassement/أشغال الحفر
8343: Tower crane/grue à tour/grue mobile/رافعة برجية; Slinging/élingage; Load charts/levage/رفع الأحمال
8344: Forklift/chariot élévateur/caces/رافعة شوكية; Pallet handling/manutention de palettes/palettes/منصات
3123 3112: Site supervision/suivi de chantier/conduite de travaux/suivi des travaux/متابعة الورشة/متابعة الأشغال; Work planning/planning des travaux/planification des travaux/تخطيط الأشغال; Quantity takeoff/métré/métrés/حساب الكميات; Concrete works/béton armé/gros œuvre/gros oeuvre/خرسانة; AutoCAD/أوتوكاد; Subcontractors/sous-traitants/المقاولين من الباطن
7112: Bricklaying/maçonnerie/pose de briques/بناء الجدران/رص الطوب; Concrete pouring/coulage de béton/béton/صب الخرسانة; Mortar/mortier/enduits/ملاط; Plan reading/lecture de plans/قراءة المخططات
9313 7119: Demolition/démolition/هدم; Carrying materials/manutention de matériaux/نقل مواد البناء; Mortar/mortier/ملاط
7114: Formwork/coffrage/قوالب; Reinforcement/ferraillage/حديد التسليح; Concrete pouring/coulage de béton/صب الخرسانة
7122: Tile laying/pose de carrelage/carrelage/faïence/تركيب البلاط/تبليط; Jointing/joints/دك الفواصل
7123: Plastering/plâtre/placoplâtre/جبس; False ceilings/faux plafonds/أسقف مستعارة
7126: Plumbing/plomberie/سباكة/ترصيص; Pipe fitting/tuyauterie/raccordement de tuyaux/أنابيب; Sanitary installation/installation sanitaire/sanitaires/تركيب صحي; Leak repair/réparation de fuites/fuites/إصلاح التسربات; Boilers/chaudières/chauffage central/سخانات
7127: Air conditioning/climatisation/تكييف; Refrigeration/réfrigération/froid industriel/تبريد; Refrigerants/fluides frigorigènes/غازات التبريد; Leak detection/recherche de fuites
7131: House painting/peinture en bâtiment/peinture intérieure/peinture de bâtiment/دهان/طلاء الجدران; Surface preparation/préparation des surfaces/ponçage/تحضير الأسطح; Coating/enduit/enduits décoratifs/معجون
7115 7522: Woodworking/menuiserie/travail du bois/نجارة/أشغال الخشب; Furniture making/fabrication de meubles/صناعة الأثاث; Door and window fitting/pose de portes/pose de fenêtres/تركيب الأبواب; Wood machines/machines à bois/آلات النجارة
7221 7214: Metalwork/ferronnerie/حدادة; Forging/forge; Gates and railings/portails/أبواب حديدية
7212: Welding/soudage/soudure/لحام; TIG/soudure tig; MIG MAG/mig; Arc welding/soudage à l'arc/arc électrique/لحام القوس الكهربائي; Blueprint reading/lecture de plans/قراءة المخططات
7213: Sheet metal/tôlerie/صفائح معدنية; Body repair/carrosserie/هياكل السيارات; Boilermaking/chaudronnerie
7231: Engine repair/réparation de moteurs/réparation moteur/إصلاح المحركات; Car diagnosis/diagnostic automobile/diagnostic auto/تشخيص أعطال السيارات; Brakes/freins/فرامل; Oil change/vidange/تغيير الزيت; Gearboxes/boîte de vitesses/boîtes de vitesses/علبة السرعة
7233: Machine repair/réparation de machines/إصلاح الآلات; Hydraulics/hydraulique/هيدروليك; Pneumatics/pneumatique; Preventive maintenance/maintenance préventive/صيانة وقائية
7411 7412: Electrical wiring/câblage/câblage électrique/تمديدات كهربائية; Electrical installation/installation électrique/installations électriques/تركيبات كهربائية; Electrical panels/tableaux électriques/armoires électriques/لوحات كهربائية; Electrical troubleshooting/dépannage électrique/إصلاح الأعطال الكهربائية; Wiring diagrams/schémas électriques/مخططات كهربائية
7421 7422: Electronic repair/réparation électronique/إصلاح الأجهزة الإلكترونية; Soldering/soudure de composants; Circuit boards/cartes électroniques/دارات إلكترونية
7223: Lathe/tournage/مخرطة; Milling/fraisage/تفريز; CNC/commande numérique; Technical drawing reading/lecture de plans/قراءة المخططات
7512: Bread making/boulangerie/panification/pain/صناعة الخبز; Pastry/pâtisserie/viennoiserie/حلويات; Dough/pétrissage/pâtes/عجين; Oven baking/cuisson au four/خبز بالفرن
7511: Meat cutting/découpe de viande/découpe/تقطيع اللحم; Boning/désossage; Cold chain/chaîne du froid/سلسلة التبريد
5120: Cooking/cuisine/طبخ; Menu planning/élaboration des menus/élaboration de menus/إعداد قوائم الطعام; Food hygiene/haccp/hygiène alimentaire/food safety/سلامة الغذاء; Hot and cold dishes/plats chauds/préparations chaudes et froides/أطباق; Kitchen management/gestion de cuisine/إدارة المطبخ
9411: Vegetable preparation/épluchage/préparation des légumes/تحضير الخضر; Kitchen cleaning/nettoyage de la cuisine/تنظيف المطبخ
9412: Dish washing/plonge/غسل الأواني; Kitchen cleaning/nettoyage de la cuisine/تنظيف المطبخ
5131: Table service/service en salle/service à table/خدمة الطاولات; Order taking/prise de commande/prise de commandes/تسجيل الطلبات; Table setting/mise en place/dressage des tables/ترتيب الطاولات
5132: Coffee making/espresso/préparation de café/تحضير القهوة; Cocktails/mixologie; Bar service/service au bar/خدمة البار
9112: Room cleaning/nettoyage des chambres/تنظيف الغرف; Bed making/réfection des lits/ترتيب الأسرة; Linen/linge/بياضات
5151: Housekeeping/gouvernance hôtelière/تدبير فندقي; Room inspection/contrôle des chambres/تفتيش الغرف; Linen/linge/بياضات
9111: Cleaning/nettoyage/تنظيف; Disinfection/désinfection/تعقيم; Cleaning products/produits d'entretien/مواد التنظيف; Floor care/entretien des sols/تنظيف الأرضيات
9611 9613: Waste collection/collecte des déchets/جمع النفايات; Street sweeping/balayage/كنس الشوارع
4224 4226: Guest reception/accueil des clients/accueil/استقبال الزبائن/استقبال النزلاء; Reservations/réservations/حجوزات; Opera PMS/opera; Telephone reception/accueil téléphonique/استقبال المكالمات
5414: Surveillance/gardiennage/حراسة/مراقبة المواقع; Access control/contrôle d'accès/contrôle des accès/مراقبة الدخول; CCTV/vidéosurveillance/télésurveillance/كاميرات المراقبة; Patrols/rondes/دوريات; Fire safety/ssiap/sécurité incendie/الوقاية من الحرائق
5153: Building upkeep/entretien de l'immeuble/صيانة العمارة; Mail distribution/distribution du courrier
5411: Fire fighting/lutte contre l'incendie/extinction/إطفاء الحرائق; Rescue/sauvetage/إنقاذ; First aid/premiers secours/secourisme/إسعافات أولية
5412: Law enforcement/maintien de l'ordre/حفظ النظام; Police reports/procès-verbaux/محاضر; Investigation/enquêtes/تحقيق
3351 3331: Customs clearance/dédouanement/تخليص جمركي; Customs tariffs/tarif douanier/nomenclature douanière/تعريفة جمركية; Import and export/import-export/استيراد وتصدير; Incoterms; Customs declarations/déclarations en douane/تصريحات جمركية
4412 9621: Mail delivery/distribution du courrier/توزيع البريد; Mail sorting/tri du courrier/فرز البريد
4321: Inventory/inventaire/inventaires/جرد; Stock management/gestion des stocks/gestion de stock/تسيير المخزون/إدارة المخزون; Goods receipt/réception des marchandises/réception de marchandises/استلام البضائع; Order picking/préparation de commandes/تحضير الطلبيات; Storage/stockage/تخزين
9333: Loading and unloading/chargement et déchargement/manutention/شحن وتفريغ; Pallets/palettes/منصات
5230: Cash handling/encaissement/encaissements/قبض/تحصيل نقدي; Cash register/caisse enregistreuse/tenue de caisse/صندوق النقد; Till closing/clôture de caisse/إغلاق الصندوق; Payment cards/terminal de paiement/tpe/بطاقات الدفع
4211: Bank transactions/opérations bancaires/opérations de guichet/عمليات بنكية; Deposits and withdrawals/versements et retraits/إيداع وسحب; Cash handling/encaissement/قبض; Bank cheques/chèques/شيكات
3312: Bank credit/crédit bancaire/crédits/قروض بنكية; Bank products/produits bancaires/منتجات بنكية; Risk analysis/analyse des risques/analyse de risque/تحليل المخاطر; Client portfolio/portefeuille clients/محفظة الزبائن
3321: Insurance contracts/contrats d'assurance/عقود التأمين; Claims/sinistres/gestion des sinistres/التعويضات; Underwriting/souscription/اكتتاب
3334: Property sales/vente immobilière/transaction immobilière/بيع العقارات; Property visits/visites de biens/معاينة العقارات; Leases/baux/location immobilière/إيجار
4221: Flight booking/billetterie/réservation de billets/حجز التذاكر; Amadeus/galileo; Travel packages/circuits touristiques/voyages organisés/رحلات منظمة; Omra and Hajj/omra/عمرة
5113: Guided tours/visites guidées/جولات سياحية; Heritage/patrimoine/تراث
5111: Cabin safety/sécurité à bord/السلامة على متن الطائرة; In-flight service/service à bord/خدمة الركاب; Evacuation/procédures d'évacuation/إجراءات الإخلاء
3153: Flight hours/heures de vol/ساعات طيران; Commercial pilot licence/cpl/atpl/رخصة طيار; Navigation/navigation aérienne/ملاحة جوية
5223 5222: Retail sales/vente en magasin/vente au détail/بيع بالتجزئة; Customer advice/conseil client/conseil à la clientèle/نصح الزبائن; Merchandising/mise en rayon/عرض السلع; Cash register/encaissement/caisse/صندوق
3322: Prospecting/prospection/prospection commerciale/البحث عن زبائن; Sales negotiation/négociation commerciale/négociation/تفاوض تجاري/تفاوض; Sales targets/objectifs de vente/أهداف البيع; Client portfolio/portefeuille clients/محفظة الزبائن; Sales/vente/ventes/مبيعات
3323: Purchasing/achats/achat/مشتريات; Supplier negotiation/négociation fournisseurs/négociation avec les fournisseurs/التفاوض مع الموردين; Calls for tenders/appels d'offres/مناقصات; Sourcing/recherche de fournisseurs/البحث عن الموردين
2411 3313: Bookkeeping/tenue de comptabilité/saisie comptable/مسك الدفاتر/مسك المحاسبة; Financial statements/bilan/bilans/états financiers/قوائم مالية; Tax returns/déclarations fiscales/fiscalité/تصريحات جبائية/جباية; Bank reconciliation/rapprochement bancaire/rapprochements bancaires/مقاربة بنكية; Invoicing/facturation/فوترة
2611: Legal advice/conseil juridique/استشارات قانونية; Pleading/plaidoirie/plaidoiries/مرافعة/مرافعات; Contract drafting/rédaction de contrats/rédaction des contrats/تحرير العقود/صياغة العقود; Litigation/contentieux/منازعات; Labor law/droit du travail/قانون العمل
2619 3411 2612: Deeds/actes notariés/عقود توثيقية; Court procedure/procédure civile/إجراءات قضائية; Service of documents/signification des actes/تبليغ
4120 3343 3344: Typing/dactylographie/saisie de documents/رقن; Filing/classement/archivage/أرشفة/تصنيف الملفات; Diary management/gestion d'agenda/prise de rendez-vous/تنظيم المواعيد; Mail handling/gestion du courrier/rédaction de courriers/معالجة البريد; Minutes/comptes rendus/محاضر الاجتماعات
4110 4131 4132: Data entry/saisie de données/saisie/إدخال البيانات; Filing/classement/archivage/أرشفة; Administrative files/dossiers administratifs/ملفات إدارية
4223: Telephone reception/accueil téléphonique/استقبال المكالمات; Call transfer/transfert d'appels/تحويل المكالمات
2622 2621: Cataloguing/catalogage/فهرسة; Indexing/indexation; Archiving/archivage/أرشفة; Book lending/prêt de livres/إعارة الكتب
2642: News writing/rédaction d'articles/reportages/تحرير الأخبار/كتابة المقالات; Interviews/entretiens journalistiques/مقابلات صحفية; Investigative journalism/enquêtes journalistiques/صحافة استقصائية; Reporting/reportage/تغطية ميدانية
2643: Translation/traduction/ترجمة; Interpreting/interprétariat/ترجمة فورية; Proofreading/relecture/تدقيق لغوي; Trados/sdl trados
2636: Religious teaching/enseignement religieux/تعليم القرآن; Preaching/prêches/خطب
5141: Haircutting/coupe de cheveux/coupe/حلاقة/قص الشعر; Hair colouring/coloration/صبغ الشعر; Brushing/coiffage/تسريحات; Shaving/rasage/حلاقة الذقن
5142: Facial care/soins du visage/العناية بالبشرة; Make-up/maquillage/مكياج; Hair removal/épilation/إزالة الشعر; Manicure/manucure
7531 7532 7533: Sewing/couture/خياطة; Pattern making/patronage/modélisme/باترون; Sewing machine/machine à coudre/piqueuse/آلة الخياطة; Alterations/retouches/تعديل الملابس; Fabrics/tissus/أقمشة
7536: Shoe repair/réparation de chaussures/إصلاح الأحذية; Leather/cuir/جلود
2161 3432: Architectural design/conception architecturale/تصميم معماري; AutoCAD/أوتوكاد; Revit/archicad; SketchUp; Building permits/permis de construire/رخص البناء; Interior design/aménagement intérieur/تصميم داخلي
2165: Topography/levés topographiques/topographie/طوبوغرافيا/رفع مساحي; Total station/station totale/المحطة الشاملة; GPS surveying/gnss; Covadis/mensura; AutoCAD/أوتوكاد
3118: Technical drawing/dessin technique/dessin industriel/رسم صناعي/رسم تقني; AutoCAD/أوتوكاد; SolidWorks/catia
2114: Geology/géologie/cartographie géologique/جيولوجيا; Core logging/description de carottes; Geological mapping/cartes géologiques/خرائط جيولوجية; Petrel/arcgis
2113 3111: Chemical analysis/analyses chimiques/analyse chimique/تحاليل كيميائية; Chromatography/chromatographie/hplc; Titration/titrage/معايرة
2131: Molecular biology/biologie moléculaire/بيولوجيا جزيئية; PCR; Microbiology/microbiologie/علم الأحياء الدقيقة; Cell culture/culture cellulaire
2146 8113: Drilling/forage/حفر الآبار; Reservoirs/réservoirs pétroliers/مكامن; Well control/contrôle de puits; Mud logging/boue de forage
2145: Process engineering/génie des procédés/هندسة الطرائق; Chemical reactors/réacteurs chimiques; Aspen HYSYS/hysys; Process simulation/simulation de procédés
2132 6111 6130: Crop farming/cultures/grandes cultures/زراعة المحاصيل; Irrigation/ري; Phytosanitary treatment/traitement phytosanitaire/مكافحة الآفات; Soil analysis/analyse du sol/تحليل التربة; Harvest/récolte/حصاد
6113 9214: Gardening/jardinage/بستنة; Pruning/taille des arbres/تقليم الأشجار; Mowing/tonte/جز العشب; Green spaces/espaces verts/مساحات خضراء
6121 6123 6122: Livestock/élevage/تربية المواشي; Milking/traite/حلب; Beekeeping/apiculture/تربية النحل; Poultry/aviculture/تربية الدواجن
6222 6221: Fishing/pêche/صيد السمك; Nets/filets/شباك
8160 8189 8183: Production line/ligne de production/chaîne de production/خط الإنتاج; Machine setting/réglage de machines/réglage machine/ضبط الآلات; Packaging/conditionnement/emballage/تغليف; Production rates/cadences de production
7543: Quality control/contrôle qualité/contrôle de la qualité/مراقبة الجودة/مراقبة النوعية; Non-conformities/non-conformités/عدم المطابقة; Measuring instruments/instruments de mesure/métrologie/أجهزة القياس; ISO 9001
3431 2654: Photography/photographie/prise de vue/تصوير فوتوغرافي/تصوير; Lightroom; Studio lighting/éclairage studio/إضاءة; Video editing/montage vidéo/مونتاج; Premiere Pro/adobe premiere/final cut
3521: Sound recording/prise de son/تسجيل الصوت; Sound mixing/mixage/sonorisation/هندسة الصوت; Video shooting/prise de vue/captation vidéo/تصوير الفيديو; Video editing/montage vidéo/مونتاج
2651 2652: Drawing/dessin artistique/رسم; Painting/peinture sur toile/رسم بالزيت; Music/solfège/موسيقى
2631: Economic analysis/analyse économique/تحليل اقتصادي; Econometrics/économétrie/اقتصاد قياسي; Forecasting/prévisions économiques
2120: Statistics/statistiques/إحصاء; SPSS; Surveys/sondages/استبيانات; Data analysis/analyse de données/تحليل البيانات
2164: Urban planning/plans d'aménagement/urbanisme/تخطيط عمراني/تعمير; PDAU/pos; ArcGIS/sig/نظم المعلومات الجغرافية
1411: Hotel management/gestion hôtelière/تسيير فندقي; Occupancy rate/taux d'occupation; Revenue management/yield management
1412: Restaurant management/gestion de restaurant/تسيير مطعم; Menu planning/élaboration des menus; Food cost/coût matière
1345: School management/gestion d'établissement scolaire/تسيير مؤسسة تربوية; Timetables/emplois du temps/جداول زمنية
3333 2423: Recruitment/recrutement/توظيف; Candidate sourcing/sourcing/استقطاب; Job interviews/entretiens d'embauche/مقابلات العمل; Onboarding/intégration des nouveaux/إدماج الموظفين; Job descriptions/fiches de poste/بطاقات المنصب
4222 4225: Inbound calls/appels entrants/réception d'appels/مكالمات واردة; Outbound calls/appels sortants/مكالمات صادرة; Complaint handling/traitement des réclamations/معالجة الشكاوى; Customer service/service client/خدمة العملاء/خدمة الزبائن; CRM
2142: Structural design/calcul de structures/calcul des structures/حساب الإنشاءات/تصميم إنشائي; Reinforced concrete/béton armé/خرسانة مسلحة; AutoCAD/أوتوكاد; Robot Structural Analysis/robot; ETABS/sap2000; Site supervision/suivi de chantier/متابعة الورشة
2144: Mechanical design/conception mécanique/تصميم ميكانيكي; SolidWorks; CATIA; AutoCAD/أوتوكاد; Manufacturing/fabrication mécanique/تصنيع ميكانيكي
2151 3113: Electrical installation/installations électriques/تركيبات كهربائية; High voltage/haute tension/توتر عالي; Electrical networks/réseaux électriques/شبكات كهربائية; PLC/automates/automates programmables; Electrical design/études électriques/دراسات كهربائية
2152 2153 3522: Telecommunications/télécommunications/اتصالات سلكية ولاسلكية; Fibre optics/fibre optique/ألياف بصرية; Radio networks/réseaux radio/gsm; Electronics/électronique/إلكترونيك
2143 2133 2263 3257: Environmental impact/étude d'impact/دراسة الأثر البيئي; ISO 14001; Risk assessment/évaluation des risques/تقييم المخاطر; Waste management/gestion des déchets/تسيير النفايات
2141 1321: Production planning/planification de la production/تخطيط الإنتاج; Lean manufacturing/lean; Industrial methods/méthodes industrielles; Six Sigma
3115 7412: Preventive maintenance/maintenance préventive/صيانة وقائية; Machine troubleshooting/dépannage industriel/dépannage de machines/إصلاح الأعطال; Hydraulics/hydraulique/هيدروليك; Pneumatics/pneumatique; GMAO/cmms
3114 3139: PLC/automates/automates programmables; SCADA/supervision; Instrumentation/capteurs/أجهزة القياس; Siemens S7/step 7/tia portal
1324 3119: Supply chain management/chaîne logistique/سلسلة الإمداد; Transport planning/planification du transport/تخطيط النقل; Warehouse management/gestion d'entrepôt/تسيير المخازن; Distribution/توزيع; Freight/fret/شحن
1323: Site supervision/suivi de chantier/suivi des travaux/متابعة الأشغال; Work planning/planning des travaux/تخطيط الأشغال; Concrete works/gros œuvre/gros oeuvre/béton armé/خرسانة; Quantity takeoff/métré/métrés/حساب الكميات
2523 2522 3513 3512: Cisco/cisco ios; Routing and switching/routage/commutation/التوجيه; Windows Server; Firewalls/pare-feu/جدار حماية; VPN
1120 1112 1111: Strategy/stratégie d'entreprise/stratégie/استراتيجية; Budget management/gestion budgétaire/gestion du budget/تسيير الميزانية; Executive management/direction générale/إدارة عامة; Governance/gouvernance/حوكمة
1211 2413: Financial reporting/reporting financier/تقارير مالية; Budgeting/budgétisation/élaboration du budget/إعداد الميزانية; Cash management/trésorerie/gestion de trésorerie/خزينة; Financial analysis/analyse financière/تحليل مالي
1212 4416: Personnel administration/administration du personnel/gestion du personnel/تسيير المستخدمين/إدارة الموظفين; Recruitment/recrutement/توظيف; Payroll/paie/أجور/رواتب; Labor law/droit du travail/قانون العمل
1213 1219: Strategic planning/planification stratégique/تخطيط استراتيجي; Programme management/gestion de programmes/تسيير البرامج; Budget management/gestion budgétaire/تسيير الميزانية
1221 1222 2431 2432: Marketing strategy/stratégie marketing/استراتيجية التسويق; Advertising campaigns/campagnes publicitaires/حملات إشهارية/حملات إعلانية; Public relations/relations publiques/علاقات عامة; Market research/études de marché/étude de marché/دراسة السوق
1311 1312: Farm management/gestion d'exploitation agricole/تسيير مزرعة; Crop planning/assolement; Livestock/élevage/تربية المواشي
1322 3121: Mine planning/exploitation minière/استغلال المناجم; Blasting/explosifs/متفجرات; Mine safety/sécurité minière
1341 1342 1343: Care management/gestion des soins/تسيير الرعاية; Health facilities/établissements de santé/مؤسسات صحية; Care quality/qualité des soins/جودة الرعاية
1346: Branch management/gestion d'agence/تسيير وكالة; Bank credit/crédit bancaire/قروض بنكية; Bank products/produits bancaires/منتجات بنكية
1420: Store management/gestion de magasin/تسيير متجر; Retail sales/vente au détail/بيع بالتجزئة; Merchandising/mise en rayon/عرض السلع; Inventory/inventaire/جرد
2162: Landscape design/aménagement paysager/تصميم المناظر; AutoCAD/أوتوكاد; Engineering studies/études techniques/دراسات تقنية
2166: Photoshop; Illustrator; InDesign; Visual identity/identité visuelle/charte graphique/هوية بصرية; Page layout/mise en page/infographie/تصميم جرافيكي
2352: Special education/enseignement spécialisé/éducation spécialisée/تربية خاصة; Learning disabilities/troubles d'apprentissage/صعوبات التعلم
2353 2354 2355 2356: Private lessons/cours particuliers/دروس خصوصية; Teaching/enseignement/تدريس; Lesson planning/préparation des cours/تحضير الدروس
2351 2424: Instructional design/ingénierie de formation/ingénierie pédagogique/هندسة التكوين; Training delivery/animation de formations/تنشيط التكوين; Training plans/plan de formation/مخطط التكوين; Training assessment/évaluation des formations/تقييم التكوين
2412 3311: Investments/placements/استثمارات; Stock exchange/bourse/بورصة; Portfolio management/gestion de portefeuille/تسيير المحافظ
2421 2422: Process analysis/analyse des processus/تحليل العمليات; Public policy/politiques publiques/سياسات عامة; Business analysis/analyse métier/تحليل الأعمال
2433 2434: Technical sales/vente technique/vente b2b/مبيعات تقنية; Technical demonstrations/démonstrations techniques; Quotations/devis/offres de prix/عروض الأسعار; Client portfolio/portefeuille clients/محفظة الزبائن
2641: Creative writing/écriture créative/كتابة إبداعية; Editing/correction de textes/تحرير النصوص; Storytelling/narration
2653 2655: Stage performance/scène/spectacle vivant/عروض مسرحية; Rehearsals/répétitions/تدريبات مسرحية; Choreography/chorégraphie/رقص
3122 3131 3132 3133 3134 3135: Production supervision/supervision de la production/إشراف على الإنتاج; Control room/salle de contrôle/غرفة التحكم; Process monitoring/surveillance du procédé/مراقبة العمليات
3141 3142 3143: Field trials/essais agricoles/تجارب حقلية; Plant protection/protection des végétaux/وقاية النباتات; Forestry/sylviculture/غابات
3151 3152 8350: Seafaring/navigation maritime/ملاحة بحرية; Ship engines/machines marines/محركات السفن; Deck watch/quart
3154 3155: Air traffic control/contrôle aérien/مراقبة الحركة الجوية; Radar
3214: Dental prosthetics/prothèse dentaire/prothèses dentaires/تركيب الأسنان; Dental ceramics/céramique dentaire
3251 3256 3253: Chairside assistance/assistance au fauteuil/مساعدة طبيب; Instrument sterilisation/stérilisation des instruments/تعقيم الأدوات; Patient reception/accueil des patients/استقبال المرضى
3252: Medical records/dossiers médicaux/ملفات طبية; Medical coding/codage médical/pmsi
3332: Event planning/organisation d'événements/événementiel/تنظيم الفعاليات; Event logistics/logistique événementielle; Sponsorship/sponsoring/رعاية
3341: Office supervision/supervision administrative/إشراف إداري; Staff schedules/plannings du personnel/جداول العمل
3352 3353 3354: Tax control/contrôle fiscal/رقابة جبائية; Social security/sécurité sociale/ضمان اجتماعي; Public administration/administration publique/إدارة عمومية
3421: Competition/compétitions sportives/منافسات رياضية; Physical training/préparation physique/تدريب بدني
3434: Menu planning/élaboration des menus/إعداد قوائم الطعام; Kitchen management/gestion de cuisine/إدارة المطبخ; Food hygiene/haccp/hygiène alimentaire/سلامة الغذاء
4214: Debt recovery/recouvrement/تحصيل الديون; Payment plans/échéanciers de paiement
4311 4312 4313: Invoicing/facturation/فوترة; Data entry/saisie de données/saisie comptable/إدخال البيانات; Payroll/paie/bulletins de paie/أجور; Account reconciliation/rapprochement des comptes/lettrage/مطابقة الحسابات
4322 4323: Production orders/ordres de fabrication/أوامر التصنيع; Scheduling/ordonnancement/جدولة; Transport planning/planification du transport/تخطيط النقل
5152 5162: Household management/intendance/تدبير منزلي; Table service/service à table/خدمة الطاولات; Laundry/repassage/كي الملابس
5221 5211 5212: Retail sales/vente au détail/بيع بالتجزئة; Stock supply/approvisionnement du magasin/تموين; Cash register/encaissement/صندوق
5242 5244 5243: Product demonstration/démonstration de produits/animation commerciale/عرض المنتجات; Telesales/télévente/بيع عبر الهاتف; Prospecting/prospection/البحث عن زبائن
6210: Forestry/sylviculture/غابات; Tree felling/abattage d'arbres/قطع الأشجار; Harvest/récolte/حصاد
7111: House building/construction de maisons/بناء المنازل; Bricklaying/maçonnerie/بناء الجدران; Renovation/rénovation/ترميم
7113: Stone cutting/taille de pierre/نحت الحجر; Marble/marbrerie/رخام
7121: Roofing/couverture/تسقيف; Waterproofing/étanchéité/عزل مائي
7124 7125: Insulation/isolation thermique/عزل حراري; Glazing/vitrage/vitrerie/تركيب الزجاج
7132 7133: Spray painting/peinture au pistolet/طلاء بالرش; Varnishing/vernissage/تلميع; Facade cleaning/ravalement de façade
7211 7222: Moulding/moulage/قولبة; Casting/fonderie/سباكة المعادن; Toolmaking/outillage
7215: Rigging/gréage/élingage; Scaffolding/échafaudage/سقالات
7232: Aircraft maintenance/maintenance aéronautique/صيانة الطائرات; Aircraft engines/moteurs d'avion/محركات الطائرات; Airworthiness/navigabilité
7311 7312 7313 7314 7315 7316 7317 7318: Handicraft/artisanat/صناعة تقليدية; Jewellery/bijouterie/مجوهرات; Pottery/poterie/فخار; Weaving/tissage/نسيج
7321 7322 7323: Offset printing/impression offset/طباعة أوفست; Prepress/prépresse; Binding/reliure/تجليد
7513 7514: Dairy processing/transformation laitière/fromagerie/صناعة الألبان; Food preservation/conserverie/تعليب
7521 7523: Wood drying/séchage du bois; Sawmill/scierie/منشرة; Wood machines/machines à bois/آلات النجارة
7534: Upholstery/tapisserie/تنجيد; Sewing/couture/خياطة
7544: Pest control/dératisation/désinsectisation/مكافحة الحشرات
8111 8112 8114: Drilling/forage/حفر; Crushing/concassage/تكسير; Concrete batching/centrale à béton/محطة الخرسانة
8121 8122 8131 8141 8142: Moulding machines/injection plastique/حقن البلاستيك; Extrusion; Machine setting/réglage de machines/ضبط الآلات
8151 8152 8153 8154 8155 8156 8157: Weaving/tissage/نسيج; Industrial sewing/couture industrielle/خياطة صناعية; Dyeing/teinture/صباغة; Laundry/blanchisserie/مغسلة
8171 8172: Paper machines/machine à papier/آلات الورق; Sawmill/scierie/منشرة
8211 8212 8219: Mechanical assembly/assemblage mécanique/تركيب ميكانيكي; Electronic assembly/assemblage électronique/تركيب إلكتروني; Assembly line/chaîne de montage/خط التركيب
8341: Tractor driving/conduite de tracteur/قيادة الجرار; Agricultural machinery/machines agricoles/آلات فلاحية
9211 9212 9213 9215 9216: Harvest/récolte/حصاد; Animal feeding/alimentation des animaux/تغذية الحيوانات; Planting/plantation/غرس
9311 9312: Earthworks/terrassement/أشغال الحفر; Road works/travaux routiers/أشغال الطرق
9321 9329: Packaging/conditionnement/emballage/تغليف; Sorting/tri de produits/فرز; Production line/chaîne de production/خط الإنتاج
9334: Shelf stocking/mise en rayon/ترتيب الرفوف; Labelling/étiquetage/وضع الملصقات
9622 5153: Minor repairs/petites réparations/إصلاحات بسيطة; Handiwork/bricolage
0110 0210 0310: Military training/instruction militaire/تدريب عسكري; Weapons handling/maniement des armes/استعمال السلاح; Discipline/discipline militaire/انضباط عسكري
1223: Research management/gestion de la recherche/تسيير البحث; Innovation/innovation/ابتكار; Patents/brevets/براءات الاختراع
1330 2529: IT governance/gouvernance informatique/حوكمة المعلوماتية; ITIL; Disaster recovery/plan de reprise d'activité/استمرارية النشاط; IT security/sécurité informatique/أمن المعلومات
2511 2512 2513 2514 2519: Software design/conception logicielle/تصميم البرمجيات; Programming/programmation/برمجة; Software testing/tests logiciels/اختبار البرمجيات; SQL; Git
2521: SQL; Data modelling/modélisation de données/نمذجة البيانات; Database administration/administration de bases de données/إدارة قواعد البيانات
3511 3514: System monitoring/supervision des systèmes/مراقبة الأنظمة; Backups/sauvegardes/نسخ احتياطي; Linux; HTML
2111 2112: Physics/physique/فيزياء; Meteorology/météorologie/أرصاد جوية; Numerical modelling/modélisation numérique/نمذجة رقمية; MATLAB
2149 3116 3117: Industrial safety/sécurité industrielle/سلامة صناعية; Technical studies/études techniques/دراسات تقنية; Technical tests/essais techniques/اختبارات تقنية
2163: Product design/design produit/تصميم المنتجات; Prototyping/prototypage/نماذج أولية; 3D modelling/modélisation 3d/نمذجة ثلاثية الأبعاد
2230 3230: Acupuncture/acupuncture/وخز بالإبر; Herbal medicine/phytothérapie/طب الأعشاب; Cupping/hijama/حجامة
2269: Occupational therapy/ergothérapie/علاج وظيفي; Podiatry/podologie
2632 2633: Field research/enquêtes de terrain/بحث ميداني; Interviews/entretiens semi-directifs/مقابلات; Archival research/recherche en archives/بحث في الأرشيف
2656 2659: Presenting/animation d'émissions/تقديم البرامج; Voice/voix/إلقاء; Live broadcasts/direct radio/direct télévisé/بث مباشر
3314 3315 3324: Damage assessment/expertise des sinistres/تقييم الأضرار; Property valuation/évaluation immobilière/تقييم العقارات; Commodity trading/négoce/تجارة السلع
3339: Advertising sales/vente d'espaces publicitaires/بيع الإشهار; Event sales/vente d'événements; Property promotion/promotion immobilière/ترقية عقارية
3342 3355 3359: Inspection/inspections/تفتيش; Regulations/réglementation/تنظيمات; Official reports/procès-verbaux/محاضر
3433 3435: Exhibitions/expositions/معارض; Stage management/régie/إدارة الخشبة; Props/accessoires de scène
4226 4229: Guest requests/demandes des clients/طلبات النزلاء; Reservations/réservations/حجوزات
4411 4413 4415 4419: Filing/classement/archivage/أرشفة; Proofreading/relecture/تدقيق لغوي; Book lending/prêt de livres/إعارة الكتب
4227: Survey interviews/enquêtes/sondages/استبيانات; Questionnaires/questionnaires
5112: Ticket inspection/contrôle des billets/مراقبة التذاكر; Passenger information/information des voyageurs/إعلام المسافرين
5163: Funeral services/pompes funèbres/خدمات الجنائز
5164: Animal care/soins aux animaux/رعاية الحيوانات; Grooming/toilettage; Dog training/dressage/ترويض
5245: Fuel sales/vente de carburant/بيع الوقود; Cash handling/encaissement/قبض
5246 9411: Counter service/service au comptoir/خدمة الكونتوار; Food hygiene/haccp/hygiène alimentaire/سلامة الغذاء
5249: Rentals/location de matériel/كراء العتاد; Contracts/contrats de location/عقود الكراء
5329: Patient transfer/brancardage/نقل المرضى; Instrument sterilisation/stérilisation/تعقيم الأدوات
5413 5419: Supervision of inmates/surveillance de détenus/حراسة المساجين; Swimming rescue/sauvetage aquatique/إنقاذ السباحين; First aid/premiers secours/إسعافات أولية
6112 6114: Orchards/arboriculture/أشجار مثمرة; Pruning/taille des arbres/تقليم الأشجار; Vineyards/viticulture/كروم; Irrigation/ري
7224: Metal polishing/polissage/تلميع المعادن; Grinding/rectification
7234: Bicycle repair/réparation de vélos/إصلاح الدراجات
7413: Power lines/lignes électriques/خطوط كهربائية; Cable jointing/raccordement de câbles/ربط الكوابل; Work at height/travaux en hauteur/عمل في المرتفعات
7515: Tasting/dégustation/تذوق; Sensory analysis/analyse sensorielle
7541 7542: Diving/plongée sous-marine/غوص; Underwater welding/soudage sous-marin; Explosives/explosifs/متفجرات
8181 8182: Boilers/chaudières/chaufferie/مراجل; Furnaces/fours industriels/أفران; Steam/vapeur/بخار
8312: Railway signals/signalisation ferroviaire/إشارات السكك الحديدية; Shunting/manœuvre de wagons
8321 9331: Parcel delivery/livraison de colis/توصيل الطرود; Motorcycle/moto/scooter/دراجة نارية
9121 9122 9123 9129: Cleaning/nettoyage/تنظيف; Window cleaning/nettoyage de vitres/تنظيف الزجاج; Laundry/blanchisserie/مغسلة; Car washing/lavage auto/غسل السيارات
9510 9520: Street selling/vente ambulante/بيع متجول; Leaflets/distribution de prospectus/توزيع المطويات
9612 9623: Waste sorting/tri des déchets/فرز النفايات; Meter reading/relève de compteurs/قراءة العدادات
`;

/** What one line says: the unit groups, and each skill as its name and other spellings. */
const lines = table
  .trim()
  .split('\n')
  .map((line) => {
    const [groups = '', skills = ''] = line.split(': ');
    return {
      groups: groups.split(' '),
      skills: skills.split('; ').map((skill) => skill.split('/')),
    };
  });

const byGroup = new Map<string, string[]>();
const spellings = new Map<string, string[]>();
for (const { groups, skills } of lines) {
  for (const group of groups) {
    byGroup.set(group, [...(byGroup.get(group) ?? []), ...skills.map(([name = '']) => name)]);
  }
  for (const [name = '', ...others] of skills) {
    spellings.set(name, [...(spellings.get(name) ?? [name]), ...others]);
  }
}

/** The skills that the trades of an ISCO-08 unit group expect; empty where we know none. */
export const skillsOfGroup = (group: string): readonly string[] => byGroup.get(group) ?? [];

/** Each of these skills as its name and other spellings. */
export const tradeSkills: readonly (readonly string[])[] = [...spellings.values()].map((names) => [
  ...new Set(names),
]);
