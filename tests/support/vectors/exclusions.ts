interface VectorRow {
  readonly kind: string;
  readonly input: unknown;
  readonly expected: unknown;
}

const WHOLE_KINDS: Readonly<Record<string, string>> = {
  nested_perms: 'Groups of systems inside a system are no coupon type.',
  settle_full_cover_perm: 'Every subset of every subset, with deductions and odds of more than three decimals, is no coupon type.',
  anti_express_fair: "The price is that of another bookmaker's margin.",
  asian_handicap_outcome: 'Which result a handicap gets is decided where markets are settled, not in the coupon.',
  asian_total_outcome: 'Which result a total gets is decided where markets are settled, not in the coupon.',
};

const SINGLE_ROWS: readonly { readonly part: string; readonly reason: string }[] = [
  { part: '"fraction":0.25', reason: 'A dead heat of three or more returns the stake instead of a share.' },
  { part: '"from":"probability"', reason: 'Probability is no odds format here.' },
  { part: '"to":"probability"', reason: 'Probability is no odds format here.' },
  { part: '"from":"american","value":0', reason: 'American odds start at 100 either way, and a price is above 1.' },
  { part: '"to":"american","decimals":2', reason: 'American odds are whole numbers.' },
  { part: '"precision":2', reason: 'Decimal odds show three decimals.' },
];

/** Why a row of the public vectors does not apply to this product, or nothing when it runs. */
export function excludedBecause({ kind, input, expected }: VectorRow): string | undefined {
  const text = JSON.stringify(input);
  if (kind in WHOLE_KINDS) return WHOLE_KINDS[kind];
  if (kind === 'asian_handicap' && !JSON.stringify(expected).includes('return')) return WHOLE_KINDS['asian_handicap_outcome'];
  if (kind === 'settle_lines' && /"odds":\d+\.\d{4,}/.test(text)) return 'Odds have at most three decimals.';
  return SINGLE_ROWS.find(({ part }) => text.includes(part))?.reason;
}
