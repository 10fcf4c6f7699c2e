/** The amount step and the initial amount of a currency, in major units. */
export type AmountDefaults = readonly [step: number, initial: number];

/** AM-1 What a coupon starts with: a step, an initial amount, and the currencies by ISO 4217 code. */
const ROWS: readonly (readonly [step: number, initial: number, currencies: string])[] = [
  [0.5, 1, 'KWD'],
  [1, 2, 'BHD OMR'],
  [2, 4, 'JOD'],
  [2.5, 5, 'CHF EUR GBP USD'],
  [5, 10, 'AUD AZN BAM BGN CAD GEL NZD SGD'],
  [5, 15, 'BYN TND'],
  [10, 20, 'AED ILS MYR PEN PLN QAR SAR TMT'],
  [10, 25, 'BRL LYD RON'],
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
  [250, 500, 'BDT CVE DZD ETB ISK KES NPR RSD'],
  [500, 1000, 'DJF JPY PKR YER'],
  [500, 1500, 'LKR'],
  [1000, 2000, 'AMD HUF'],
  [1000, 2500, 'CRC KZT SDG XAF XOF'],
  [1000, 5000, 'AOA'],
  [1500, 3000, 'SOS'],
  [2000, 5000, 'CLP'],
  [2500, 5000, 'ARS IQD KRW MWK NGN RWF'],
  [5000, 10_000, 'BIF CDF MMK MNT TZS'],
  [10_000, 20_000, 'COP KHR MGA UGX'],
  [20_000, 40_000, 'PYG'],
  [20_000, 50_000, 'GNF'],
  [25_000, 50_000, 'UZS'],
  [40_000, 80_000, 'IDR'],
  [50_000, 100_000, 'LAK VND'],
  [200_000, 500_000, 'LBP'],
  [1_000_000, 2_500_000, 'IRR'],
];

/** The rows by currency. */
export const AMOUNT_TABLE: ReadonlyMap<string, AmountDefaults> = new Map(
  ROWS.flatMap(([step, initial, currencies]) => currencies.split(' ').map((iso) => [iso, [step, initial]])),
);
