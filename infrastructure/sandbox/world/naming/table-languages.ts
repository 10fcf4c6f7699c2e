import { LANGUAGES } from '../../../../core/site/config/language.ts';

/** The languages of the tables of words, in the order of their columns. */
export const TABLE_LANGUAGES = LANGUAGES.filter((language) => language !== 'ru' && language !== 'en');
