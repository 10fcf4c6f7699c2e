import type { Insertable, Kysely, Selectable } from 'kysely';
import type { KeptBanner } from '../../../core/sports/showcase/banner-gateway.ts';
import {
  FURTHER_BANNER_LANGUAGES,
  MOST_BANNERS,
  type BannerWords,
  type EditedBanner,
} from '../../../core/sports/showcase/edited-banner.ts';
import type { Language } from '../../../core/site/config/language.ts';
import type { BannerRow } from '../database/banner-table.ts';
import type { Tables } from '../database/tables.ts';

/** All banners in their order. */
export async function keptBanners(database: Kysely<Tables>): Promise<KeptBanner[]> {
  const rows = await database.selectFrom('banners').selectAll().orderBy('position').limit(MOST_BANNERS).execute();
  return rows.map(readBanner);
}

/** The columns that an editor fills. */
export function bannerColumns(banner: EditedBanner): Omit<Insertable<BannerRow>, 'position'> {
  const { titles, texts, picture, link, audience, countries, startsAt, endsAt, isOn } = banner;
  return {
    title_ru: titles.ru,
    title_en: titles.en,
    text_ru: texts.ru,
    text_en: texts.en,
    translations: bannerTranslations(banner),
    picture,
    link,
    audience,
    countries: countries.join(','),
    starts_at: startsAt,
    ends_at: endsAt ?? null,
    is_on: isOn,
  };
}

/** What a banner says beside Russian and English, as JSON. */
export function bannerTranslations({ titles, texts }: Pick<EditedBanner, 'titles' | 'texts'>): string {
  const written = (words: BannerWords): Translated =>
    Object.fromEntries(
      FURTHER_BANNER_LANGUAGES.flatMap((language) => {
        const text = words[language]?.trim() ?? '';
        return text === '' ? [] : [[language, text]];
      }),
    );
  const translations: Translations = { titles: written(titles), texts: written(texts) };
  return JSON.stringify(translations);
}

type Translated = Partial<Record<Language, string>>;
interface Translations {
  readonly titles?: Translated;
  readonly texts?: Translated;
}

function readBanner(row: Selectable<BannerRow>): KeptBanner {
  const { titles, texts } = JSON.parse(row.translations) as Translations;
  return {
    id: Number(row.id),
    titles: { ...titles, ru: row.title_ru, en: row.title_en },
    texts: { ...texts, ru: row.text_ru, en: row.text_en },
    picture: row.picture,
    link: row.link,
    audience: row.audience,
    countries: row.countries === '' ? [] : row.countries.split(','),
    startsAt: row.starts_at,
    ...(row.ends_at === null ? {} : { endsAt: row.ends_at }),
    isOn: row.is_on,
  };
}
