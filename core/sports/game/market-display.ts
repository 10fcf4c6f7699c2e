import { isFields } from '../../shared/untrusted.ts';
import { MARKET_GROUPS, marketLayout, type MarketGroup } from './market-layout.ts';
import { sectionColumns, type MarketSection } from './market-sections.ts';

/** How a player wants the markets of a game laid out. */
export interface MarketDisplay {
  /** 0 takes as many as fit. */
  readonly columnCount: 0 | 1 | 2 | 3;
  readonly hiddenGroups: readonly MarketGroup[];
  /** Sections show their heading only, until opened. */
  readonly areCollapsed: boolean;
}

export const DEFAULT_MARKET_DISPLAY: MarketDisplay = { columnCount: 0, hiddenGroups: [], areCollapsed: false };

const COLUMN_COUNTS = [0, 1, 2, 3] as const;

/** SP-13 What is stored of the display is read field by field, and a bad field takes its default; all groups cannot be hidden. */
export function readMarketDisplay(stored: unknown): MarketDisplay {
  const fields = isFields(stored) ? stored : {};
  const { columnCount, hiddenGroups: groups, areCollapsed } = fields;
  const hidden = MARKET_GROUPS.filter((group) => Array.isArray(groups) && groups.includes(group));
  return {
    columnCount: COLUMN_COUNTS.find((count) => count === columnCount) ?? DEFAULT_MARKET_DISPLAY.columnCount,
    hiddenGroups: hidden.length === MARKET_GROUPS.length ? [] : hidden,
    areCollapsed: areCollapsed === true,
  };
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
