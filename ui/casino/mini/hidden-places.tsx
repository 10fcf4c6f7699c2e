import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { BonusGameRoute } from '../../../core/casino/bonus-game.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { useCasino } from '../use-casino.ts';
import { MiniArt } from './mini-art.tsx';
import { useMiniWords } from './use-mini-words.ts';
import styles from './bonus.module.scss';

interface PlacesProps {
  readonly route: BonusGameRoute;
  readonly places: number;
}

/** MG-4 Places with something behind each: what was drawn is seen once the player has chosen. */
export const HiddenPlaces = observer(function HiddenPlaces({ route, places }: PlacesProps): ReactNode {
  const { t } = useMiniWords();
  const { bonusGames } = useCasino();
  const { phase } = bonusGames;
  const columns = places > 12 ? 8 : places > 9 ? 5 : places > 8 ? 3 : places > 6 ? 4 : 3;
  return (
    <>
      <p className={styles.hint}>{t(phase === 'over' ? 'hint.over' : `hint.${route}`)}</p>
      <ul className={styles.places} data-columns={columns}>
        {Array.from({ length: places }, (_, place) => (
          <li key={place}>
            <Place route={route} place={place} />
          </li>
        ))}
      </ul>
    </>
  );
});

const Place = observer(function Place({
  route,
  place,
}: {
  readonly route: BonusGameRoute;
  readonly place: number;
}): ReactNode {
  const { bonusGames } = useCasino();
  const { t, prize } = useMiniWords();
  const { last, phase, picks } = bonusGames;
  const isOpen = (phase === 'over' || phase === 'shown') && last !== undefined;
  const points = isOpen ? last.drawn[place] : undefined;
  const isChosen = isOpen ? last.picks.includes(place) : picks.includes(place);
  const isOff = (bonusGames.left(route) ?? 0) === 0 || bonusGames.isBusy || phase === 'unanswered';
  const number = place + 1;
  return (
    <button
      type="button"
      className={classNames(styles.one, isChosen && styles.chosen, isOpen && styles.open)}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      aria-label={points === undefined ? t('place', { number }) : t('place.opened', { number, prize: prize(points) })}
      onClick={() => {
        if (!isOff) void bonusGames.choose(place);
      }}
    >
      {points === undefined ? (
        <MiniArt game={{ id: place, route, categoryIds: [] }} />
      ) : (
        <b className="num">{points === 0 ? '–' : `+${String(points)}`}</b>
      )}
    </button>
  );
});
