import type { Rule } from '../layout/glyph';
import { DrawingReader } from './drawing';
import type { Direction } from './letters';
import type { Drawing, PageSetting } from './page-setting';

/** What a page shows, as far as reading goes. */
export interface PageText {
  directions: Direction[];
  rules: Rule[];
  /** Whether pictures that were left out may decide what a reader sees. */
  needsPictures: boolean;
}

/** What a page's drawing shows. */
export function pageText(drawing: Drawing, setting: PageSetting): PageText {
  const reader = new DrawingReader(setting);
  reader.performAll(drawing);
  const { canvas, letters } = reader;
  const directions = letters.finish();
  // What a picture may change is unclear without it, or hidden.
  const isAllSeen = directions.every(({ glyphs }) => glyphs.every(({ hidden }) => hidden === null));
  const mayHide = reader.hasUnknownMask || canvas.meetsPicture;
  const needsPictures = !setting.pictures && (reader.hasLostPicture || (mayHide && !isAllSeen));
  return { directions, rules: canvas.rules, needsPictures };
}
