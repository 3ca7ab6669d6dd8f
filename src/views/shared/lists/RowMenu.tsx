import type { RecordWorkflow } from '@/machines/workflow/workflow';
import { lazyPart } from '@/views/shared/lazy-part';
import { Ellipsis } from 'lucide-react';
import { PopupButton } from './PopupButton';

const OpenedMenu = lazyPart(() => import('./OpenedMenu'));

export interface RowMenuProps {
  /** The name of the record. */
  of: string;
  actions?: { label: string; onPress: () => void }[];
  /** Reads the record's workflow as it is at an ISO instant. */
  workflow?: (at: string) => RecordWorkflow;
}

/** The further actions on a row, or on the record that a page shows. */
export const RowMenu = (props: RowMenuProps) => (
  <PopupButton
    label={`More actions for ${props.of}`}
    kind="menu"
    icon={<Ellipsis className="size-4" aria-hidden="true" />}
    opened={<OpenedMenu {...props} />}
  />
);
