import type { Fact, ResumeFacts, ResumeReading } from '../schemas/resume';
import type { ResumeDocument } from '../documents/document';
import { ageIn } from './contact/age';
import { agencyLines } from './contact/agency-lines';
import { withConfidence } from './confidence';
import { certificatesIn } from './certificates/certificates';
import { blocksOf } from './page/blocks';
import { withBulletsBefore } from './page/bullets-behind';
import { labelsBesideContent } from './page/columns';
import { emailIn, phoneIn } from './contact/contact';
import { rangesIn, yearsOf } from './dates/dates';
import { educationIn } from './studies/education';
import { latestTitle, statedYears, titlesHeld } from './work/experience';
import { headlineIn } from './work/headline';
import { homeIn } from './places/home';
import { historyOf, sectionsOfWork } from './work/history';
import { languagesIn } from './languages/languages';
import { layoutOf, type ResumeLine } from './text/layout';
import { forgetTexts } from './text/memory';
import { nameIn } from './names/name';
import { refereeLines } from './names/name-signs';
import { sectionsOf, type Section } from './sections/sections';
import { isToldOf } from './work/sibling-titles';
import { skillsIn } from './skills/skills';
import { foldedOf, textOf } from './text/spans';
import { wishOf } from './work/wishes';

/** What `understand` needs to know beside the document. */
export interface UnderstandOptions {
  /** The month, YYYY-MM, that 'present' means. */
  asOf: string;
  /** Skills that count wherever they are mentioned, such as those of the company's job listings. */
  knownSkills?: string[];
}

const NEAR = 4;
/** Outside the lines that speak of the person, fewer digits are something else, such as two models of a car. */
const LEAST_DIGITS = 9;
/** How sure a name has to be where no heading shows that a document is a resume: on its first line or below. */
const SURE_AT_TOP = 0.9;
const SURE_ANYWHERE = 0.95;
const HEADER_LINES = 30;

/** The sections that only a resume has. One of them shows that a document is one. */
const OF_A_RESUME: ReadonlySet<Section['kind']> = new Set([
  'experience',
  'education',
  'skills',
  'certificates',
  'languages',
]);

/** Whether a line has a way to reach somebody. */
const isReachable = (span: Section['lines'][number]): boolean =>
  /\S@\S|(?:\d[\s().-]?){8}/u.test(textOf(span));

/** A column of so many lines without a heading may be of details of the person; a longer one is of something else. */
const MOST_DETAILS = 8;

/** Whether lines without a heading are of the person: the first ones, a few, or those with a way to reach somebody. */
const isOfPerson = (lines: Section['lines'], sections: readonly Section[]): boolean =>
  lines === sections[0]?.lines || lines.length <= MOST_DETAILS || lines.some(isReachable);

/** So many lines of an entry stand above its dates: its title, its employer and a place. */
const ABOVE_DATES = 3;

/** `spans` of a part without a heading up to the first entry with dates, where nothing in it reaches a person: its places are those of work. Dates right below its first line are beside the role of a person. */
function aboveEntries(spans: Section['lines']): Section['lines'] {
  const first = spans.findIndex((span) => rangesIn(foldedOf(span)).length > 0);
  const isBelowName = first === 1;
  return first < 0 || isBelowName || spans.some(isReachable)
    ? spans
    : spans.slice(0, Math.max(0, first - ABOVE_DATES));
}

/** The name of a site that a page links to where somebody is found, without an address. */
const LINK =
  /^\P{L}*(?:e-?mail|github|gitlab|bitbucket|linkedin|twitter|(?:google )?scholar|orcid|research ?gate|facebook|instagram|mastodon|bluesky|youtube|kaggle|medium|stack ?overflow|pubmed|publons|dblp|scopus)\P{L}*$/u;
const LEAST_LINKS = 2;
const MOST_BESIDE_LINKS = 14;

/** The lines of a small block with such names, as the panel of its author on a page of the web has. */
const besideLinks = (lines: readonly ResumeLine[]): ResumeLine[] =>
  blocksOf(lines)
    .filter(
      (block) =>
        block.length <= MOST_BESIDE_LINKS &&
        block.filter(({ folded }) => LINK.test(folded)).length >= LEAST_LINKS,
    )
    .flat();

/** The lines that speak of the person: the header, the contact details, and what stands around the address. */
function personalLines(lines: readonly ResumeLine[], sections: readonly Section[]): ResumeLine[] {
  const chosen = new Set<ResumeLine>(besideLinks(lines));
  for (const { kind, kinds, lines: spans } of sections) {
    if (kind === 'header' && isOfPerson(spans, sections))
      for (const { line } of aboveEntries(spans.slice(0, HEADER_LINES))) chosen.add(line);
    else if (kinds.includes('contact') && !kinds.some((other) => OF_A_RESUME.has(other)))
      for (const { line } of spans) chosen.add(line);
  }
  const referees = refereeLines(sections);
  const at = lines.findIndex(
    (line) => /[\w.+-]\s?@\s?[\w-]+\s?\./.test(line.text) && !referees.has(line),
  );
  const address = lines[at];
  if (address && !chosen.has(address)) {
    for (const line of lines.slice(Math.max(0, at - NEAR), at + NEAR + 1)) {
      const close = line.block === address.block || Math.abs(line.y - address.y) < line.size * 2.5;
      if (close && line.page === address.page && !referees.has(line)) chosen.add(line);
    }
  }
  return lines.filter((line) => chosen.has(line));
}

