import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOUSE_GAME_IDS } from '../../../core/casino/games/house-game.ts';
import { LIVE_TABLE_IDS } from '../../../core/casino/live/live-table.ts';
import { useTexts } from '../../page/use-texts.ts';
import styles from './account-history.module.scss';

/** AH-12 The game of a movement: those of the house and the tables have names in every language, which come when one is shown; the name of a slot is its own. */
export function MovementGame({ game }: { readonly game: string }): ReactNode {
  if (LIVE_TABLE_IDS.some((id) => id === game)) return <NamedGame texts="live-tables" name={`table.${game}`} />;
  const isOfHouse = ['crash', ...HOUSE_GAME_IDS].includes(game);
  return isOfHouse ? (
    <NamedGame texts="casino-games" name={`game.${game}`} />
  ) : (
    <span className={styles.game}>{game}</span>
  );
}

function NamedGame({
  texts,
  name,
}: {
  readonly texts: 'live-tables' | 'casino-games';
  readonly name: string;
}): ReactNode {
  const isThere = useTexts(texts);
  const { t } = useTranslation(texts);
  return isThere ? <span className={styles.game}>{t(name)}</span> : null;
}
