import type { MediaGameType } from '../../../../core/media/media-game-type.ts';
import type { Language } from '../../../../core/site/config/language.ts';

/** What the games of the feed are called that this site plays and that are listed under no route of their own. */
export const MEDIA_GAME_NAMES: Partial<Record<MediaGameType, Readonly<Record<Language, string>>>> = {
  '5of36': {
    ru: '5 из 36',
    en: '5 of 36',
    uk: '5 з 36',
    kk: '5/36',
    es: '5 de 36',
    pt: '5 de 36',
    de: '5 aus 36',
    fr: '5 sur 36',
    tr: '5/36',
    ar: '5 من 36',
  },
};
