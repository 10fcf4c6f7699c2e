import type { Generated } from 'kysely';
import type { EpochMillis } from '../../../core/shared/time.ts';
import type { BannerAudience, BannerPicture } from '../../../core/sports/showcase/banner.ts';

export interface BannerRow {
  readonly id: Generated<number>;
  /** Its place among all of them. */
  readonly position: number;
  readonly title_ru: string;
  readonly title_en: string;
  readonly text_ru: string;
  readonly text_en: string;
  /** JSON: titles and texts in other languages. */
  readonly translations: string;
  readonly picture: BannerPicture;
  readonly link: string;
  readonly audience: BannerAudience;
  /** Codes with commas between them; empty for all. */
  readonly countries: string;
  readonly starts_at: EpochMillis;
  readonly ends_at: EpochMillis | null;
  readonly is_on: boolean;
}
