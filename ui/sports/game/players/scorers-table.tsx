import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLAYER_KINDS } from '../../../../core/sports/game/scorer-kinds.ts';
import { emptyScorerCell, scorerRows } from '../../../../core/sports/game/scorer-table.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { useSports } from '../../use-sports.ts';
import type { GameRow } from '../../line/table/game-row.ts';
import { PriceButton } from '../../line/table/price-button.tsx';
import styles from './scorers-table.module.scss';

interface ScorersTableProps {
  readonly row: GameRow;
  readonly markets: readonly Market[];
  readonly side: 'home' | 'away';
  readonly name: string;
}

/** The players of a team and the prices that they score: the first goal, the last, any, or two. */
export const ScorersTable = observer(function ScorersTable({ row, markets, side, name }: ScorersTableProps): ReactNode {
  const { t } = useTranslation('game');
  const languageOf = useNameLanguage();
  const { game } = useSports();
  const rows = scorerRows(markets, side);
  const squad = game.lineUps?.[side];
  const playerOf = (number: string | undefined) => squad?.find((one) => String(one.number) === number);
  const partOf = (number: string | undefined) => {
    const player = playerOf(number);
    return player === undefined ? undefined : player.isStarter ? 'starting' : 'bench';
  };
  const kinds = PLAYER_KINDS.filter((_, column) => rows.some(({ cells }) => cells[column] !== undefined));
  return (
    <table className={styles.table}>
      <caption className="vh">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('scorers.player')}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              <abbr title={t(`markets:market.${kind}`)}>{t(`scorers.${kind}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((player, place) => (
          <Fragment key={player.code}>
            <GroupHead
              part={partOf(player.number)}
              before={partOf(rows[place - 1]?.number)}
              columnCount={kinds.length + 1}
            />
            <tr>
              <th scope="row" title={player.name}>
                <i className="num">{player.number}</i>
                <bdi lang={languageOf(player.name)}>{player.name}</bdi>
              </th>
              {kinds.map((kind) => {
                const cell = player.cells[PLAYER_KINDS.indexOf(kind)];
                return (
                  <td key={kind}>
                    {cell === undefined ? (
                      <EmptyCell says={emptyScorerCell(kind, playerOf(player.number)?.goals ?? 0)} />
                    ) : (
                      <PriceButton row={row} {...cell} isBare className={styles.price} />
                    )}
                  </td>
                );
              })}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
});

/** GLS-10 Why there is no price, as a sign and in words. */
function EmptyCell({ says }: { readonly says: 'won' | 'closed' }): ReactNode {
  const { t } = useTranslation('game');
  const words = t(`scorers.${says}`);
  return (
    <span className={styles[says]} title={words}>
      <span aria-hidden="true">{says === 'won' ? '✓' : '–'}</span>
      <span className="vh">{words}</span>
    </span>
  );
}

type SquadPart = 'starting' | 'bench' | undefined;

interface GroupHeadProps {
  readonly part: SquadPart;
  readonly before: SquadPart;
  readonly columnCount: number;
}

/** Over the first of those who start, and over the first of the bench. */
function GroupHead({ part, before, columnCount }: GroupHeadProps): ReactNode {
  const { t } = useTranslation('game');
  if (part === undefined || part === before) return null;
  return (
    <tr>
      <th scope="colgroup" colSpan={columnCount}>
        {t(`line-ups.${part}`)}
      </th>
    </tr>
  );
}
