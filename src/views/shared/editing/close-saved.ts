import type { AnyRouter } from '@tanstack/react-router';
import { undoStep } from '../steps';
import { announce } from '../ui/toast';

/**
 * Closes the dialog whose form was saved, and says so.
 * @param undo takes back what was saved, where that can be taken back.
 * @param shown what closes with the dialog.
 */
export function closeSaved(
  router: AnyRouter,
  said: string,
  undo?: Parameters<typeof announce>[1],
  shown: object = {},
): Promise<void> {
  announce(said, undo);
  return undoStep(router, (now) => ({ ...now, ...shown, dialog: undefined }), true);
}
