import { marketLayout, type MarketGroup } from './market-layout.ts';
import { sectionColumns, type MarketSection } from './market-sections.ts';

/** How a player wants the markets of a game laid out. */
export interface MarketDisplay {
  /** 0 takes as many as fit. */
  readonly columnCount: 0 | 1 | 2 | 3;
  readonly hiddenGroups: readonly MarketGroup[];
  /** Sections show their heading only, until opened. */
  readonly areCollapsed: boolean;
}

/** SP-14 The sections whose group is not hidden. */
export function shownSections(
  sections: readonly MarketSection[],
  { hiddenGroups }: Pick<MarketDisplay, 'hiddenGroups'>,
): readonly MarketSection[] {
  return sections.filter(({ kind }) => !hiddenGroups.includes(marketLayout(kind).group));
}

/** SP-14 Sections stand in the wanted number of columns, else in as many as fit, one at least; those of hidden groups are left out. */
export function displayedColumns(
  sections: readonly MarketSection[],
  display: MarketDisplay,
  fitting: number,
): readonly (readonly MarketSection[])[] {
  const { columnCount } = display;
  const most = Number.isFinite(fitting) ? Math.min(Math.max(1, Math.floor(fitting)), 3) : 1;
  return sectionColumns(shownSections(sections, display), columnCount === 0 ? most : columnCount);
}
