import { days, hours, minutes, type Millis } from '../../../../core/shared/time.ts';
import { listedMethods } from '../../payments/payment-methods.ts';

type WrittenLanguage = 'ru' | 'en';

const CURRENCIES = ['RUB', 'USD', 'EUR'];
const HEADS: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  en: ['Method', 'Deposit takes at most', 'Withdrawal takes at most', 'One payment', 'Fee of a withdrawal'],
  ru: ['Способ', 'Срок пополнения, не больше', 'Срок вывода, не больше', 'Сумма платежа', 'Комиссия за вывод'],
};
const NO_FEE: Readonly<Record<WrittenLanguage, string>> = { en: 'none', ru: 'нет' };

/** The ways to pay as the operator's table has them: times, sums and fees. */
export function paymentTable(lng: WrittenLanguage): string {
  const cells = (tag: 'td' | 'th', words: readonly string[]): string =>
    `<tr>${words.map((word) => `<${tag}>${word}</${tag}>`).join('')}</tr>`;
  const [first = [], ...others] = CURRENCIES.map((currency) =>
    listedMethods(currency, lng).map((row) => ({ ...row, currency })),
  );
  const rows = first.map((method, place) => [
    method.title,
    timeWords(method.takes.deposit, lng),
    timeWords(method.takes.withdrawal, lng),
    [method, ...others.map((rowsOfOne) => rowsOfOne[place] ?? method)].map((row) => sumWords(row, lng)).join('; '),
    feeWords(method, lng),
  ]);
  const body = rows.map((row) => cells('td', row)).join('');
  return `<table><thead>${cells('th', HEADS[lng])}</thead><tbody>${body}</tbody></table>`;
}

function timeWords(time: Millis | undefined, lng: WrittenLanguage): string {
  if (time === undefined) return '—';
  const [unit, length] =
    time >= days(1)
      ? (['day', days(1)] as const)
      : time >= hours(1)
        ? (['hour', hours(1)] as const)
        : (['minute', minutes(1)] as const);
  return new Intl.NumberFormat(lng, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(time / length));
}

/** PMT-15 */
function feeWords(
  { fee, takes }: { readonly fee: number; readonly takes: Readonly<Partial<Record<'withdrawal', Millis>>> },
  lng: WrittenLanguage,
): string {
  if (takes.withdrawal === undefined) return '—';
  if (fee === 0) return NO_FEE[lng];
  return new Intl.NumberFormat(lng, { style: 'percent', maximumFractionDigits: 2 }).format(fee / 10_000);
}

function sumWords(
  { least, most, currency }: { readonly least: number; readonly most: number; readonly currency: string },
  lng: WrittenLanguage,
): string {
  const sum = (amount: number): string =>
    new Intl.NumberFormat(lng, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(amount);
  return `${sum(least)} – ${sum(most)}`;
}
