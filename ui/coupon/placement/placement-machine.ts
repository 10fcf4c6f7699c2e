import type {
  PlacementEffect,
  PlacementEvent,
  PlacementState,
} from '../../../core/coupon/placement/placement-state.ts';
import { UNIT_PLACEMENT } from '../../../core/coupon/placement/placement.ts';
import type { UnitOrder } from '../../../core/coupon/placement/placement-verdict.ts';
import { MachineState } from '../../kit/behaviour/machine-store.ts';

export type PlacementMachine = MachineState<
  PlacementState<UnitOrder>,
  PlacementEvent<UnitOrder>,
  PlacementEffect<UnitOrder>
>;

/** Where the order of a coupon stands: the coupon looks at it, and only the placement store moves it on. */
export function placementMachine(): PlacementMachine {
  return new MachineState(UNIT_PLACEMENT);
}
