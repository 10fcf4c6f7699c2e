/** The part of a desk's list that is shown: from a number downwards, the newest first. */
interface DeskPage {
  readonly below: number;
  /** What is shown of one more than fits, and the number that the next part is below. */
  readonly shownOf: <Row extends { readonly id: number }>(
    found: readonly Row[],
  ) => {
    readonly rows: readonly Row[];
    readonly next: number | undefined;
  };
}

export function deskPage({ below }: Readonly<Record<string, unknown>>, most: number): DeskPage {
  const asked = typeof below === 'string' && /^\d{1,15}$/.test(below) ? Number(below) : Number.MAX_SAFE_INTEGER;
  return {
    below: asked,
    shownOf: (found) => {
      const rows = found.slice(0, most);
      return { rows, next: found.length > most ? rows.at(-1)?.id : undefined };
    },
  };
}

export function earlierLink(
  path: string,
  { language, next, word }: { readonly language: string; readonly next: number | undefined; readonly word: string },
): string {
  return next === undefined ? '' : `<p><a href="${path}?lng=${language}&amp;below=${String(next)}">${word}</a></p>`;
}
