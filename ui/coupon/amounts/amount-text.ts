/** The amount as a field holds it: a plain number. */
export function amountText(amount: number | undefined): string {
  return amount === undefined || Number.isNaN(amount) ? '' : String(amount);
}

/** What was typed as an amount, with a point or a comma; undefined where nothing was, NaN where it is none. */
export function readAmount(typed: string): number | undefined {
  const text = typed.replace(/\s/g, '').replace(',', '.');
  if (text === '') return undefined;
  return /^\d*\.?\d*$/.test(text) && /\d/.test(text) ? Number(text) : Number.NaN;
}
