import type { Corrections } from '../schemas/corrections';
import type { ResumeFacts, ResumeText } from '../schemas/resume';
import { type ScoreBreakdown, type ScorePart, scoreParts, type Target } from '../schemas/score';
import {
  certificateRule,
  educationRule,
  experienceRule,
  type Finding,
  skillRule,
  titleRule,
} from './rules';
import { openResume, type Scorable } from './scorable';
import { tradeWords } from './titles';
import { SKILLS_OF_THE_TRADE, TITLE_OF_THE_TRADE, WEIGHTS } from './weights';

/** Points are whole tenths until they are shown, so that they add up exactly. */
const TENTHS = 10;
const FULL_SCORE = 100 * TENTHS;
/** Keeps a rounding error from making a fraction such as 2/3 of 30 a tenth too small. */
const EPSILON = 1e-9;

/** Divides `whole` tenths by weight, in order. The shares are whole tenths, and their sum is `whole`. */
function deal(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let weighed = 0;
  let dealt = 0;
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.round((whole * weighed) / sum) - dealt;
    dealt += share;
    return share;
  });
}

type Findings = Record<ScorePart, Finding[]>;

/** The rules of a target, and the parts that it asks for. */
function rulesOf(target: Target): { asked: ScorePart[]; apply: (resume: Scorable) => Findings } {
  const titles = tradeWords(target.title).size > 0 ? [titleRule(target.title)] : [];
  const skills = target.skills.map(skillRule);
  const years = target.minYears ? [experienceRule(target.minYears)] : [];
  const education = target.education === null ? [] : [educationRule(target.education)];
  const certificates = target.certificates.map(certificateRule);
  const rules = { title: titles, skills, experience: years, education, certificates };

  return {
    asked: scoreParts.filter((part) => rules[part].length > 0),
    apply(resume) {
      const title = titles.map((rule) => rule(resume));
      const met = skills.map((rule) => rule(resume));
      const ofTrade =
        title.length + met.length === 0 ||
        title.some(({ fit }) => fit >= TITLE_OF_THE_TRADE) ||
        (met.length > 0 && fitOf(met) / met.length >= SKILLS_OF_THE_TRADE);
      return {
        title,
        skills: met,
        experience: years.map((rule) => rule(resume, ofTrade)),
        education: education.map((rule) => rule(resume)),
        certificates: certificates.map((rule) => rule(resume)),
      };
    },
  };
}

/** Whether a target asks for nothing that a resume could meet. Nobody has a score against such a target. */
export const asksNothing = (target: Target): boolean => rulesOf(target).asked.length === 0;

const fitOf = (findings: readonly Finding[]) => findings.reduce((sum, { fit }) => sum + fit, 0);

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Prepares a target once, to score many candidates against it; see `scoreCandidate`.
 */
export function scorer(
  target: Target,
): (facts: ResumeFacts, text: ResumeText, corrections?: Corrections) => ScoreBreakdown {
  const { asked, apply } = rulesOf(target);
  const wholes = deal(
    FULL_SCORE,
    asked.map((part) => WEIGHTS[part]),
  );

  return (facts, text, corrections = {}) => {
    const findings = apply(openResume(facts, text, corrections));
    const parts = asked.map((part, i) => {
      const whole = wholes[i] ?? 0;
      const shares = deal(
        whole,
        findings[part].map(() => 1),
      );
      const tenths = findings[part].map(({ fit }, item) =>
        Math.floor((shares[item] ?? 0) * fit + EPSILON),
      );
      const items = findings[part].map(({ label, fit, evidence }, item) => ({
        label,
        met: fit === 1,
        points: (tenths[item] ?? 0) / TENTHS,
        evidence,
      }));
      return { part, whole, tenths: sumOf(tenths), items };
    });
    return {
      total: sumOf(parts.map(({ tenths }) => tenths)) / TENTHS,
      parts: parts.map(({ part, whole, tenths, items }) => ({
        part,
        points: tenths / TENTHS,
        outOf: whole / TENTHS,
        items,
      })),
    };
  };
}

/**
 * Measures a candidate against a target, from 0 to 100.
 *
 * The score is the sum of the parts that the target asks for, weighed by `WEIGHTS` and rescaled to 100, so
 * that whoever meets all of it gets 100: the title (how much of its words a title held has), the skills (an
 * equal share each), the years of experience in the trade (in proportion up to those asked), the degree and
 * the certificates. A target that asks for nothing (`asksNothing`) measures nobody: the total is 0 of no parts.
 *
 * Points are dealt in tenths, in the order of the target, and what is met in part is rounded down, so that
 * items sum to their part and parts to the total. Every item that earned points has the evidence for it,
 * except what `corrections` state by hand. Hidden text earns nothing, repetition nothing more, and name,
 * e-mail, phone, address, age, gender and nationality never enter.
 *
 * Pure: the same arguments give the same breakdown. Throws nothing.
 *
 * @param facts what was read, as it was read; a fact without evidence counts as stated by hand
 * @param text the document that the evidence points into
 * @param corrections what a person corrected, in place of what was read, and whether unclear lines count
 */
export const scoreCandidate = (
  facts: ResumeFacts,
  text: ResumeText,
  target: Target,
  corrections: Corrections = {},
): ScoreBreakdown => scorer(target)(facts, text, corrections);
