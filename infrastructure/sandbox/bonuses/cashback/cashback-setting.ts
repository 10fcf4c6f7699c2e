import { CASHBACK_OPTIONS, cashbackOption, withCashbackOption } from '../../../../core/promotions/cashback-option.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { OFFICE_SETTING_WORDS } from '../../office/office-settings-words.ts';

export const CASHBACK_TYPE = 'cashback_type';

/** CBK-1, CBK-2 How cashback comes, in the words of a language. */
export function cashbackSetting(value: number, language: Language) {
  const options = CASHBACK_OPTIONS.map(({ value: known, option }) => ({
    value: known,
    label: OFFICE_SETTING_WORDS[`cashback-${option}`][language],
  }));
  const title = OFFICE_SETTING_WORDS[CASHBACK_TYPE][language];
  const setting = { id: CASHBACK_TYPE, title, value: 1, options };
  return { ...setting, value: withCashbackOption(setting, cashbackOption({ value })).value };
}
