import * as v from 'valibot';
import {
  ODDS_CHANGE_MODES,
  oddsChangeModeById,
  oddsChangeModeId,
  type OddsChangeMode,
} from '../../core/coupon/bets/odds-change-mode.ts';
import { wireId } from '../http/wire.ts';

/** The wire numbers change modes 0 to 2; the settings of the site need it without the rest of the coupon. */
export const wireChangeMode = v.pipe(
  wireId,
  v.maxValue(ODDS_CHANGE_MODES.length - 1),
  v.transform(oddsChangeModeById),
  v.picklist(ODDS_CHANGE_MODES),
);

export function writeChangeMode(mode: OddsChangeMode): number {
  return oddsChangeModeId(mode);
}
