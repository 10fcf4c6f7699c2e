/** The pages of information, which the calculator stands among. */
interface MenuStores {
  readonly informationTitles: { readonly load: () => Promise<void> };
}

/** Fetches the menu that the calculator stands beside. */
export async function prepareCalculator({ informationTitles }: MenuStores): Promise<undefined> {
  await informationTitles.load();
}
