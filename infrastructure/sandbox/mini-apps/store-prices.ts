import { NO_MONEY, type Minor } from '../../../core/shared/money.ts';
import { timesAmount } from '../bonuses/bonus-offer.ts';
import { pointStep } from '../bonuses/points/earned-points.ts';
import { STORE_PRICES } from '../bonuses/points/promo-store.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { majorAmount } from '../players/player-accounts.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const WORDS = {
  ru: {
    title: 'Сколько нужно поставить',
    code: 'Промокод',
    points: 'Баллы',
    stakes: 'Сумма рассчитанных ставок',
    boost: 'Повышение коэффициента на',
    free: 'Фрибет',
  },
  en: {
    title: 'How much you need to stake',
    code: 'Promo code',
    points: 'Points',
    stakes: 'Settled stakes in all',
    boost: 'Odds boosted by',
    free: 'Free bet of',
  },
} as const;

const STYLES = `
div[lang]{display:flex;flex-direction:column;gap:12px;padding:16px;border-radius:var(--r-lg,12px);background:var(--bg-surface,#fff)}
h2{margin:0;font-size:1.125rem;font-weight:700;line-height:1.5rem}
table{inline-size:100%;border-collapse:collapse;font-size:.875rem;line-height:1.25rem;font-variant-numeric:tabular-nums}
th,td{padding:8px;border-block-end:1px solid var(--line,#ddd);text-align:end}
th:first-child{text-align:start}
thead th{color:var(--fg-3,#777);font-size:.75rem;font-weight:600}
tbody th{font-weight:600}
`;

/** What the promo codes of the store cost in points, and in stakes that earn these. */
export function storePrices(_parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  if (visit.route !== 'office-promotion') return undefined;
  const { language } = visit;
  const words = WORDS[language];
  const currency = DEFAULT_PROFILE.geoCurrency;
  const step = pointStep(currency);
  const sum = (amount: Minor): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      majorAmount(amount, currency),
    );
  const count = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const rows = STORE_PRICES.map((item) => {
    const name =
      'percent' in item
        ? `${words.boost} ${percent.format(item.percent / 100)}`
        : `${words.free} ${sum(timesAmount(step, item.steps) ?? NO_MONEY)}`;
    const stakes = sum(timesAmount(step, item.price) ?? NO_MONEY);
    return `<tr><th scope="row">${text(name)}</th><td>${text(count.format(item.price))}</td><td>${text(stakes)}</td></tr>`;
  });
  const head = [words.code, words.points, words.stakes].map((word) => `<th scope="col">${word}</th>`).join('');
  return {
    appName: 'promo-code-store',
    title: words.title,
    body: `<div lang="${language}"><h2>${words.title}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
    styles: [{ cssText: STYLES }],
  };
}
