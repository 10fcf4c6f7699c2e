import type { OfficeMenuCategory } from '../../player/office-areas.ts';

/** The pages of the menu, each with the pages that it gathers; the first has all of them. */
export const MENU_PAGES = [
  { page: 'office-menu', part: 'all' },
  {
    page: 'office-menu-profile',
    part: 'profile',
    gathers: [
      'account',
      'account-edit',
      'account-identification',
      'verification',
      'identification',
      'security',
      'limits',
    ],
  },
  { page: 'office-menu-settings', part: 'settings', gathers: ['office-settings', 'security', 'limits'] },
  {
    page: 'office-menu-promo',
    part: 'promo',
    gathers: [
      'deposit-bonuses',
      'wager-bonuses',
      'vip-cashback',
      'premium-cashback',
      'office-promotion',
      'bring-friend',
      'rewards',
    ],
  },
] as const;
type MenuPart = (typeof MENU_PAGES)[number]['part'];

/** OFM-4 What a page of the menu shows; LP-4 offers are nothing for whoever is shut out. */
export function partCategories(
  categories: readonly OfficeMenuCategory[],
  part: MenuPart,
  isCourted: boolean,
): readonly OfficeMenuCategory[] {
  const found = MENU_PAGES.find((each) => each.part === part);
  const wanted: readonly string[] | undefined = found !== undefined && 'gathers' in found ? found.gathers : undefined;
  const offers: readonly string[] = MENU_PAGES[3].gathers;
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(
        ({ route }) => (wanted === undefined || wanted.includes(route)) && (isCourted || !offers.includes(route)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}
