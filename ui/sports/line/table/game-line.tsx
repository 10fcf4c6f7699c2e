import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../../core/sports/game/game.ts';
import { lineText } from '../../../../core/sports/line/line-text.ts';
import type { ColumnGroup } from '../../../../core/sports/line/line-columns.ts';
import { columnMarket, shownOutcomes } from '../../../../core/sports/game/shown-market.ts';
import { statisticsPath } from '../../../../core/sports/game/statistics-page.ts';
import { AppLink } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { columnClass } from './column-class.ts';
import { GRID_ROLE } from './grid-role.ts';
import { gameLink } from '../../game/game-link.ts';
import styles from './game-line.module.scss';
import type { GameRow } from './game-row.ts';
import { GameScore } from '../../game/game-score.tsx';
import { GameTime } from '../../game/game-time.tsx';
import { OpponentName } from '../../game/opponent-name.tsx';
import { PriceButton, PriceSlot } from './price-button.tsx';
import { StarButton } from '../star-button.tsx';

/** One game of the line: the whole row leads to it, its prices to the coupon. */
export const GameLine = observer(function GameLine({ row }: { readonly row: GameRow }): ReactNode {
  const Media = useSports().line.table.media;
  const { language, settings } = usePage();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const { isDetailedScore, isDisplayStatsInNewWindow: hasWindow, isShowGameId } = settings.settings;
  return (
    <div className={styles.row} {...GRID_ROLE.none}>
      <span {...GRID_ROLE.cell}>
        <GameStar game={game} />
      </span>
      <span {...GRID_ROLE.cell}>
        <GameTime game={game} />
      </span>
      <span {...GRID_ROLE.cell} className={styles.middle}>
        <AppLink className={styles.teams} to="game" params={gameLink(game)} tabIndex={-1} data-cell="">
          <GameSides game={game} />
        </AppLink>
      </span>
      <span {...GRID_ROLE.cell} className={styles.side}>
        {isShowGameId ? <small className="num">{game.id}</small> : null}
        {game.hasStatistics ? (
          <a
            className={styles.statistics}
            href={`/${language}${statisticsPath(game.id)}`}
            target={hasWindow ? '_blank' : undefined}
            title={t('game.statistics')}
            tabIndex={-1}
            data-cell=""
          >
            <Icon name="t-chart-bar" />
          </a>
        ) : null}
        {Media && <Media game={game} />}
        <GameScore game={game} isDetailed={isDetailedScore} />
      </span>
      <GamePrices row={row} />
    </div>
  );
});

/** The star of a game. */
export const GameStar = observer(function GameStar({ game }: { readonly game: Game }): ReactNode {
  const { favourites } = useSports();
  const { t } = useTranslation('sports');
  return (
    <StarButton
      isOn={favourites.hasGame(game.id)}
      name={t('favourite.game', {
        name: t(gameNameKey(game), { home: game.home.name, away: game.away?.name ?? '' }),
      })}
      isCell
      onToggle={() => {
        favourites.toggleGame(game.id);
      }}
    />
  );
});

/** Who plays: one line a side, with the serve and red cards. */
function GameSides({ game }: { readonly game: Game }): ReactNode {
  const { t } = useTranslation('sports');
  const { home, away, score } = game;
  if (away === undefined)
    return (
      <span className={classNames(styles.team, styles.question)}>
        <OpponentName opponent={home} />
      </span>
    );
  return [home, away].map((opponent, place) => {
    const side = place === 0 ? 'home' : 'away';
    const reds = score.redCards[side];
    return (
      <span key={side} className={styles.team}>
        <OpponentName opponent={opponent} />
        {reds > 0 ? (
          <i className={styles.redCard} title={t('game.red-cards', { count: reds })}>
            {reds > 1 ? reds : ''}
          </i>
        ) : null}
        {score.serving === side ? <i className={styles.serve} title={t('game.serves')} /> : null}
      </span>
    );
  });
}

const GamePrices = observer(function GamePrices({ row }: { readonly row: GameRow }): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const columns = line.columnsOf(game.sportId);
  return (
    <div className={styles.prices} {...GRID_ROLE.none}>
      {columns.map((group, place) => (
        <GroupCells key={group.name} row={row} group={group} isFirst={place === 0} />
      ))}
      {columns.length === 0 ? <FirstAnswers row={row} /> : null}
      <span {...GRID_ROLE.cell}>
        <AppLink
          className={styles.more}
          to="game"
          params={gameLink(game)}
          aria-label={t('game.more-name', { count: game.outcomeCount })}
          tabIndex={-1}
          data-cell=""
        >
          {t('game.more', { count: formatCount(game.outcomeCount, language) })}
        </AppLink>
      </span>
    </div>
  );
});

const GroupCells = observer(function GroupCells(props: {
  readonly row: GameRow;
  readonly group: ColumnGroup;
  /** The one that the narrow layout shows. */
  readonly isFirst: boolean;
}): ReactNode {
  const { row, group, isFirst } = props;
  const { line } = useSports();
  const { t } = useTranslation('sports');
  const game = row.facts;
  const picked = group.hasLines ? line.table.pickedLine(game.sportId, group.name) : undefined;
  const market = columnMarket(game, group, picked);
  const isOther = picked !== undefined && market !== undefined && market.line !== picked;
  return (
    <div
      className={classNames(columnClass(group), isOther && styles.otherLine)}
      title={isOther ? t('line.other', { line: lineText(market.kind, picked, 'home') }) : undefined}
      {...GRID_ROLE.cell}
    >
      {shownOutcomes(market, group).map((outcome, place) => (
        <PriceSlot
          key={outcome?.id ?? place}
          row={row}
          market={market}
          outcome={outcome}
          code={isFirst && outcome ? t(`column.${group.name}.${outcome.code}`) : undefined}
          isCell
        />
      ))}
    </div>
  );
});

/** Answers of a question that stand in its row; the others are on its page. */
const MOST_ANSWERS = 3;

/** A question has no columns: its first answers stand in the row by name. */
function FirstAnswers({ row }: { readonly row: GameRow }): ReactNode {
  const [market] = row.facts.markets;
  return market?.outcomes.slice(0, MOST_ANSWERS).map((outcome) => (
    <div key={outcome.id} className={styles.answer} {...GRID_ROLE.cell}>
      <PriceButton row={row} market={market} outcome={outcome} label={outcome.label ?? outcome.code} isCell />
    </div>
  ));
}

/** A game is named by both sides, a question by itself. */
export function gameNameKey(game: Pick<Game, 'away'>): 'game.name' | 'game.question' {
  return game.away === undefined ? 'game.question' : 'game.name';
}
