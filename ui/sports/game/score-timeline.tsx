import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, TimelineEntry } from '../../../core/sports/game/game.ts';
import { minuteOfPart, playedShare, wholeMinutes } from '../../../core/sports/game/live-clock.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import { periodParts } from '../../../core/sports/names/period-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { iconHref } from '../../kit/pictures/icon-href.ts';
import styles from './scoreboard.module.scss';

/** What happened when in a game by the clock: home above the bar, away below. */
export const ScoreTimeline = observer(function ScoreTimeline({ game }: { readonly game: Game }): ReactNode {
  const { game: store } = useSports();
  const { clock } = usePage();
  const { t } = useTranslation('game');
  const percent = useMemo(
    () => computed(() => Math.round((playedShare(game.sportId, game.clock, clock.now) ?? 0) * 1000) / 10),
    [game, clock],
  ).get();
  const minutes = wholeMinutes(game.sportId);
  if (minutes === undefined || game.section !== 'live' || !game.clock.isShown) return null;
  const { count } = periodParts(game.sportId);
  const breaks = Array.from({ length: count - 1 }, (_, place) => ((place + 1) * 100) / count);
  const entries = store.timeline.filter(({ side }) => side !== undefined);
  return (
    <svg className={styles.timeline}>
      <title>{t('timeline')}</title>
      <line className={styles.track} x1="0%" x2="100%" y1="14" y2="14" />
      <line className={styles.played} x1="0%" x2={`${percent}%`} y1="14" y2="14" />
      {breaks.map((share) => (
        <line key={share} className={styles.break} x1={`${share}%`} x2={`${share}%`} y1="4" y2="24" />
      ))}
      {entries.map((entry, place) => (
        <Happening
          key={place}
          sportId={game.sportId}
          entry={entry}
          share={Math.min(100, (entry.seconds / 60 / minutes) * 100)}
        />
      ))}
      <circle className={styles.halo} cx={`${percent}%`} cy="14" r="9" />
      <circle className={styles.now} cx={`${percent}%`} cy="14" r="5" />
    </svg>
  );
});

function Happening({
  sportId,
  entry,
  share,
}: {
  readonly sportId: SportId;
  readonly entry: TimelineEntry;
  readonly share: number;
}): ReactNode {
  const { t } = useTranslation('game');
  const top = entry.side === 'home' ? -2 : 17;
  const at = `${share}%`;
  const { kind, how, player, playerOff, assist } = entry;
  const manner = how ?? (assist === undefined ? kind : 'assisted-goal');
  const what = player === undefined ? t(`timeline.${kind}`) : t(`timeline.${manner}-by`, { player, playerOff, assist });
  const title = t('timeline.entry', { minute: minuteOfPart(sportId, entry.seconds, entry.period), what });
  if (entry.kind === 'yellow-card' || entry.kind === 'red-card') {
    return (
      <rect
        className={entry.kind === 'red-card' ? styles.red : styles.yellow}
        x={at}
        y={top + 2}
        width="7"
        height="10"
        rx="1.5"
        transform="translate(-3.5 0)"
      >
        <title>{title}</title>
      </rect>
    );
  }
  if (entry.kind === 'saved-shot') {
    return (
      <circle className={styles.saved} cx={at} cy={entry.side === 'home' ? 6 : 22} r="2.5">
        <title>{title}</title>
      </circle>
    );
  }
  const symbol = entry.kind === 'substitution' ? 't-arrows-exchange' : 'm-football';
  if (entry.kind !== 'goal' && entry.kind !== 'substitution') return null;
  return (
    <use href={iconHref(symbol)} x={at} y={top} width="14" height="14" transform="translate(-7 0)">
      <title>{title}</title>
    </use>
  );
}
