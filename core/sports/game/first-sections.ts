import type { MarketSection } from './market-sections.ts';

/** What the heading of a section weighs, in prices. */
const HEADING_WEIGHT = 2;
/** Prices and headings that a page comes with: more than a screen of them. */
const FIRST_WEIGHT = 74;

/** LN-98 A page comes with the sections of its first screens; those behind them follow once it is alive. */
export function firstSections(sections: readonly MarketSection[]): readonly MarketSection[] {
  let weight = 0;
  return sections.filter(({ outcomeCount }) => {
    const before = weight;
    weight += HEADING_WEIGHT + outcomeCount;
    return before < FIRST_WEIGHT;
  });
}
