import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  answer,
  asianLines,
  givingSide,
  hasFirstPart,
  type AsianStrip,
} from '../../../../core/sports/line/asian-lines.ts';
import type { Game } from '../../../../core/sports/game/game.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatDay, formatTime } from '../../../kit/formats/format-date.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { quarterLineText } from '../../../kit/formats/odds-text.ts';
import styles from './asian-line.module.scss';
import { GameStar } from './game-line.tsx';
import { gameLink } from '../../game/game-link.ts';
import type { GameRow } from './game-row.ts';
import { LiveMinute } from '../../game/game-time.tsx';
import { GRID_ROLE } from './grid-role.ts';
import { PriceSlot } from './price-button.tsx';
import { NameText } from '../../../page/names/name-text.tsx';

/** One game of the Asian table: its sides under one another, its lines beside them. */
export const AsianGame = observer(function AsianGame({ row }: { readonly row: GameRow }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const strips = asianLines(game.markets);
  const hasFirst = hasFirstPart(game.sportId);
  return (
    <div
      className={classNames(styles.row, game.section === 'live' && styles.live, !hasFirst && styles.wholeOnly)}
      {...GRID_ROLE.none}
    >
      <div className={classNames('num', styles.time)} {...GRID_ROLE.cell}>
        <AsianTime game={game} />
      </div>
      <div className={styles.event} {...GRID_ROLE.cell}>
        <Sides game={game} gives={givingSide(strips[0]?.whole.handicap)} />
      </div>
      <Strips row={row} strips={strips.map(({ whole }) => whole)} />
      {hasFirst ? <Strips row={row} strips={strips.map(({ first }) => first)} className={styles.half} /> : null}
      <div {...GRID_ROLE.cell}>
        <AppLink
          className={classNames('num', styles.more)}
          to="game"
          params={gameLink(game)}
          aria-label={t('game.more-name', { count: game.outcomeCount })}
          tabIndex={-1}
          data-cell=""
        >
          {t('game.more', { count: formatCount(game.outcomeCount, language) })}
        </AppLink>
      </div>
    </div>
  );
});

const AsianTime = observer(function AsianTime({ game }: { readonly game: Game }): ReactNode {
  const { settings, clock } = usePage();
  const { t } = useTranslation('kit');
  if (game.section === 'line') {
    return (
      <>
        <b>{formatTime(game.startsAt, settings.settings)}</b>
        <small>{formatDay(game.startsAt, clock.now, { look: settings.settings, words: t })}</small>
      </>
    );
  }
  return (
    <>
      {game.away === undefined ? null : (
        <b>
          <bdi>{game.score.home}</bdi>-<bdi>{game.score.away}</bdi>
        </b>
      )}
      <span className={styles.minute}>
        <LiveMinute game={game} isShort />
      </span>
      {settings.settings.isDetailedScore && game.score.periods.length > 0 ? (
        <small className={styles.parts}>
          {game.score.periods.map(({ home, away }, place) => (
            <span key={place}>
              <bdi>{home}</bdi>:<bdi>{away}</bdi>
            </span>
          ))}
        </small>
      ) : null}
    </>
  );
});

const Sides = observer(function Sides({
  game,
  gives,
}: {
  readonly game: Game;
  readonly gives: 'home' | 'away' | undefined;
}): ReactNode {
  const Media = useSports().line.table.media;
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  const { home, away } = game;
  return (
    <>
      <AppLink className={styles.teams} to="game" params={gameLink(game)} tabIndex={-1} data-cell="">
        <span className={classNames(styles.side, gives === 'home' && styles.gives)}>
          <NameText of={home} title={home.name}>
            {home.name}
          </NameText>
        </span>
        <span className={classNames(styles.side, gives === 'away' && styles.gives)}>
          <NameText of={away} title={away?.name}>
            {away?.name}
          </NameText>
        </span>
      </AppLink>
      <span className={styles.draw}>
        {game.markets.some(({ kind }) => kind === 'result') ? t('outcome.draw') : <span />}
        {settings.settings.isShowGameId ? <small className="num">{game.id}</small> : null}
        {Media && <Media game={game} />}
        <GameStar game={game} />
      </span>
    </>
  );
});

/** Three columns: handicaps, totals, and who wins. */
function Strips({
  row,
  strips,
  className,
}: {
  readonly row: GameRow;
  readonly strips: readonly AsianStrip[];
  readonly className?: string | undefined;
}): ReactNode {
  const { t } = useTranslation('asian-line');
  return (
    <>
      <div className={className} {...GRID_ROLE.cell}>
        {strips.map(({ handicap }, place) => {
          const gives = givingSide(handicap);
          const text = handicap?.line === undefined ? '' : quarterLineText(handicap.line);
          return (
            <Pairs key={place} row={row} market={handicap} codes={['home', 'away']}>
              {[gives === 'away' ? '' : text, gives === 'away' ? text : '']}
            </Pairs>
          );
        })}
      </div>
      <div className={className} {...GRID_ROLE.cell}>
        {strips.map(({ total }, place) => (
          <Pairs key={place} row={row} market={total} codes={['over', 'under']}>
            {total?.line === undefined ? ['', ''] : [quarterLineText(total.line), t('under')]}
          </Pairs>
        ))}
      </div>
      <div className={className} {...GRID_ROLE.cell}>
        <div className={styles.single}>
          {['home', 'away', 'draw'].map((code) => (
            <Price key={code} row={row} market={strips[0]?.result} code={code} />
          ))}
        </div>
      </div>
    </>
  );
}

/** Two prices under one another, each with its words before it. */
function Pairs({
  row,
  market,
  codes,
  children,
}: {
  readonly row: GameRow;
  readonly market: Market | undefined;
  readonly codes: readonly string[];
  readonly children: readonly string[];
}): ReactNode {
  return (
    <div className={classNames(styles.pairs, styles.strip)}>
      {codes.map((code, place) => [
        <i key={`${code}-line`}>{children[place]}</i>,
        <Price key={code} row={row} market={market} code={code} />,
      ])}
    </div>
  );
}

function Price({
  row,
  market,
  code,
}: {
  readonly row: GameRow;
  readonly market: Market | undefined;
  readonly code: string;
}): ReactNode {
  return (
    <PriceSlot
      row={row}
      market={market}
      outcome={answer(market, code)}
      isCell
      isBare
      className={styles.price}
      negativeClass={styles.negative}
    />
  );
}
