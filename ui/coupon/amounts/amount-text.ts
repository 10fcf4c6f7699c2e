const NO_BREAK = '\u00A0';

/** The amount as a field holds it: its digits grouped by blanks, which are read back whatever the language. */
export function amountText(amount: number | undefined): string {
  if (amount === undefined || Number.isNaN(amount)) return '';
  const [whole = '', fraction] = String(amount).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
