import type { Fact } from '@masar/resume/schemas';
import { sliceOutOfSight, useSlices } from '@/views/shared/slices';
import { memo } from 'react';
import { dash } from './cells';
import { EvidenceLinks } from './EvidenceLinks';

/**
 * All values of one kind of fact, each with where it was read. A resume that was made on purpose can have
 * thousands.
 */
export function Values({ of }: { of: readonly Fact<string>[] }) {
  const slices = useSlices(of);
  if (of.length === 0) return dash;
  return slices.map((facts, index) => (
    <span
      key={index}
      className={index > 0 ? `block ${sliceOutOfSight} [contain-intrinsic-size:auto_40rem]` : ''}
    >
      <SomeValues of={facts} />
    </span>
  ));
}

const SomeValues = memo(function SomeValues({ of }: { of: readonly Fact<string>[] }) {
  return of.map(({ value, evidence }) => (
    <span key={value} className="me-3 inline-block">
      <EvidenceLinks evidence={evidence} value={value} />
    </span>
  ));
});
