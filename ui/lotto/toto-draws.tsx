import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoDrawRow, TotoDrawView } from '../../core/lotto/toto-gateway.ts';
import { totoDay } from '../../core/lotto/toto-days.ts';
import type { TotoSort } from '../../core/lotto/toto-page.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { Button } from '../kit/controls/button.tsx';
import { IconButton } from '../kit/controls/icon-button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { Segment } from '../kit/controls/segment.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { usePage } from '../page/use-page.ts';
import { TotoJackpots } from './toto-jackpots.tsx';
import { TotoStateTag } from './toto-head.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-lists.module.scss';

const SHOWN = ['all', 'playing', 'settled', 'returned'] as const;

/** Draws that take no more coupons: what they were played for, who shared it, and each game's result on request. */
export const TotoDraws = observer(function TotoDraws(): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('all');
  const { draws, failure, page } = toto;
  if (failure !== undefined && draws === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => toto.load()} />;
  }
  if (draws === undefined) return <Skeleton shape="block" />;
  if (draws.length === 0 && toto.day === undefined) {
    return (
      <section className="panel">
        <EmptyState icon="t-history" title={t('draws.none')}>
          {t('draws.none-text')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={`panel ${styles.scroller}`}>
      <TotoJackpots draws={draws} />
      <div className={styles.bar}>
        <Segment
          label={t('draws.state')}
          options={SHOWN.map((value) => ({ value, label: t(value === 'all' ? 'draws.all' : `state.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
        <DayField />
      </div>
      <table className={styles.table}>
        <caption className="vh">{t('part.draws')}</caption>
        <DrawsHead sort={page.sort} />
        <tbody>
          {draws
            .filter(({ state }) => shown === 'all' || state === shown)
            .map((draw) => (
              <DrawRow key={draw.id} draw={draw} />
            ))}
        </tbody>
      </table>
      {draws.length === 0 ? (
        <EmptyState icon="t-history" title={t('draws.none-day')}>
          {t('draws.none-day-text')}
        </EmptyState>
      ) : null}
      {toto.hasMoreDraws ? (
        <Button isBlock onClick={() => void toto.loadMoreDraws()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
});

/** TT-29 */
const DayField = observer(function DayField(): ReactNode {
  const { toto } = useLotto();
  const { settings } = usePage();
  const { t } = useTranslation('toto');
  return (
    <Field
      label={t('draws.day')}
      isLabelHidden
      before={<span aria-hidden="true">{t('draws.day')}</span>}
      className={styles.day}
      type="date"
      size="sm"
      min="2000-01-01"
      max="2099-12-31"
      onChange={(event) => {
        const { value, validity } = event.currentTarget;
        // while a year is typed, the date is one of long ago
        if (validity.valid) void toto.chooseDay(totoDay(value, settings.settings.timeZone));
      }}
    />
  );
});

function DrawsHead({ sort }: { readonly sort: TotoSort }): ReactNode {
  const { t } = useTranslation('toto');
  const { gameCount, shares } = TOTO_RULES[sort];
  return (
    <thead>
      <tr>
        <th scope="col">{t('draws.draw')}</th>
        <th scope="col">{t('draws.date')}</th>
        <th scope="col">{t('draws.state')}</th>
        <th scope="col">{t('fund')}</th>
        <th scope="col">{t('draws.jackpot')}</th>
        {shares.map((_, place) => (
          <th key={place} scope="col" className="num">
            {gameCount - place}
          </th>
        ))}
        <th scope="col">
          <span className="vh">{t('draws.games')}</span>
        </th>
      </tr>
    </thead>
  );
}

const DrawRow = observer(function DrawRow({ draw }: { readonly draw: TotoDrawRow }): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const { gameCount, shares } = TOTO_RULES[toto.page.sort];
  const currency = toto.board?.currency ?? '';
  const isOpen = toto.unfoldedId === draw.id;
  const name = t('draw', { number: words.count(draw.number) });
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>{words.moment(draw.closesAt)}</td>
        <td>
          <TotoStateTag state={draw.state} />
        </td>
        <td className="num">{words.money(draw.fund, currency)}</td>
        <td className="num">{words.money(draw.jackpot, currency)}</td>
        {shares.map((_, place) => {
          const lines = draw.prizes.find(({ hits }) => hits === gameCount - place)?.lineCount ?? 0;
          return (
            <td key={place} className="num">
              {lines === 0 ? '\u2014' : words.count(lines)}
            </td>
          );
        })}
        <td>
          <IconButton
            icon={isOpen ? 't-chevron-up' : 't-chevron-down'}
            size="sm"
            label={t('draws.unfold', { draw: name })}
            aria-expanded={isOpen}
            onClick={() => void toto.unfold(draw.id)}
          />
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={6 + shares.length}>
            {toto.unfolded === undefined ? <Skeleton shape="block" /> : <Results draw={toto.unfolded} />}
          </td>
        </tr>
      ) : null}
    </>
  );
});

const Results = observer(function Results({ draw }: { readonly draw: TotoDrawView }): ReactNode {
  const { toto } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const rules = TOTO_RULES[toto.page.sort];
  return (
    <ol className={styles.results}>
      {draw.games.map((game) => (
        <li key={game.gameId}>
          <bdi className="ell">{words.game(game)}</bdi>
          <b className="num">{game.score ?? '\u2014'}</b>
          <i>
            {game.result === undefined
              ? '\u2014'
              : game.result === 'cancelled'
                ? t('cancelled')
                : words.answer(rules, game.result)}
          </i>
        </li>
      ))}
    </ol>
  );
});
