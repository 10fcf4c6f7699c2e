import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game, TimelineEntry } from '../../../../core/sports/game/game.ts';
import { inReadingOrder, type LineUpPlayer, type LineUps } from '../../../../core/sports/game/line-up.ts';
import { minuteOfPart } from '../../../../core/sports/game/live-clock.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { NameText } from '../../../page/names/name-text.tsx';
import styles from './line-ups-panel.module.scss';

/** The minute in which a player came on or went off. */
type MinuteOf = (name: string, seconds: number) => string;

interface LineUpsPanelProps {
  readonly game: Game;
  readonly lineUps: LineUps;
  readonly timeline: readonly TimelineEntry[];
}

/** Who plays for both teams: those who start, and the bench. */
export function LineUpsPanel({ game, lineUps, timeline }: LineUpsPanelProps): ReactNode {
  const { t } = useTranslation('game');
  const minuteOf: MinuteOf = (name, seconds) => {
    const change = timeline.find(
      (entry) => entry.seconds === seconds && (entry.player === name || entry.playerOff === name),
    );
    return minuteOfPart(game.sportId, seconds, change?.period ?? 0);
  };
  return (
    <section className="panel" aria-label={t('line-ups')}>
      <h2 className={styles.title}>{t('line-ups')}</h2>
      <div className={styles.sides}>
        <TeamLineUp team={game.home.name} players={lineUps.home} minuteOf={minuteOf} />
        <TeamLineUp team={game.away?.name ?? ''} players={lineUps.away} minuteOf={minuteOf} />
      </div>
    </section>
  );
}

interface TeamLineUpProps {
  readonly team: string;
  readonly players: readonly LineUpPlayer[];
  readonly minuteOf: MinuteOf;
}

function TeamLineUp({ team, players, minuteOf }: TeamLineUpProps): ReactNode {
  const { t } = useTranslation('game');
  const ordered = inReadingOrder(players);
  return (
    <div className={styles.side}>
      <h3>
        <NameText>{team}</NameText>
      </h3>
      <ul aria-label={t('line-ups.starting')}>
        {ordered
          .filter(({ isStarter }) => isStarter)
          .map((player) => (
            <PlayerLine key={player.number} player={player} minuteOf={minuteOf} />
          ))}
      </ul>
      <h4>{t('line-ups.bench')}</h4>
      <ul aria-label={t('line-ups.bench')}>
        {ordered
          .filter(({ isStarter }) => !isStarter)
          .map((player) => (
            <PlayerLine key={player.number} player={player} minuteOf={minuteOf} />
          ))}
      </ul>
    </div>
  );
}

function PlayerLine({
  player,
  minuteOf,
}: Pick<TeamLineUpProps, 'minuteOf'> & { readonly player: LineUpPlayer }): ReactNode {
  const { t } = useTranslation('game');
  const { number, name, position, cameOn, wentOff, goals, ownGoals, assists, shotsOnTarget, yellowCards } = player;
  return (
    <li>
      <i className="num">{number}</i>
      <NameText title={name}>{name}</NameText>
      {goals > 0 ? <Deed text={t('line-ups.goals', { count: goals })} mark={goals} /> : null}
      {ownGoals > 0 ? <Deed text={t('line-ups.own-goals', { count: ownGoals })} isBad mark={ownGoals} /> : null}
      {assists > 0 ? <Deed text={t('line-ups.assists', { amount: assists })} sign="pass" mark={assists} /> : null}
      {shotsOnTarget > 0 ? (
        <Deed text={t('line-ups.shots', { amount: shotsOnTarget })} sign="shot" mark={shotsOnTarget} />
      ) : null}
      {yellowCards > 0 ? <Deed text={t('line-ups.yellow-card')} sign="card" mark={yellowCards} /> : null}
      {cameOn === undefined ? null : <Change text={t('line-ups.came-on', { minute: minuteOf(name, cameOn) })} />}
      {wentOff === undefined ? null : <Change text={t('line-ups.went-off', { minute: minuteOf(name, wentOff) })} />}
      <abbr title={t(`position.${position}`)}>{t(`position.${position}.short`)}</abbr>
    </li>
  );
}

interface DeedProps {
  readonly text: string;
  readonly mark: number;
  readonly isBad?: boolean;
  readonly sign?: 'ball' | 'pass' | 'shot' | 'card';
}

function Deed({ text, mark, isBad = false, sign = 'ball' }: DeedProps): ReactNode {
  return (
    <span className={isBad ? styles.bad : styles.deed} title={text}>
      {sign === 'shot' || sign === 'card' ? (
        <span className={styles[sign]} aria-hidden="true" />
      ) : (
        <Icon name={sign === 'ball' ? 'm-football' : 't-arrow-right'} size="xs" isFlipping={sign === 'pass'} />
      )}
      {mark > 1 ? (
        <b className="num" aria-hidden="true">
          {mark}
        </b>
      ) : null}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

function Change({ text }: { readonly text: string }): ReactNode {
  return (
    <span className={styles.change} title={text}>
      <Icon name="t-arrows-exchange" size="xs" />
      <span className="num">{text}</span>
    </span>
  );
}
