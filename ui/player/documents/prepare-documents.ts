import { prepareOffice, type OfficePageStores } from '../prepare-office.ts';

interface DocumentPageStores extends OfficePageStores {
  readonly documents: { readonly known: unknown; readonly load: () => Promise<void> };
}

/** Fetches what a page of documents shows; one that lives shows its skeletons meanwhile. */
export async function prepareDocuments(stores: DocumentPageStores): Promise<undefined> {
  const { documents, page } = stores;
  const fetched = Promise.all([prepareOffice(stores), documents.load()]);
  if (!page.isHydrated) await fetched;
}
