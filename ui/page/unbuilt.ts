import type { RouteName } from '../../core/navigation/route-table.ts';

/** Routes whose screen is still to come: they stand behind their guards and say that they are in preparation. */

/** Whether there is a screen to lead to. */
export function isBuilt(name: RouteName): boolean {
  return !UNBUILT.some((each) => each === name);
}

type UnbuiltRouteName = (typeof UNBUILT)[number];
export type BuiltRouteName = Exclude<RouteName, UnbuiltRouteName>;
