import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { isId } from '../../../core/shared/untrusted.ts';
import type { Language } from '../../../core/site/config/language.ts';

const PARAMETER = 'champ';

/** STC-7 The competition that an address of the statistics names; undefined where it names none. */
export function statisticsChamp(search: { readonly get: (name: string) => string | null }): number | undefined {
  const text = search.get(PARAMETER) ?? '';
  return /^\d{1,15}$/.test(text) && isId(Number(text)) ? Number(text) : undefined;
}

export function statisticsHref(champId: number, language: Language): string {
  return `${inLanguage(routePath('statistic', {}), language)}?${PARAMETER}=${String(champId)}`;
}
