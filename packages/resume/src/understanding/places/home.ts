import type { Fact } from '../../schemas/resume';
import type { ResumeLine } from '../text/layout';
import { locationIn } from './location';
import {
  locationAmongDetails,
  locationBeforeDetails,
  locationBesideNumber,
  locationElsewhere,
  locationInOwnWords,
  locationInSummary,
} from './place-in-prose';
import { isPlaceholder } from './place-labels';
import { placeOf } from '../vocabulary/place-names';
import type { Section } from '../sections/sections';
import { fold, keyOf } from '../text/words';

interface LinesOfHome {
  personal: readonly ResumeLine[];
  others: readonly ResumeLine[];
}

/**
 * Where the person called `name` lives. A place counts in the `personal` lines, which there are only where somebody is named or
 * can be reached; elsewhere it needs a label, words for living there, or a whole address.
 */
export function homeIn(
  sections: readonly Section[],
  name: string,
  lines: LinesOfHome,
): Fact<string> | null {
  const found = anyHomeIn(sections, name, lines);
  return found && isPlaceholder(fold(found.value)) ? null : found;
}

function anyHomeIn(
  sections: readonly Section[],
  name: string,
  { personal, others }: LinesOfHome,
): Fact<string> | null {
  const own = keyOf(name);
  const found = locationIn(personal, name);
  if (found && placeOf(found.value) === 'country') return locationElsewhere(sections, own) ?? found;
  return (
    found ??
    locationInSummary(sections, own) ??
    locationElsewhere(sections, own) ??
    locationBeforeDetails(sections, own) ??
    locationAmongDetails(sections, own) ??
    locationInOwnWords(sections, own) ??
    locationBesideNumber(others, own)
  );
}
