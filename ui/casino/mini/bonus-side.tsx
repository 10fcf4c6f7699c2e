import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { BonusPlay } from '../../../core/casino/mini/bonus-draw.ts';
import { bonusProbabilities, type BonusGame } from '../../../core/casino/mini/bonus-games.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import { formatTime } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';
import { useMiniWords } from './use-mini-words.ts';
import styles from './bonus-side.module.scss';

/** What a game gives and how likely, what it gave before, and the attempts of today. */
export const BonusSide = observer(function BonusSide({ game }: { readonly game: BonusGame }): ReactNode {
  const { t } = useMiniWords();
  const [tab, setTab] = useState<'prizes' | 'plays'>('prizes');
  return (
    <aside className={`panel ${styles.side}`}>
      <Tabs
        label={t('tabs')}
        tabs={[
          { value: 'prizes', label: t('tab.prizes') },
          { value: 'plays', label: t('tab.plays') },
        ]}
        value={tab}
        onChange={setTab}
      >
        {(row, panel) => (
          <>
            {row}
            <div {...panel} className={styles.tab}>
              {tab === 'prizes' ? <Prizes game={game} /> : <Plays />}
            </div>
          </>
        )}
      </Tabs>
      <Foot game={game} />
    </aside>
  );
});

/** MG-5 */
function Prizes({ game }: { readonly game: BonusGame }): ReactNode {
  const { t, probability, prize } = useMiniWords();
  const { kind } = game.rules;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t(`count.${kind}`)}</th>
            <th scope="col">{t('probability')}</th>
          </tr>
        </thead>
        <tbody>
          {bonusProbabilities(game).map(({ points, ways, of, count }) => (
            <tr key={points}>
              <th scope="row">{prize(points)}</th>
              <td className="num">{count === 0 ? '–' : count}</td>
              <td className="num">{probability(ways, of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t(`note.${kind}`)}</p>
    </>
  );
}

/** MG-10 */
const Plays = observer(function Plays(): ReactNode {
  const { bonusGames } = useCasino();
  const { t } = useMiniWords();
  const { plays } = bonusGames;
  if (plays.length === 0) return <p className={styles.quiet}>{t('plays.none')}</p>;
  return (
    <ul className={styles.plays}>
      {plays.map((play) => (
        <PlayRow key={play.id} play={play} />
      ))}
    </ul>
  );
});

const PlayRow = observer(function PlayRow({ play }: { readonly play: BonusPlay }): ReactNode {
  const { bonusGames } = useCasino();
  const { t, moment, prize } = useMiniWords();
  const verdict = bonusGames.verdicts.get(play.id);
  return (
    <li className={styles.play}>
      <span>{moment(play.at)}</span>
      <b>{prize(play.points)}</b>
      {verdict === undefined ? (
        <Button size="sm" look="text" onClick={() => void bonusGames.check(play)}>
          {t('check')}
        </Button>
      ) : (
        <span data-verdict={verdict}>{t(`verdict.${verdict}`)}</span>
      )}
    </li>
  );
});

const Foot = observer(function Foot({ game: { route, rules } }: { readonly game: BonusGame }): ReactNode {
  const { settings } = usePage();
  const { bonusGames } = useCasino();
  const { t } = useMiniWords();
  const { board } = bonusGames;
  const left = bonusGames.left(route);
  if (board === undefined || left === undefined) return null;
  const { nextHash = '' } = board.games.find((each) => each.route === route) ?? {};
  const time = formatTime(board.renewsAt, settings.settings);
  return (
    <div className={styles.foot}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('own-points')}</dt>
          <dd className="num">{board.points}</dd>
        </div>
        <div>
          <dt>{t('attempts')}</dt>
          <dd className="num">{left}</dd>
        </div>
      </dl>
      {rules.kind === 'wheel' ? (
        <Button
          look="primary"
          size="lg"
          isBlock
          isDisabled={bonusGames.isBusy || bonusGames.phase === 'unanswered'}
          reason={left === 0 ? t('left.none', { time }) : undefined}
          onClick={() => void bonusGames.play()}
        >
          {t('spin')}
        </Button>
      ) : null}
      <p className={styles.quiet}>{t(left === 0 ? 'left.none' : 'left.until', { time })}</p>
      <details className={styles.hash}>
        <summary>{t('hash')}</summary>
        <code>{nextHash}</code>
      </details>
    </div>
  );
});
