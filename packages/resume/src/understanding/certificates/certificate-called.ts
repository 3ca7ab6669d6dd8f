import { matchesIn } from '../text/matches';
import type { Fact } from '../../schemas/resume';
import { nameIn } from './certificate-names';
import { isSomethingElse } from './certificate-remarks';
import { isKindOnly } from './certificate-sure';
import { clauseBefore, saysHas } from './certificate-holding';
import { EDGE } from './certificate-words';
import { namesDegree } from '../studies/degrees';
import { Flow, foldedOf, splitSpan, textOf, trimSpan, type Span } from '../text/spans';
import { fold, wordsOf } from '../text/words';

/** That somebody got what follows, in English, before what is called a certificate at its end or before its field. */
const GOT_ONE =
  /(?<!\p{L})(?:holds?|held|hold|earned|obtained|completed|achieved|passed|gained|done|received|have|has) (?:an? |the |my |his |her )?(?:current |valid |active |own )?(?!(?!advanced |accredited |certified |licensed |applied |qualified |registered |integrated )(?:\p{L}{2,}ed|been|held|done|got|had|taught|seen|led|built|run) )((?:(?!and |or |for |with |to |which |that |in |on |by |an? |the )[\p{L}\d][\p{L}\d&/+.'-]* ){1,7}(?:certification|certificate|licen[cs]e|credential|level \d diploma|nvq level \d)(?!\p{L})(?: (?:in|of) (?!\d)(?:(?!and |which |that |from |at |with |in |by |to )[\p{L}\d&'-]+(?: |(?=[^\p{L}])|$)){1,5})?|(?:certificate|level \d diploma) (?:in|of) (?:(?!and |which |that |from |at |with |in |by |to )[\p{L}\d&'-]+(?: |(?=[^\p{L}])|$)){1,6})/gu;

/** That somebody got what is called a certificate in its first word, in French, up to what says where, when or what for. */
const GOT_ONE_IN_FRENCH =
  /(?<!\p{L})(?:obtenue?|obtention|titulaire|detiens?|detient|detent(?:eur|rice)|possede|valide|decroche) (?:egalement |aussi )?(?:d'une? |du |de la |de l'|de mon |une? |l[ae] |l'|mon |son )((?:certificat(?:e of)?|attestation|habilitation|brevet|agrement|diplome (?:inter)?universitaire|d\.?i?\.?u\.?)(?: (?!qui |que |dont |afin |pour |par |chez |a l |a la |au |aux |aupres |avec |et |puis |ce |mais |ou |delivre|obtenu|en \d|en (?:juin|juil|mai|mars|sept|oct|nov|dec|janv|fev|avril|aout))[\p{L}\d'&/+-]+){1,11}(?: aux? (?:premiers secours|fonctions|metiers?)[^,.;(]{0,40})?)(?: \([a-z0-9]{2,8}\))?/gu;

/** What is called so and is of a school, of a firm, of a car or of every citizen. */
const OF_OTHER_THINGS =
  /^(?:(?:full |clean |valid |own )?(?:uk |eu |us )?driv|attestation de (?:stage|travail|reussite|fin|scolarite|presence|domicile|participation)|certificat de (?:travail|scolarite|reussite|fin|naissance)|brevet (?:des |de technicien|d'etudes|professionnel)|(?:general|senior|junior|higher|school|national|ordinary|leaving|birth|gift|medical|high) |iso \d|quality |software |(?:my|first|second|this|several|many|other|relevant|necessary|required|following) )|(?<!\p{L})(?:school|leaving|gcse|a[- ]level|secondary|merit|excellence|best|medical|police|clearance|dbs|crb|driv(?:ing|ers?|er's)|gun|firearms?|green card|cmmi|soc \d|product|vendor|supplier|quality|nationalite|invention|pole emploi|primaires?)(?!\p{L})/u;

/** Who got something, before the word that says so: whoever the resume is of, and no firm. */
const OF_ONESELF =
  /(?:^\P{L}*|[^\p{L}\d\s'’]\s*|(?<!\p{L})(?:i|she|he|je|elle|il|who|qui|and|et|having|ayant|to) |(?<!\p{L})(?:i['’]ve|j['’]) ?)(?:(?:have|has|had|ai|a) )?(?:(?:since|also|already|then|egalement|aussi|ensuite|\p{L}+ly) )?$/u;

/** Words that say who has it by themselves. */
const IS_HOLDER = /^(?:titulaire|detent|obtention)/u;

/** The certificates that a sentence says somebody got, by what they are called: 'I completed the Loom Safety certification'. */
export function calledIn(spans: readonly Span[]): Fact<string>[] {
  const flow = new Flow(spans);
  const text = fold(flow.text);
  return [GOT_ONE, GOT_ONE_IN_FRENCH].flatMap((pattern) =>
    matchesIn(text, pattern).flatMap((match) => {
      const [whole, name = ''] = match;
      const start = match.index + whole.indexOf(name);
      const end = match.index + whole.trimEnd().length;
      const value = flow.text.slice(start, end);
      const isOther =
        OF_OTHER_THINGS.test(name) ||
        !(IS_HOLDER.test(whole) || OF_ONESELF.test(clauseBefore(text, match.index))) ||
        !/\p{Lu}/u.test(value) ||
        wordsOf(value).length < 2 ||
        isKindOnly(value) ||
        isSomethingElse(value, value) ||
        (namesDegree(value) &&
          !/^(?:certif|attest|dipl|d\.?i?\.?u|level|.*level \d)/u.test(name)) ||
        saysHas(text, start, false) !== true;
      return isOther ? [] : [{ value, evidence: flow.evidence(start, end) }];
    }),
  );
}

/** Where a school or an office begins that gave a certificate, in French. */
const GIVEN_AT =
  / (?:a l ?'? ?|au |aux |de l'|du )(?=ecole|universite|institut|centre|lycee|cfa|greta|college)/u;

/** What is called a certificate in its first word, in French, with what it is in. */
const CALLED_FIRST =
  /^(?:certificat (?:de |d'|en |agent )|attestation (?:de |d')formation |brevet (?:national|federal) |habilitation (?!a )|diplome (?:inter)?universitaire (?:de |d'|en ))\p{L}/u;

/** What is not had yet, or asked of others. */
const NOT_YET =
  /(?<!\p{L})(?:en cours|a venir|prevue?|en preparation|requise?|exigee?|souhaitee?)(?!\p{L})/u;

/** Who is certified, qualified or registered as what, before a dash, all in capitals: '6G Pipe Certified — Carbon Steel'. */
const IS_CALLED =
  /^(?!(?:Part|Fully|Newly|Recently|Highly|Well|Dual|Duly|Senior|Junior|Experienced|Bilingual|Lead|Head|Staff|Clinical|Professional|Young|Qualified|\p{L}+(?:ed|ly|ing)) )(?!\p{Lu}{2,4} Registered Nurse)(?!.* (?:Part|Newly|Fully) )(?!.*(?<!\p{L})(?:Business|Teams?|Compan(?:y|ies)|Firms?|Office|Partners?|Schools?|Mark|Organi[sz]ation|Products?|Staff|Charity|Number)(?!\p{L}))(?:(?:\p{Lu}[\p{L}\d.&/-]*|\d\p{Lu}) ){1,4}(?:Certified|Qualified|Registered|Licensed)(?: \p{Lu}[\p{L}\d&-]*){0,4}$/u;

/** The certificates of the head, a cell or a line each: what is called one at its start, or that somebody is certified. */
export const calledInHead = (span: Span): Span[] =>
  splitSpan(span, /\t|\s[|–—]\s.*/gu).flatMap((cell) => {
    const own = trimSpan(cell, EDGE);
    if (IS_CALLED.test(textOf(own))) return [own];
    const name = nameIn(own);
    const text = foldedOf(name);
    const given = text.search(GIVEN_AT);
    const isCalled =
      CALLED_FIRST.test(text) && !OF_OTHER_THINGS.test(text) && !NOT_YET.test(foldedOf(own));
    return isCalled ? [{ ...name, end: name.start + (given < 0 ? text.length : given) }] : [];
  });
