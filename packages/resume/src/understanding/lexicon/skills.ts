import { computingSkills } from './computing-skills';
import { programs, tradeNames } from './trade-names';

/**
 * Skills that are known by name wherever a resume mentions them, one a line: the usual spelling, then its
 * aliases after '='. Trade by trade; several trades name the same tool once. Computing has a table of its own.
 */
const table = `${computingSkills.trim()}
${programs}
Accounting=comptabilité,buchhaltung,المحاسبة
General ledger=grand livre
Accounts payable=comptes fournisseurs
Accounts receivable=comptes clients
Bookkeeping=tenue de livres
Payroll=paie,gestion de la paie,كشوف الرواتب,الرواتب
Financial reporting=reporting financier,التقارير المالية
Financial analysis=analyse financière,التحليل المالي
Financial modeling=financial modelling,modélisation financière
Budgeting=budgétisation,élaboration budgétaire,إعداد الميزانيات,الموازنات
Forecasting=prévisions
Cost accounting=comptabilité analytique,محاسبة التكاليف
Auditing=audit,التدقيق,المراجعة
Internal control=contrôle interne,internal controls
Management control=contrôle de gestion
Consolidation
Taxation=fiscalité,tax,الضرائب
VAT=tva
IFRS
GAAP=us gaap
SCF
Treasury=trésorerie
Risk management=gestion des risques,إدارة المخاطر
Compliance=conformité
Bank reconciliation=rapprochement bancaire
Balance sheet=bilan comptable
ERP
CRM
Investment=investissement
Equity research
Valuation
Anti-money laundering=aml
KYC
Credit analysis=analyse crédit
Recruitment=recrutement,recruiting,talent acquisition,التوظيف,الاستقطاب
Onboarding=intégration
Employee relations=relations sociales,علاقات الموظفين
Performance management=gestion de la performance,إدارة الأداء
Training=formation du personnel,التدريب
Human resources=ressources humaines,الموارد البشرية,hr
Labor law=droit du travail,labour law,قانون العمل
Compensation and benefits=compensation & benefits,rémunération et avantages
Workforce planning=gpec,gestion prévisionnelle des emplois
HRIS=sirh
Succession planning
Employee engagement
Interviewing=entretiens d'embauche
Digital marketing=marketing digital,التسويق الرقمي,التسويق الإلكتروني
Marketing=التسويق
SEO=search engine optimization,référencement naturel,تحسين محركات البحث
SEM=search engine marketing
Social media=social media marketing,réseaux sociaux,community management,وسائل التواصل الاجتماعي
Content marketing=marketing de contenu,صناعة المحتوى
Copywriting=rédaction web,كتابة المحتوى
Email marketing=emailing
Marketing automation
Market research=étude de marché,études de marché,أبحاث السوق
Branding=brand management,العلامة التجارية
Public relations=relations publiques,العلاقات العامة
Event management=événementiel,organisation d'événements,تنظيم الفعاليات
Media planning
E-commerce=ecommerce,التجارة الإلكترونية
Sales=vente,ventes,vertrieb,المبيعات
B2B
B2C
Negotiation=négociation,négociation commerciale,verhandlung,التفاوض
Lead generation=prospection,prospection commerciale
Account management=gestion de comptes
Key account management=grands comptes
Business development=développement commercial,تطوير الأعمال
Customer service=service client,relation client,kundenservice,خدمة العملاء
Merchandising
Retail=التجزئة
Wireframing=wireframes
Prototyping=prototypage
User research=recherche utilisateur
Usability testing=tests utilisateurs
UX design=ux,user experience,expérience utilisateur
UI design=ui,user interface
Graphic design=design graphique,graphisme,التصميم الجرافيكي
Typography=typographie
Motion design
Video editing=montage vidéo,المونتاج
Photography=photographie,التصوير
Interior design=décoration d'intérieur
Finite element analysis=fea,éléments finis
CFD
PLC=automate programmable,automates programmables
SCADA
Robotics=robotique
Electronics=électronique
Embedded systems=systèmes embarqués
VHDL
FPGA
PCB design
CNC
Welding=soudage
Lean manufacturing=lean
Six Sigma
Kaizen
5S
ISO 9001
ISO 14001
HSE=qhse
HACCP
Quality control=contrôle qualité,مراقبة الجودة
Quality assurance=assurance qualité,ضمان الجودة,qualitätssicherung
Preventive maintenance=maintenance préventive,الصيانة الوقائية
Maintenance=الصيانة
Hydraulics=hydraulique
Pneumatics=pneumatique
Thermodynamics=thermodynamique
HVAC=cvc
Structural analysis=calcul de structures
BIM
Topography=topographie
Surveying
Project management=gestion de projet,gestion de projets,projektmanagement,إدارة المشاريع
Product management=gestion de produit
Supply chain management=supply chain,chaîne logistique,سلسلة التوريد
Logistics=logistique,logistik,اللوجستيات
Procurement=achats,المشتريات
Inventory management=gestion des stocks,gestion de stock,إدارة المخزون
Warehouse management=wms
Transport planning
Import-export
Business analysis=analyse métier
Business intelligence=bi
Change management=conduite du changement
Stakeholder management
Strategic planning=planification stratégique,التخطيط الاستراتيجي
Process improvement=amélioration des processus
Patient care=soins aux patients,رعاية المرضى
Triage
CPR=bls,basic life support
First aid=premiers secours,secourisme,الإسعافات الأولية,erste hilfe
Phlebotomy
Electronic health records=ehr,emr
Infection control
Pharmacology=pharmacologie
Wound care
Nursing=soins infirmiers,التمريض
Medication administration
Classroom management=gestion de classe,إدارة الصف
Lesson planning=curriculum development,تخطيط الدروس
Teaching=enseignement,التدريس
Pedagogy=pédagogie
Tutoring=soutien scolaire
Legal research=recherche juridique
Contract law=droit des contrats
Contract management
Litigation
Translation=traduction,الترجمة
Interpreting=interprétariat
Proofreading
Cooking=cuisine,الطبخ
Menu planning
Food safety=hygiène alimentaire,سلامة الغذاء
Pastry=pâtisserie
Housekeeping
Reception=accueil
Typing
Data entry=saisie de données,إدخال البيانات
Filing=archivage
Communication=communication skills,kommunikation,التواصل
Leadership=القيادة
Teamwork=travail en équipe,travail d'équipe,teamfähigkeit,العمل الجماعي,العمل ضمن فريق
Problem solving=résolution de problèmes,حل المشكلات
Time management=gestion du temps,إدارة الوقت
Critical thinking=esprit critique
Public speaking=prise de parole en public
Team management=management d'équipe,gestion d'équipe,إدارة الفرق
Organization=organisation
Creativity=créativité
Adaptability=adaptabilité,adaptable
Rigour=rigueur,rigoureux,rigoureuse,rigorous
Autonomy=autonomie,autonome
Dynamism=dynamisme,dynamique
Organised=organisé,organisée,well organised,well organized
Punctuality=ponctualité,ponctuel,ponctuelle,punctual
Motivated=motivé,motivée,motivation
Curiosity=curiosité,curieux,curieuse
Versatility=polyvalence,polyvalent,polyvalente
Meticulous=minutieux,minutieuse,minutie
Seriousness=sérieux,sérieuse
Ambitious=ambitieux,ambitieuse
Conscientious=consciencieux,consciencieuse
Methodical=méthodique
Perseverance=persévérance,persévérant,persévérante
Attention to detail=sens du détail,souci du détail
Team spirit=esprit d'équipe,team player
Initiative=esprit d'initiative,force de proposition
Analytical mind=esprit d'analyse,analytical thinking
Synthesis=esprit de synthèse
Listening skills=sens de l'écoute,écoute active,active listening
Interpersonal skills=sens du relationnel,aisance relationnelle
Service mindedness=sens du service
Sense of responsibility=sens des responsabilités
Stress management=gestion du stress
${tradeNames}
`;

