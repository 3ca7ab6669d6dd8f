import { lazyPart } from '@/views/shared/lazy-part';
import { PopupButton } from './PopupButton';

const OpenedOptions = lazyPart(() => import('./OpenedOptions'));

export interface ListOptionsProps {
  list: string;
  /** The headers of the columns that can be hidden. */
  columns: string[];
}

/** Three sliders. */
export const optionsIcon = (
  <svg
    viewBox="0 0 16 16"
    className="size-4"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M2 4h12M2 8h12M2 12h12M5 2.5v3m6 1v3m-4 1v3" />
  </svg>
);

/** The button that opens a list's columns, row height and saved views. */
export const ListOptions = (props: ListOptionsProps) => (
  <PopupButton
    label="List options"
    kind="dialog"
    icon={optionsIcon}
    opened={<OpenedOptions {...props} />}
  />
);
