import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  couponRows,
  exampleStake,
  lineRows,
  type CouponExample,
  type LineExample,
  type WorkedExample,
} from '../../../core/coupon/calculator/worked-example.ts';
import type { BetResult } from '../../../core/coupon/maths/bet-result.ts';
import { coefViewIdOf, type MilliOdds } from '../../../core/shared/odds.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { lineHalves } from '../../../core/sports/game/line-result.ts';
import { lineText } from '../../../core/sports/line/line-text.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { Words } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { oddsInFull } from '../../kit/formats/odds-in-full.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import styles from './example-view.module.scss';
import { rangeText } from './range-text.ts';

const LOOKS: Readonly<Partial<Record<BetResult, readonly [TagTone, IconName]>>> = {
  win: ['success', 'f-circle-check'],
  lose: ['danger', 'f-circle-x'],
  return: ['neutral', 't-arrow-back-up'],
  'half-win': ['success', 't-circle-half-2'],
  'half-lose': ['danger', 't-circle-half-2'],
  'half-lose-half-win': ['warning', 't-circle-half-2'],
};

interface ExampleWords {
  readonly t: Words;
  readonly currency: string;
  readonly money: (amount: Minor) => string;
  readonly odds: (odds: MilliOdds) => string;
}

/** An example in the player's currency and odds; what it pays is counted by the coupon's own maths. */
export const ExampleView = observer(function ExampleView({ example }: { readonly example: WorkedExample }): ReactNode {
  const { coupon } = useSite();
  const { language, settings } = usePage();
  const { t: words } = useTranslation(['information', 'calculator', 'slip'], { nsMode: 'fallback' });
  const { currency } = coupon;
  const formatId = coefViewIdOf(settings.settings.coefViewId, 'other');
  const shown: ExampleWords = {
    t: (key: string, values: Record<string, string | number> = {}) => words(key, values),
    currency,
    money: (amount) => formatMoney(amount, currency, { language }),
    odds: (odds) => oddsInFull(odds, formatId),
  };
  return example.kind === 'coupon' ? (
    <CouponTable example={example} words={shown} />
  ) : (
    <LineTable example={example} words={shown} />
  );
});

function LineTable({ example, words }: { readonly example: LineExample; readonly words: ExampleWords }): ReactNode {
  const { t, currency, money, odds } = words;
  const stake = exampleStake(currency);
  const halves = lineHalves(example.line);
  const lineOf = (line: number): string => lineText(example.kind, line, 'home');
  if (stake === undefined) return null;
  const values = { line: lineOf(example.line), odds: odds(example.odds), stake: money(stake) };
  return (
    <section className={styles.example}>
      <h2 className={styles.heading}>{t(`alphabet.example.${example.kind}`, values)}</h2>
      {halves === undefined ? null : (
        <div className={styles.halves}>
          {halves.map((line) => (
            <p key={line} className={styles.half}>
              <span>{t('alphabet.half')}</span>
              <b>{t(`alphabet.half.${example.kind}`, { line: lineOf(line) })}</b>
            </p>
          ))}
        </div>
      )}
      <ResultTable
        words={words}
        first={t(`alphabet.column.${example.kind}`)}
        rows={lineRows(example, currency).map(({ from, to, result, payout }) => ({
          name: rangeText(t, example.kind, { from, to }),
          results: [result],
          payout,
        }))}
      />
    </section>
  );
}

function CouponTable({ example, words }: { readonly example: CouponExample; readonly words: ExampleWords }): ReactNode {
  const { t, currency, money, odds } = words;
  const stake = exampleStake(currency);
  if (stake === undefined) return null;
  const size = example.systemValue;
  const type = t(`type.${example.type}`);
  const named = size === undefined ? type : t('alphabet.system', { type, size, count: example.odds.length });
  return (
    <section className={styles.example}>
      <h2 className={styles.heading}>
        {t('alphabet.example.coupon', { type: named, odds: example.odds.map(odds).join(' · '), stake: money(stake) })}
      </h2>
      <ResultTable
        words={words}
        first={t('alphabet.column.number')}
        rows={couponRows(example, currency).map(({ results, payout }, place) => ({
          name: String(place + 1),
          results,
          payout,
        }))}
      />
    </section>
  );
}

interface ResultTableProps {
  readonly words: ExampleWords;
  readonly first: string;
  readonly rows: readonly {
    readonly name: string;
    readonly results: readonly BetResult[];
    readonly payout: Minor;
  }[];
}

function ResultTable({ words: { t, money }, first, rows }: ResultTableProps): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{t('alphabet.column.result')}</th>
          <th scope="col">{t('alphabet.column.payout')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, results, payout }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.results}>
                {Array.from(results.entries(), ([place, result]) => {
                  const [tone, icon] = LOOKS[result] ?? ['neutral', 't-arrow-back-up'];
                  return (
                    <Tag key={place} tone={tone} icon={icon}>
                      {t(`result.${result}`)}
                    </Tag>
                  );
                })}
              </span>
            </td>
            <td className="num">{money(payout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