/** Usual spellings with their aliases, as [usual spelling, ...aliases]. */
export const skillGroups: readonly (readonly string[])[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', aliases = ''] = row.split('=');
    return [name, ...aliases.split(',').filter((alias) => alias !== '')];
  });

/** How many of the groups, the first ones, are of computing. */
export const computingCount: number = computingSkills.trim().split('\n').length;

/** How many of the groups, the first ones, are of computing or are programs of other trades. */
export const programCount: number = computingCount + programs.split('\n').length;

/** Names that are everyday words or letters too: they count as skills in a list of skills only. */
export const ambiguousSkills: ReadonlySet<string> = new Set(
  `epic|opera|razor|yarn|dos|micros|infor|fiji|blast|sabre|mews|fme|jmp|hap|resy|gusto|canvas|seesaw|coala|envi|wave accounting|protel|intercom|greenhouse|blackboard|concur|delegation|resilience|integrity|integrite|collaboration|coaching|mentoring|discipline|patience|reliable|flexible|flexibility|efficacite|confidentiality|troubleshooting|reactif|reactive|ts|hugo|atom|ant|swing|buffer|zoom|teams|monday|publisher|eagle|shell|windows|mac|pascal|ada|sentry|electron|houdini|stripe|ciel|divi|majestic|proteus|vagrant|deno|sea|safe|anaconda|gatsby|swagger|markdown|eclipse|informatica|vulkan|zend|basecamp|miro|lisp|delphi|step 7|s3|ec2|dax|mcp|sonar|wix|maven|word|d3|c|r|go|less|express|spring|chef|swift|access|outlook|oracle|maya|sage|scala|dart|node|rails|assembly|unity|sketch|notion|slack|hive|puppet|spark|helm|julia|rust|ruby|inventor|creo|investment|training|ai|ui|ux|bi|tax|sales|vente|ventes|formation|hr|accueil|filing|organisation|organization|communication|integration|consolidation|maintenance|retail|typing|reception|cuisine|achats|audit|compliance|networking|paie|statistics|prevision|previsions|marketing|leadership|teaching|nursing|vue|lean|rest|soap|apache|cisco|babel|flask|translation|cooking|photography|accounting|صيانه|dynamique|motivation|initiative|synthesis|serieux|serieuse|curieux|curieuse|organised|motivated|lambda|gemini|copilot|consul|bamboo|nexus|celery|rancher|caddy|mistral|rag|ecs|gatling|التدريب|التواصل|التدريس|الترجمه`.split(
    '|',
  ),
);

