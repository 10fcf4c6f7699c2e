import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TABLE_KINDS, type PlayerTable } from '../../../../core/sports/game/player-kinds.ts';
import { emptyPlayerCell, playerRows } from '../../../../core/sports/game/player-table.ts';
import type { Market } from '../../../../core/sports/game/market.ts';
import { useNameLanguage } from '../../../page/names/use-name-language.ts';
import { useSports } from '../../use-sports.ts';
import type { GameRow } from '../../line/table/game-row.ts';
import { PriceButton } from '../../line/table/price-button.tsx';
import styles from './players-table.module.scss';

interface PlayersTableProps {
  readonly row: GameRow;
  readonly markets: readonly Market[];
  readonly side: 'home' | 'away';
  readonly table: PlayerTable;
  readonly name: string;
}

/** The players of a team and the prices of what they may do: who scores, or shots, assists and cards. */
export const PlayersTable = observer(function PlayersTable(props: PlayersTableProps): ReactNode {
  const { row, markets, side, table, name } = props;
  const { t } = useTranslation('game');
  const languageOf = useNameLanguage();
  const { game } = useSports();
  const asked = TABLE_KINDS[table];
  const rows = playerRows(markets, { side, table });
  const squad = game.lineUps?.[side];
  const playerOf = (number: string | undefined) => squad?.find((one) => String(one.number) === number);
  const partOf = (number: string | undefined) => {
    const player = playerOf(number);
    return player === undefined ? undefined : player.isStarter ? 'starting' : 'bench';
  };
  const kinds = asked.filter((_, column) => rows.some(({ cells }) => cells[column] !== undefined));
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
                <bdi lang={languageOf(player)}>{player.name}</bdi>
              </th>
              {kinds.map((kind) => {
                const cell = player.cells[asked.indexOf(kind)];
                return (
                  <td key={kind}>
                    {cell === undefined ? (
                      <EmptyCell says={emptyPlayerCell(kind, playerOf(player.number))} />
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
