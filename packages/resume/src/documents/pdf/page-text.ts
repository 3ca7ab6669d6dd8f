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
  const { canvas } = reader;
  const needsPictures = !setting.pictures && (reader.hasLostPicture || canvas.meetsPicture);
  return {
    directions: reader.letters.finish(),
    rules: canvas.rules,
    needsPictures,
  };
}
