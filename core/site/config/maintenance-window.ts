import { isMoment, type EpochMillis } from '../../shared/time.ts';
import type { Language } from './language.ts';

/** When the site is closed for work, and when that is announced. */
export interface MaintenanceWindow {
  readonly startAt: EpochMillis;
  readonly finishAt: EpochMillis;
  readonly notifyStartAt: EpochMillis;
  readonly notifyEndAt: EpochMillis;
  /** The site is closed now. */
  readonly isActive: boolean;
  /** What the operator says of the site. */
  readonly webState: string;
}

/** The announcement: a warning over every page, with a button that closes it. */
export interface MaintenanceNotice {
  readonly status: 'warning';
  readonly isClosable: true;
  readonly language: Language;
  readonly startAt: EpochMillis;
  readonly finishAt: EpochMillis;
}

const RUSSIAN_COUNTRIES = ['az', 'kz', 'ua', 'ru'];

/** MW-1 Only the operator's flag closes the site; a missing window leaves it open. */
export function isUnderMaintenance(window: Pick<MaintenanceWindow, 'isActive'> | undefined): boolean {
  return window?.isActive === true;
}

/** MW-2 The announcement is in Russian for Azerbaijan, Kazakhstan, Ukraine and Russia, and in English elsewhere. */
export function maintenanceLanguage(countryCode: string | undefined): Language {
  return typeof countryCode === 'string' && RUSSIAN_COUNTRIES.includes(countryCode.toLowerCase()) ? 'ru' : 'en';
}

/**
 * MW-3 Maintenance is announced from its first moment of notice until its last, and not while it lasts;
 * MW-4 a window whose times are no times, or that ends before it starts, is not announced.
 */
export function maintenanceNotice(
  window: MaintenanceWindow | undefined,
  countryCode: string | undefined,
  now: EpochMillis,
): MaintenanceNotice | undefined {
  if (window === undefined || isUnderMaintenance(window)) return undefined;
  const { startAt, finishAt, notifyStartAt, notifyEndAt } = window;
  if (![startAt, finishAt, now].every(isMoment) || finishAt < startAt) return undefined;
  if (!(now >= notifyStartAt && now < notifyEndAt)) return undefined;
  return { status: 'warning', isClosable: true, language: maintenanceLanguage(countryCode), startAt, finishAt };
}
