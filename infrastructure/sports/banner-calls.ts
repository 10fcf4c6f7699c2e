import * as v from 'valibot';
import { BANNER_AUDIENCES, BANNER_PICTURES } from '../../core/sports/showcase/banner.ts';
import { LANGUAGES } from '../../core/site/config/language.ts';
import { LONGEST_BANNER, MOST_BANNERS } from '../../core/sports/showcase/edited-banner.ts';
import { isSitePath } from '../../core/session/return-address.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCountry, wireId } from '../http/wire.ts';

export const BANNERS = defineCall({
  name: 'banners',
  summary: 'The banners of home that are due now, in their order, with those whom they are for',
  method: 'GET',
  path: '/web-api/cms/v1/banners',
  query: v.object({ lng: queryLanguage }),
  reply: v.object({
    banners: v.pipe(
      v.array(
        v.object({
          id: wireId,
          language: v.picklist(LANGUAGES),
          title: v.pipe(v.string(), v.maxLength(LONGEST_BANNER.title)),
          text: v.pipe(v.string(), v.maxLength(LONGEST_BANNER.text)),
          picture: v.picklist(BANNER_PICTURES),
          link: v.pipe(
            v.string(),
            v.check((link: string) => isSitePath(link)),
          ),
          audience: v.picklist(BANNER_AUDIENCES),
          countries: v.array(wireCountry),
        }),
      ),
      v.maxLength(MOST_BANNERS),
    ),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  isOfPage: true,
});