/** An address, an international number or the label of a number, which no certificate has. */
const REACHES =
  /\S@\S|\+\d{1,3}[\s(.-]?\d|(?<!\p{L})(?:t[eé]l(?:[eé]phone)?|(?:tele)?phone|mobile|cell|portable|gsm|whatsapp|(?:ال)?(?:هاتف|جوال|محمول|موبايل|نقال)|تليفون|تلفون)(?!\p{L})/iu;

/** So many cells has a row of a table, whose numbers are those of papers and years. */
const LEAST_CELLS = 3;

/** `lines` without those of certificates and of tables of studies, whose numbers are not the person's, and of referees. */
function linesOutside(lines: readonly ResumeLine[], sections: readonly Section[]): ResumeLine[] {
  const referees = refereeLines(sections);
  const numbered = new Set(
    sections
      .filter(({ kind }) => kind === 'certificates' || kind === 'education')
      .flatMap(({ kind, lines: spans }) =>
        spans
          .map(({ line }) => line)
          .filter(({ cells }) => kind === 'certificates' || cells.length >= LEAST_CELLS),
      )
      .filter(({ text }) => !REACHES.test(text)),
  );
  return lines.filter((line) => !numbered.has(line) && !referees.has(line));
}

const NONE: ReadonlySet<ResumeLine> = new Set();

const lineFact = (facts: readonly Fact<unknown>[]) => facts.flatMap(({ evidence }) => evidence);

/**
 * Reads what a resume says of a person, each fact with the place where it was read. Text that a reader would not
 * see gives no fact. It stays in the reading's text, with the reason that it is hidden. Where the visibility of
 * some text cannot be judged, the facts are read once more with that text, since a person may say that it counts.
 */
export function understand(document: ResumeDocument, options: UnderstandOptions): ResumeReading {
  const { lines, pages } = document;
  const counted = lines.map((line) =>
    line.hidden === 'unclear' ? { ...line, hidden: null } : line,
  );
  try {
    return {
      text: { pages, lines: lines.map(({ page, text, hidden }) => ({ page, text, hidden })) },
      facts: factsOf(document, options),
      ...(lines.some(({ hidden }) => hidden === 'unclear') && {
        withUnclear: factsOf({ ...document, lines: counted }, options),
      }),
    };
  } finally {
    forgetTexts();
  }
}

function factsOf(document: ResumeDocument, options: UnderstandOptions): ResumeFacts {
  const seen = layoutOf(document);
  const lines = labelsBesideContent(withBulletsBefore(seen.lines), seen.rightToLeft);
  const layout = { ...seen, lines };
  const sections = sectionsOf(layout);
  const isResume = sections.some(
    ({ kinds, heading }) => heading && kinds.some((kind) => OF_A_RESUME.has(kind)),
  );
  const named = nameIn(lines, sections, layout.bodySize, layout.rightToLeft);
  const isFirst = named?.evidence[0]?.line === lines[0]?.index;
  const isOwn = (named?.confidence ?? 0) >= (isFirst ? SURE_AT_TOP : SURE_ANYWHERE);
  const name = isResume || isOwn ? named : null;
  const agency = name === null ? agencyLines(lines) : NONE;
  const personal = personalLines(lines, sections).filter((line) => !agency.has(line));
  const others = linesOutside(lines, sections).filter((line) => !agency.has(line));
  const ownEmail = emailIn(personal);
  const ownPhone = phoneIn(personal);
  const isReached = (name ?? ownEmail ?? ownPhone) !== null || agency.size > 0;
  const location = homeIn(sections, name?.value ?? '', {
    personal: isReached ? personal : [],
    others,
  });
  const headline = headlineIn(
    lines,
    name,
    new Set(location ? [location.value] : []),
    new Set(sections.flatMap(({ heading }) => heading?.line ?? [])),
    layout.bodySize,
  );
  const unknown = headline?.role ? null : (headline?.fact.value ?? null);
  const { entries, undated, isElsewhere } = historyOf(sections, unknown);
  const positions = [...titlesHeld(entries), ...undated];
  const latest = latestTitle(entries) ?? undated[0] ?? null;
  const isTitle =
    headline?.role ||
    sectionsOfWork(sections).some(({ lines: own }) => unknown !== null && isToldOf(unknown, own));
  const said = isTitle && headline && (isResume || name) ? headline.fact : null;
  const wished = (said ?? latest) ? null : wishOf(sections);
  const position = said ?? latest ?? wished ?? (name ? (headline?.fact ?? null) : null);
  const experience = entries.flatMap(({ range }) => range ?? []);
  const years = yearsOf(
    experience.map(({ value }) => value),
    options.asOf,
  );
  const stated = experience.length === 0 || isElsewhere ? statedYears(lines) : null;
  const yearsExperience =
    experience.length > 0 && (stated?.value ?? 0) <= years
      ? { value: years, evidence: lineFact(experience) }
      : stated;
  const facts: ResumeFacts = {
    name,
    email: ownEmail ?? emailIn(others),
    phone: ownPhone ?? phoneIn(others, LEAST_DIGITS),
    location,
    position,
    positions,
    experience,
    yearsExperience,
    skills: skillsIn(sections, lines, options.knownSkills ?? []),
    education: educationIn(sections),
    certificates: certificatesIn(sections, lines),
    languages: languagesIn(sections),
    age: ageIn(personal, options.asOf),
  };
  return withConfidence(facts, {
    isResume,
    emailIsPersonal: ownEmail !== null,
    phoneIsPersonal: ownPhone !== null,
    positionFrom: said ? 'headline' : latest ? 'held' : 'words',
    hasHistory: sections.some(({ kind }) => kind === 'experience'),
    hasEducation: sections.some(({ kinds }) => kinds.includes('education')),
    titled: entries.filter(({ range, title }) => range && title).length,
    dated: experience.length,
    isStated: yearsExperience === stated,
  });
}
