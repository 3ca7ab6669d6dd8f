import { rangesIn } from '../dates/dates';
import { foldedOf, type Span } from '../text/spans';

/** What only forms of public offices ask of a job, folded: 'Hours per week: 40'. */
const OF_FORM =
  /^\P{L}*(?:(?:(?:starting|ending|final|annual|current) )?salary(?: range| per \p{L}+| ?\([^():]{1,30}\))? ?:|(?:(?:average )?hours(?: worked)? per week|pay plan|job type|work schedule|(?:(?:ok|okay) to|may we|can we|may i|permission to|do not) contact|reason for leaving|supervisor(?:'s)? (?:name|phone|contact))(?!\p{L})[^:]{0,40}:)/u;

/** What they ask as well, which elsewhere may be a title and what it is of: 'Supervisor: Night Shift'. */
const MAY_BE_OF_FORM =
  /^\P{L}*(?:(?:contact (?:this )?)?supervisor(?: ?\([^():]{1,30}\))?|series) ?:/u;

const asks = (span: Span, form: RegExp): boolean =>
  form.test(foldedOf(span)) && rangesIn(foldedOf(span)).length === 0;

/** `lines` of work without what forms of public offices ask of each job, which stands between its dates and its title. */
export function withoutFormLines(lines: readonly Span[]): Span[] {
  const others = lines.filter((span) => !asks(span, OF_FORM));
  const isForm = others.length < lines.length;
  return isForm ? others.filter((span) => !asks(span, MAY_BE_OF_FORM)) : others;
}
