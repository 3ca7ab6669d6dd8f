/** How much a place counts by what shows that it is one, the surest first. Ties go to the first in the document. */
export const SCORE = {
  /** A known city with more beside it: its country, another city. */
  cityWithMore: 4,
  /** A name, a known region or a country, without a doubt which is which. */
  inRegion: 3.5,
  withDepartment: 3.2,
  /** A known city by itself, or any town before a state or a code. */
  known: 3,
  stacked: 2.9,
  withPostcode: 2.8,
  behindStreet: 2.6,
  livedIn: 2.5,
  byForm: 2.4,
  beforeState: 2.2,
  country: 2,
  area: 2,
  region: 1.5,
  /** An unknown name before the code of a country. */
  beforeCode: 1.2,
  countryAmongOthers: 1,
  /** Two unknown names beside an address or a number: less than any place that is known. */
  pair: 0.9,
} as const;
