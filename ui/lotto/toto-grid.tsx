import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenShares } from '../../core/lotto/toto-filling.ts';
import type { TotoGame } from '../../core/lotto/toto-gateway.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Button } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { oddsText } from '../kit/formats/odds-text.ts';
import { Flag } from '../kit/pictures/flag.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { AnswerCells } from './answer-cells.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-grid.module.scss';

/** The games of the draw that is shown: what is guessed of each, what players chose, what the line offers. */
export const TotoGrid = observer(function TotoGrid(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const { draw, page } = toto;
  if (draw === undefined) {
    return (
      <section className="panel">
        <EmptyState icon="t-calendar" title={t(`no-draw.${page.part === 'draw' ? 'draw' : 'next'}`)}>
          {t('no-draw.text')}
        </EmptyState>
      </section>
    );
  }
  const isWide = TOTO_RULES[page.sort].answers.length > 3;
  return (
    <section className={classNames('panel', styles.table, isWide && styles.wide)}>
      <div className={styles.heads} aria-hidden="true">
        <span>{t('column.number')}</span>
        <span>{t('column.start')}</span>
        <span>{t('column.game')}</span>
        <span>{t('column.answer')}</span>
        {isWide ? null : (
          <>
            <span>{t('column.chosen')}</span>
            <span className={styles.far}>
              {t(draw.state === 'announced' || draw.state === 'open' ? 'column.odds' : 'column.score')}
            </span>
          </>
        )}
      </div>
      <div>
        {draw.games.map((game, place) => (
          <GameRow key={game.gameId} game={game} place={place} />
        ))}
      </div>
      {page.part === 'filling' ? <Tools /> : null}
    </section>
  );
});

interface RowProps {
  readonly game: TotoGame;
  readonly place: number;
}

const GameRow = observer(function GameRow({ game, place }: RowProps): ReactNode {
  const { toto } = useLotto();
  const words = useTotoWords();
  const rules = TOTO_RULES[toto.page.sort];
  return (
    <div className={styles.row} data-row="">
      <span className={classNames('num', styles.number)}>{place + 1}</span>
      <span className="num">{words.time(game.startsAt)}</span>
      <span className={styles.name}>
        <Flag code={game.countryCode} />
        <bdi>{words.game(game)}</bdi>
      </span>
      <AnswerCells game={game} place={place} rules={rules} />
      {rules.answers.length > 3 ? null : (
        <>
          <Choice chosen={game.chosen} />
          <Offer game={game} />
        </>
      )}
    </div>
  );
});

/** TT-24 */
function Choice({ chosen }: Pick<TotoGame, 'chosen'>): ReactNode {
  const { t } = useTranslation('toto');
  const shares = chosenShares(chosen);
  if (shares === undefined) return <span className={styles.none}>{t('chosen.none')}</span>;
  const most = Math.max(...shares);
  return (
    <span className={styles.choice}>
      <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        {shares.map((share, place) => (
          <rect
            key={place}
            className={place === 0 ? styles.first : place === shares.length - 1 ? styles.last : styles.middle}
            x={shares.slice(0, place).reduce((sum, each) => sum + each, 0)}
            width={share}
            height="6"
          />
        ))}
      </svg>
      {shares.map((share, place) => (
        <span key={place} className={classNames('num', share === most && styles.most)}>
          {share}
        </span>
      ))}
    </span>
  );
}

const Offer = observer(function Offer({ game: { odds, score } }: Pick<RowProps, 'game'>): ReactNode {
  const { settings } = usePage();
  const { coefViewId } = settings.settings;
  if (score !== undefined) return <b className={classNames('num', styles.far, styles.score)}>{score}</b>;
  return (
    <span className={classNames(styles.offer, styles.far)}>
      {odds.map((price, place) => (
        <span key={place} className="num">
          {oddsText(price, coefViewId)}
        </span>
      ))}
    </span>
  );
});

const Tools = observer(function Tools(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const { filled } = totoCoupon.filling;
  const count = totoCoupon.rules.gameCount;
  const hasChoice = totoCoupon.draw?.games.some(({ chosen }) => chosen.some((lines) => lines > 0)) === true;
  const hasOdds = totoCoupon.draw?.games.some(({ odds }) => odds.length > 0) === true;
  return (
    <div className={styles.tools}>
      <Button size="sm" onClick={() => totoCoupon.fillBy('random')}>
        <Icon name="t-arrows-exchange" size="sm" />
        {t('fill.random')}
      </Button>
      <Button size="sm" reason={hasChoice ? undefined : t('chosen.none')} onClick={() => totoCoupon.fillBy('choice')}>
        <Icon name="t-users" size="sm" />
        {t('fill.choice')}
      </Button>
      <Button size="sm" reason={hasOdds ? undefined : t('fill.no-odds')} onClick={() => totoCoupon.fillBy('odds')}>
        <Icon name="t-chart-bar" size="sm" />
        {t('fill.odds')}
      </Button>
      <Button size="sm" onClick={() => totoCoupon.clear()}>
        <Icon name="t-trash" size="sm" />
        {t('clear')}
      </Button>
      <span className={styles.filled}>
        {t('filled')} <b className="num">{t('of', { guessed: filled, whole: count })}</b>
      </span>
    </div>
  );
});
