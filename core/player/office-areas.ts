/** OFM-1 The parts of the player's office, each with the page it begins with. */
export const OFFICE_AREAS = [
  { area: 'account', route: 'account' },
  { area: 'bet-history', route: 'history' },
  { area: 'payments', route: 'payment-history' },
  { area: 'security', route: 'security' },
  { area: 'verification', route: 'verification' },
  { area: 'settings', route: 'office-settings' },
  { area: 'limits', route: 'limits' },
] as const;

/** One line of the office's menu, as the operator names it. */
export interface OfficeMenuItem {
  readonly id: string;
  readonly title: string;
  /** The page it leads to, by the name of its route. */
  readonly route: string;
}

export interface OfficeMenuCategory {
  readonly id: string;
  readonly title: string;
  readonly items: readonly OfficeMenuItem[];
}

/** What the office's menu shows besides who the player is. */
export interface OfficeMenuContents {
  /** Whether a balance of bonuses is shown at all. */
  readonly hasBonusBalance: boolean;
  readonly categories: readonly OfficeMenuCategory[];
}

/** OFM-2 The menu in the operator's order: an item that leads to no page of the site is left out, and so is one whose page stands above it, and a category that is then empty. */
export function shownCategories(
  { categories }: Pick<OfficeMenuContents, 'categories'>,
  routes: readonly string[],
): readonly OfficeMenuCategory[] {
  const left = new Set(routes);
  return categories
    .map((category) => ({ ...category, items: category.items.filter(({ route }) => left.delete(route)) }))
    .filter(({ items }) => items.length > 0);
}

/** OFM-3 A balance of bonuses is shown where the operator shows one and it is an amount of at least 0. */
export function shownBonusBalance<Amount extends number>(
  { hasBonusBalance }: Pick<OfficeMenuContents, 'hasBonusBalance'>,
  balance: Amount | undefined,
): Amount | undefined {
  if (hasBonusBalance !== true || balance === undefined) return undefined;
  return Number.isFinite(balance) && balance >= 0 ? balance : undefined;
}
