import { PendingParts } from '../shared/PendingView';
import { Logo } from '../shared/ui/Logo';
import {
  bar,
  logoPlace,
  mainColumn,
  pageTitle,
  pageWidth,
  sideColumn,
  withinBar,
} from './frame-classes';

/**
 * What a signed-in person sees of a screen before its code has come: the bar, the columns and the title, where they will
 * stand. The build draws it for each screen, and the server writes it into the page. It is hidden from assistive
 * technology, and `endFirstFrame` takes it away.
 */
export const FirstFrame = ({ title }: { title: string }) => (
  <div
    id="first-frame"
    aria-hidden="true"
    className="fixed inset-0 z-20 hidden bg-page in-data-signed-in:block"
  >
    <div className={bar}>
      <div className={`${withinBar} ${pageWidth}`}>
        <span className={logoPlace}>
          <Logo />
        </span>
      </div>
    </div>
    <div className="@container">
      <div className={`mx-auto flex ${pageWidth}`}>
        <div className={sideColumn} />
        <div className={mainColumn}>
          <h1 className={pageTitle}>{title}</h1>
          <div className="mt-5 animate-pulse space-y-4">
            <PendingParts />
          </div>
        </div>
      </div>
    </div>
  </div>
);
