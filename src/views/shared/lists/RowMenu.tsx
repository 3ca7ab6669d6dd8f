import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { lazyPart } from '@/views/shared/lazy-part';
import { IconButton } from '@/views/shared/ui/Button';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';

const OpenedMenu = lazyPart(() => import('./OpenedMenu'));

export interface RowMenuProps {
  /** What the record is called. */
  of: string;
  actions?: { label: string; onPress: () => void }[];
  /** Reads the record's workflow as it is at an ISO instant. */
  workflow?: (at: string) => RecordWorkflow;
}

/** The further actions of a row. The menu loads with the first press. */
export function RowMenu(props: RowMenuProps) {
  const [presses, setPresses] = useState(0);
  const button = (
    <IconButton
      label={`More actions for ${props.of}`}
      aria-haspopup="menu"
      onClick={() => setPresses(1)}
    >
      <Ellipsis className="size-4" aria-hidden="true" />
    </IconButton>
  );
  if (presses === 0) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} />
    </Suspense>
  );
}
