/** The pages of information, which the calculator stands among. */
interface MenuStores {
  readonly information: { readonly loadMenu: () => Promise<void> };
}

/** Fetches the menu that the calculator stands beside. */
export async function prepareCalculator({ information }: MenuStores): Promise<undefined> {
  await information.loadMenu();
}
