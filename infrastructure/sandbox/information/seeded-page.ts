/** A text of a page: its title and its HTML. */
interface WrittenPage {
  readonly title: string;
  readonly html: string;
}

/** A page as it comes with the sandbox. */
interface SeededPage {
  readonly ru: WrittenPage;
  readonly en: WrittenPage;
}

export type SeededPages = Readonly<Record<string, SeededPage>>;
