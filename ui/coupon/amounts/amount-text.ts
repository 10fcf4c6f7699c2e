import { minorText, type CurrencyDecimals, type Minor } from '../../../core/shared/money.ts';

const NO_BREAK = '\u00A0';

/** The amount as a field holds it: its digits grouped by blanks, which are read back whatever the language. */
export function amountText(amount: Minor | undefined, decimals: CurrencyDecimals | undefined): string {
  if (amount === undefined) return '';
  const [whole = '', fraction] = minorText(amount, decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
