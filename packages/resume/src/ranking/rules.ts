import { educationLevels, type EducationLevel, type Evidence } from '../schemas/resume';
import { fold } from '../text';
import { askedCertificates, isCertificate } from './demands';
import type { HeldTitle, Scorable } from './scorable';
import { askedSkill } from './skills';
import { titleFit, tradeWords } from './titles';
import { firstMatch } from './visible';
import { EARLIER_TITLE } from './weights';

/** The result for one requirement. `fit` is the share of its points that is earned, 0 to 1. */
export interface Finding {
  label: string;
  fit: number;
  evidence: Evidence[];
}

const notFound = (label: string): Finding => ({ label, fit: 0, evidence: [] });
const found = (label: string, evidence: Evidence[]): Finding => ({ label, fit: 1, evidence });

type Rule = (resume: Scorable) => Finding;

/** How much of the title asked for is in a title held. The latest title counts in full, an earlier one for less. */
export function titleRule(title: string): Rule {
  const asked = tradeWords(title);
  return ({ latestTitles, earlierTitles }) => {
    let best = notFound(title);
    const weigh = (titles: readonly HeldTitle[], factor: number) => {
      for (const { words, evidence } of titles) {
        const fit = titleFit(asked, words) * factor;
        if (fit > best.fit) best = { label: title, fit, evidence };
      }
    };
    weigh(latestTitles, 1);
    weigh(earlierTitles, EARLIER_TITLE);
    return best;
  };
}

/** A skill counts once, where the facts or the text first show it. */
export function skillRule(label: string): Rule {
  const { key, anywhere, inFacts } = askedSkill(label);
  return ({ skills, latestTitles, earlierTitles, text, seekSkills }) => {
    const same = skills.get(key);
    if (same) return found(label, same.evidence);
    const seen = seekSkills ? firstMatch(text, anywhere) : [];
    if (seen.length > 0) return found(label, seen);
    const titles = seekSkills ? [...latestTitles, ...earlierTitles] : [];
    const named = [...skills.values(), ...titles].find(({ value }) => inFacts.test(fold(value)));
    return named ? found(label, named.evidence) : notFound(label);
  };
}

const inYears = (years: number) => String(Math.round(years * 10) / 10);

/** The years read, divided by the years asked for. They count only where they are years of the trade (`ofTrade`). */
export function experienceRule(minYears: number): (resume: Scorable, ofTrade: boolean) => Finding {
  const asked = `${inYears(minYears)} ${minYears === 1 ? 'year' : 'years'} asked`;
  return ({ years }, ofTrade) => {
    if (years === null) return notFound(`${asked}, none found`);
    const read = `${asked}, ${inYears(years.value)} found`;
    if (!ofTrade) return notFound(`${read} in another trade`);
    const fit = Math.min(1, Math.max(0, years.value) / minYears);
    return { label: read, fit, evidence: fit > 0 ? years.evidence : [] };
  };
}

/** The degree asked, or a higher one. */
export function educationRule(level: EducationLevel): Rule {
  const accepted = educationLevels.slice(educationLevels.indexOf(level));
  return ({ education }) => {
    const held = education.filter(({ value }) => accepted.includes(value));
    return held.length > 0
      ? found(
          level,
          held.flatMap(({ evidence }) => evidence),
        )
      : notFound(level);
  };
}

/** A certificate, or any one of several where the job accepts each of them. */
export function certificateRule(label: string): Rule {
  const accepted = askedCertificates(label);
  return ({ certificates, text, seekCertificates }) => {
    for (const one of accepted) {
      const held = certificates.find(({ value }) => isCertificate(value, one));
      if (held) return found(label, held.evidence);
      const seen = seekCertificates ? firstMatch(text, one.anywhere) : [];
      if (seen.length > 0) return found(label, seen);
    }
    return notFound(label);
  };
}
