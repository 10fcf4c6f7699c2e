import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../core/sports/game/game.ts';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { formatDay } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useClockText } from './use-clock-text.ts';

/** The day on which a game starts, as seen from now: today, tomorrow or its date. */
export function useStartDay({ startsAt }: Pick<Game, 'startsAt'>): string {
  const { settings } = usePage();
  const { t: kit } = useTranslation('kit');
  const look = settings.settings;
  const sayDay = useCallback(
    (at: EpochMillis, now: EpochMillis) => formatDay(at, now, { look, words: kit }),
    [look, kit],
  );
  return useClockText(sayDay, startsAt);
}
