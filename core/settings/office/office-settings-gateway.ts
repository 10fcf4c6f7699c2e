import type { DisallowedSports } from '../../player/disallowed-sports.ts';
import type { Cancellation } from '../../shared/cancellation.ts';
import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { OfficeSettings } from './office-settings.ts';

/** Where the settings of the office are held. */
export interface OfficeSettingsGateway {
  readonly settings: (signal?: Cancellation) => Promise<Result<OfficeSettings, RequestFailure>>;
  /** OFS-14 What the server says of it, where it says something. */
  readonly save: (id: string, value: number) => Promise<Result<string | undefined, RequestFailure>>;
  readonly disallowSports: (sports: DisallowedSports) => Promise<Result<string | undefined, RequestFailure>>;
}
