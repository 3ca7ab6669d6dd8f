import { fold } from '../../text';

/** Two things that people name as one skill, however long the list is that they end. */
const pairs = `
health and safety,safety and health,research and development,research and analysis,mergers and acquisitions
profit and loss,arts and crafts,trial and error,accounts payable and receivable,terms and conditions
supply and demand,import and export,buying and selling,loading and unloading,shipping and receiving
pick and pack,hiring and firing,recruitment and selection,training and development,learning and development
coaching and mentoring,monitoring and evaluation,planning and organizing,planning and organising,food and beverage
wine and spirits,hair and makeup,hair and beauty,heating and cooling,heating and ventilation,oil and gas
water and sanitation,law and order,policies and procedures,policy and procedure,rules and regulations
diversity and inclusion,equity and inclusion,compensation and benefits,wages and salaries,time and attendance
time and motion,design and technology,science and technology,drag and drop,search and rescue,search and seizure
command and control,track and trace,lost and found,pros and cons,question and answer
questions and answers,read and write,reading and writing,speaking and listening,written and verbal
written and spoken,written and oral,verbal and written,oral and written,routing and switching,cutting and sewing
cleaning and disinfection,cut and sew,plug and play,nuts and bolts,assembly and disassembly,limits and fits
hygiene et securite,sante et securite,securite et sante,recherche et developpement,fusions et acquisitions
pertes et profits,profits et pertes,arts et metiers,essais et erreurs,eau et assainissement,hygiene et salubrite
offre et demande,import et export,achat et vente,achats et ventes,achats et approvisionnements
chargement et dechargement,reception et expedition,recrutement et selection,formation et developpement
suivi et evaluation,planification et organisation,chauffage et climatisation,chauffage et ventilation
petrole et gaz,vins et spiritueux,coiffure et maquillage,etudes et travaux,coupe et couture,montage et demontage
qualite et securite,qualite et environnement,securite et environnement,accueil et orientation,ecrit et oral
ecrite et orale,orale et ecrite,nettoyage et desinfection,sciences et technologies,lecture et ecriture
questions et reponses,droits et devoirs,sons et lumieres,son et lumiere,poids et mesures,nettoyage et entretien
data structures and algorithms,ui and ux,ux and ui,ci and cd
fruits et legumes,eaux et forets,ponts et chaussees,batiment et travaux publics,remuneration et avantages
`;

const fixedPair = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${pairs.trim().split(/[,\n]/u).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Whether two things in `text` are one by custom: 'Occupational health and safety'. */
export const hasFixedPair = (text: string): boolean =>
  fixedPair.test(fold(text).replaceAll('&', 'and'));
