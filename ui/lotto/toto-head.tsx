import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoDrawView } from '../../core/lotto/toto-gateway.ts';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { formatDuration } from '../kit/formats/format-duration.ts';
import { usePage } from '../page/use-page.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-head.module.scss';

/** What the draw is called, what it is played for, and until when it takes coupons. */
export const TotoHead = observer(function TotoHead(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { board, draw, page } = toto;
  if (board === undefined || draw === undefined) return null;
  return (
    <section className={`panel ${styles.head}`} aria-label={t('draw', { number: words.count(draw.number) })}>
      <i className={styles.mark}>{draw.games.length}</i>
      <div className={styles.title}>
        <b>{t(`sort.${page.sort}`)}</b>
        <small>
          {t('draw.about', {
            draw: t('draw', { number: words.count(draw.number) }),
            moment: words.moment(draw.closesAt),
            games: t('games', { count: draw.games.length }),
          })}
        </small>
      </div>
      <dl className={styles.sums}>
        <div>
          <dt>{t('fund')}</dt>
          <dd className="num">{words.money(draw.fund, board.currency)}</dd>
        </div>
        <div className={styles.jackpot}>
          <dt>{t('jackpot', { whole: draw.games.length })}</dt>
          <dd className="num">{words.money(draw.jackpot, board.currency)}</dd>
        </div>
      </dl>
      <div className={styles.end}>
        {draw.state === 'open' ? <Left draw={draw} /> : <TotoStateTag state={draw.state} />}
      </div>
    </section>
  );
});

const Left = observer(function Left({ draw: { opensAt, closesAt } }: { readonly draw: TotoDrawView }): ReactNode {
  const { clock } = usePage();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const left = Math.max(0, closesAt - clock.now);
  return (
    <>
      <span>
        {t('closes', { time: words.time(closesAt) })} <b className="num">{formatDuration(Math.floor(left / 1000))}</b>
      </span>
      <progress className={styles.progress} aria-label={t('left')} max={closesAt - opensAt} value={left} />
    </>
  );
});

const STATES: Readonly<Record<TotoDrawView['state'], readonly [tone: TagTone, icon: IconName]>> = {
  announced: ['neutral', 't-calendar'],
  open: ['accent', 't-clock'],
  playing: ['info', 't-player-play'],
  settled: ['success', 't-check'],
  returned: ['warning', 't-arrow-back-up'],
};

export function TotoStateTag({ state }: Pick<TotoDrawView, 'state'>): ReactNode {
  const { t } = useTranslation('toto');
  const [tone, icon] = STATES[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </Tag>
  );
}