/** Names of a thing and of one of its kind or its successor, which people write with a slash as one skill, folded: 'Linux / Ubuntu'. */
export const alternatives: readonly ReadonlySet<string>[] = [
  'linux|ubuntu|debian|fedora|centos',
  'subversion|svn|cvs',
  'bash|shell',
].map((names) => new Set(names.split('|')));

/** What groups of skills are called, folded, as patterns. */
export const groupWords: readonly string[] =
  `hdl|simulat(?:ion|eurs?|ors?)|verification|autres?|others?|divers|misc|web|mobile|web mobile|front-? ?end|back-? ?end|full-? ?stack
databases?|bases? de donnees|bdd?|sgbdr?|dbms|nosql|cloud(?: platforms?| computing)?|devops|os|systemes?(?: d'exploitation)?|(?:operating )?systems?|reseaux?|networks?|networking
virtuali[sz]ation|securite|security|cybersecurity|ides?|editors?|editeurs?|(?:dev(?:eloper|elopment)? )?tools?|outils?|softwares?|logiciels?|librairies|bibliotheques|library|libraries
frameworks?|(?:programming |scripting |markup )?languages?|langages?(?: de programmation)?|programming|programmation|developpement(?: web| mobile| logiciel)?|scripting|testing|tests?
versioning|version control|gestion de versions?|vcs|containers?|conteneurs?|conteneurisation|containerization|monitoring|supervision|protocol(?:e?s)?|methodes?|methodolog(?:y|ies?)
gestion de projets?|project management|bureautique|graphisme|design|cao|dao|pao|cad|3d|video|bi|data(?: science| analysis| visuali[sz]ation)?|big data|machine learning|ml|ia|ai
erp|crm|cms|analytics|statisti(?:cs|ques)|hardware|electroni(?:cs|que)|model(?:l?ing|isation)|balisage|markup|platforms?|plateformes?|technolog(?:y|ies?)|apis?|(?:web )?servers?|serveurs?(?: web)?
hosting|deployment|orchestration|infrastructure|infra`.split(/[|\n]/);
