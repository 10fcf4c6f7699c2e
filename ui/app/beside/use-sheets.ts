import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SheetName } from '../../page/dialogs-store.ts';
import { useStores } from '../stores.ts';
import { openSheet } from './open-sheet.ts';
import { skipSheetSteps } from './sheet-step.ts';
import { watchKeyboard } from './watch-keyboard.ts';

/** Gives an open sheet the focus and takes it back; another page has none open. To be called where the sheet is observed. */
export function useSheets(): void {
  const { dialogs } = useStores();
  const { pathname } = useLocation();
  const sheet: SheetName | undefined = dialogs.sheet;
  useLayoutEffect(
    () => () => {
      dialogs.switchSheet();
    },
    [dialogs, pathname],
  );
  useEffect(
    () =>
      sheet === undefined
        ? undefined
        : openSheet(sheet, () => {
            dialogs.switchSheet();
          }),
    [dialogs, sheet],
  );
  useEffect(skipSheetSteps, []);
  useEffect(watchKeyboard, []);
}
