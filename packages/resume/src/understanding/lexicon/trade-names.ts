/** Programs by trade, as in `skills.ts`: one entry between bars, aliases after '='. */
export const programs = `
Cegid|Cegid Quadra|Ciel Gestion|Sage X3|Sage Paie|Sage 50|Sage 200|Silae|ADP Workforce Now|ADP Decidium|Tally ERP
Tally Prime|FreshBooks|Wave Accounting|Zoho Books|Peachtree|MYOB|Coala|Pennylane|Oracle HCM|Oracle Hyperion|Oracle EBS
Oracle ERP|JD Edwards|PeopleSoft|Infor|Epicor|Navision|Microsoft Dynamics NAV|Dynamics AX|SAP FI|SAP MM|SAP SD|SAP PP
SAP QM|SAP CO|SAP HR|SAP BW|SAP Ariba|SAP SuccessFactors|SAP Business One|Kyriba|Caseware|BlackLine|Concur|Coupa
BambooHR|Greenhouse|Taleo|Kronos|UKG|Paycom|Gusto|AutoCAD Civil 3D|AutoCAD Electrical|AutoCAD LT|Autodesk Revit
Autodesk Inventor|Robot Structural Analysis|Autodesk Robot|SAFE 2016|STAAD Pro|Navisworks|Rhino 3D|Rhinoceros|CATIA V5
Pro/Engineer|ANSYS Fluent|HyperMesh|Nastran|Mastercam|PlanSwift|Bluebeam|Procore|HEC-RAS|Mensura|PVsyst|ETAP|DIALux
Caneco|HAP|EPANET|PLAXIS|ArcGIS Pro|ERDAS|ENVI|Global Mapper|Google Earth Engine|MapInfo|FME|PostGIS|Epic EMR
Epic Willow|Epic Systems|Cerner|Meditech|Allscripts|eClinicalWorks|Athenahealth|PointClickCare|NextGen Healthcare
Pyxis|Omnicell|Doctolib|HL7|DICOM|PACS|Dentrix|Eaglesoft|Opera Cloud|Fidelio|Micros|Protel|Cloudbeds|Mews|Sabre
Galileo GDS|Worldspan|OpenTable|Resy|Toast POS|Square POS|Lightspeed|Micros POS|NCR Aloha|Fiji|Bioconductor|IBM SPSS
EViews|JMP|LIMS|BLAST|Chromeleon|Empower 3|OriginPro|QuarkXPress|Affinity Photo|Avid Media Composer|Cubase
Substance Painter|Procreate|Filmora|Looker Studio|Google Data Studio|Marketo|Pardot|ActiveCampaign|Klaviyo|Brevo
Sendinblue|Gainsight|Intercom|GLPI|LinkedIn Recruiter|Google Classroom|Blackboard|Canvas LMS|Pronote|ClassDojo|Kahoot
Seesaw|PowerSchool|Schoology|Genially|Google Slides|SAP=sap erp|SAP S/4HANA=s/4hana|SAP FI/CO=sap fico
Sage=sage 100,sage compta|QuickBooks=quick books|Xero|Oracle Financials|NetSuite|Microsoft Dynamics=dynamics 365|Odoo
DATEV|Salesforce|Salesforce Marketing Cloud|Salesforce Sales Cloud|HubSpot|Zoho|Bloomberg|Workday|SuccessFactors|Google Ads=adwords,google adwords|Google Analytics
Facebook Ads=meta ads|Mailchimp|Shopify|WordPress|Magento|PrestaShop|LabVIEW|Simulink|Siemens TIA Portal=tia portal
Arduino|Raspberry Pi|Civil 3D|ETABS|Moodle|Opera PMS|Amadeus|Epic|Opera|RIS|Cornerstone OnDemand|Dext
`
  .trim()
  .replaceAll('|', '\n');

/** Methods and qualities by trade, written in the same way. */
export const tradeNames = `
ServSafe|HPLC|GC-MS|LC-MS|qPCR|RT-PCR|PCR|ELISA|Western blot|Flow cytometry|Cell culture|Suite bureautique|XLOOKUP
VLOOKUP|Pivot tables|Tableaux croisés dynamiques|Power Pivot|الحاسب الآلي|برامج الأوفيس
Decision making=prise de décision,اتخاذ القرار|Delegation|Resilience=résilience|Integrity=intégrité,النزاهة
Collaboration|Coaching|Mentoring|Multitasking=multi-tasking,polyvalence et multitâche|Work ethic=strong work ethic
Emotional intelligence=intelligence émotionnelle,الذكاء العاطفي
Conflict resolution=résolution de conflits,gestion des conflits,حل النزاعات|Active learning
Planning and organising=planning and organizing|Positive attitude|Quick learner=fast learner,سرعة التعلم
Hard working=hardworking|Self-motivated|Detail-oriented=detail oriented|Results-oriented
Reliability=fiabilité,reliable|Flexibility=flexibilité,flexible,المرونة|Patience=الصبر|Empathy=empathie
Confidentiality=discrétion,confidentialité|Discipline|Assertiveness|Open-mindedness=ouverture d'esprit
Responsiveness=réactivité,réactif,réactive|Taking initiative=prise d'initiative,prise d'initiatives,روح المبادرة
Goodwill=bienveillance|Sens de l'organisation|Capacité d'adaptation=القدرة على التكيف
Résistance au stress=gestion de la pression,العمل تحت الضغط,تحمل ضغط العمل|Assiduité|Diplomatie|Efficacité
Esprit critique et analytique|Capacité d'analyse=التفكير التحليلي|التفكير النقدي|الالتزام|الانضباط|الدقة|الإبداع
التخطيط والتنظيم|مهارات التواصل|مهارات الاتصال|القدرة على العمل ضمن فريق|العمل بروح الفريق|Paid search|Paid social
Landing page testing|UX research|Tax planning|Budgeting and forecasting|Variance analysis|Month-end close
Medication reconciliation|Patient counselling|Sterile compounding|Risk assessment|Toolbox talks|Permit to work
Incident investigation|Confined space entry|Blueprint reading|Conduit bending|Motor controls|Troubleshooting
Performance appraisal|Payroll administration|Churn analysis|Contract negotiation
`
  .trim()
  .replaceAll('|', '\n');
