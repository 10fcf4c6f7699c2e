import { withSettingValue, type OfficeSetting } from '../settings/office/office-settings.ts';

/** How cashback comes, as the server numbers it. */
export const CASHBACK_OPTIONS = [
  { value: 1, option: 'points' },
  { value: 2, option: 'percent' },
] as const;
export type CashbackOption = (typeof CASHBACK_OPTIONS)[number]['option'];

/** CBK-1 What is set for cashback: points (value 1) or a percentage; anything else is points. */
export function cashbackOption(setting: Pick<OfficeSetting, 'value'> | undefined): CashbackOption {
  return CASHBACK_OPTIONS.find(({ value }) => value === setting?.value)?.option ?? 'points';
}

/** CBK-2 The setting with another kind of cashback, where it offers that; else the setting as it is. */
export function withCashbackOption(setting: OfficeSetting, chosen: CashbackOption): OfficeSetting {
  const value = CASHBACK_OPTIONS.find(({ option }) => option === chosen)?.value;
  return value === undefined ? setting : withSettingValue(setting, value);
}
