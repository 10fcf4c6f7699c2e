/** The amount step and the initial amount of a currency, in major units, and how many decimals its amounts have. */
export type AmountDefaults = readonly [step: number, initial: number, decimals: 0 | 2 | 3];

/** AM-1 What a coupon starts with: a step, an initial amount, and the currencies by ISO 4217 code; behind it the decimals of those that have not two. */
const ROWS: readonly (readonly [step: number, initial: number, currencies: string])[] = [
  [0.5, 1, 'KWD3'],
  [1, 2, 'BHD3 OMR3'],
  [2, 4, 'JOD3'],
  [2.5, 5, 'CHF EUR GBP USD'],
  [5, 10, 'AUD AZN BAM BGN CAD GEL NZD SGD'],
  [5, 15, 'BYN TND3'],
  [10, 20, 'AED HRK ILS MYR PEN PLN QAR SAR TMT'],
  [10, 25, 'BRL LYD3 RON'],
  [20, 40, 'BOB CNY GTQ HKD'],
  [20, 50, 'DKK'],
  [25, 50, 'BWP GHS MAD NOK SCR SEK TJS UAH'],
  [50, 100, 'CZK HNL LSL MDL MXN NAD SLE SZL ZAR ZMW'],
  [50, 150, 'TRY'],
  [100, 150, 'RUB TWD'],
  [100, 200, 'MRU MUR NIO THB UYU'],
  [100, 250, 'EGP MKD PHP VES'],
  [150, 300, 'DOP GMD MZN'],
  [200, 400, 'INR'],
  [200, 500, 'ALL KGS'],
  [250, 500, 'BDT CVE DZD ETB ISK0 KES NPR RSD'],
  [500, 1000, 'DJF0 JPY0 PKR YER'],
  [500, 1500, 'LKR'],
  [1000, 2000, 'AMD HUF'],
  [1000, 2500, 'CRC KZT SDG XAF0 XOF0'],
  [1000, 5000, 'AOA'],
  [1500, 3000, 'SOS'],
  [2000, 5000, 'CLP0'],
  [2500, 5000, 'ARS IQD3 KRW0 MWK NGN RWF0'],
  [5000, 10_000, 'BIF0 CDF MMK MNT TZS'],
  [10_000, 20_000, 'COP KHR MGA UGX0'],
  [20_000, 40_000, 'PYG0'],
  [20_000, 50_000, 'GNF0'],
  [25_000, 50_000, 'UZS'],
  [40_000, 80_000, 'IDR'],
  [50_000, 100_000, 'LAK VND0'],
  [200_000, 500_000, 'LBP'],
  [1_000_000, 2_500_000, 'IRR'],
];

/** The rows by currency. */
export const AMOUNT_TABLE: ReadonlyMap<string, AmountDefaults> = new Map(
  ROWS.flatMap(([step, initial, currencies]) =>
    currencies
      .split(' ')
      .map((code) => [code.slice(0, 3), [step, initial, code[3] === '0' ? 0 : code[3] === '3' ? 3 : 2]]),
  ),
);
