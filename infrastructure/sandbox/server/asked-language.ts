import type { FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../../core/site/config/language.ts';

/** The language of the page that asks. */
export function askedLanguage({ headers }: FastifyRequest): Language {
  const asked = headers['x-language'];
  return typeof asked === 'string' && isLanguage(asked) ? asked : DEFAULT_LANGUAGE;
}
