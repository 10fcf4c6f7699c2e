/** Texts that a careless reader takes for more than a text. */
export const HOSTILE = [
  `' or '1'='1"; drop table users; --`,
  '{"$gt":""}',
  '%_\\${7*7}<script>alert(1)</script>',
  '\u0000',
  '\uD800',
  'x'.repeat(5000),
];

/** What is nobody's to set. */
export const EXTRA_FIELDS = {
  userId: 1,
  user_id: 1,
  balance: 1e9,
  money: 1e9,
  is_blocked: false,
  isAdmin: true,
  role: 'operator',
  state: 'won',
  payout: 1e6,
  __proto__: { isAdmin: true },
};

/** The input once for each of its texts, with another text in that one's place. */
export function withText(value: unknown, text: string): readonly unknown[] {
  if (typeof value === 'string') return [text];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    withText(part, text).map((changed) =>
      Array.isArray(value)
        ? value.map((each: unknown, at) => (String(at) === name ? changed : each))
        : { ...value, [name]: changed },
    ),
  );
}
