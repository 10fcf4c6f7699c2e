import * as v from 'valibot';
import { BANNER_AUDIENCES, BANNER_PICTURES } from '../../core/sports/showcase/banner.ts';
import { bannerProblem } from '../../core/sports/showcase/edited-banner.ts';
import { defineCall } from '../http/call.ts';
import { wireId, wireMillis, wireText } from '../http/wire.ts';

const further = v.optional(v.string());
const wireWords = v.object({
  ru: wireText,
  en: wireText,
  ar: further,
  de: further,
  es: further,
  fr: further,
  kk: further,
  pt: further,
  tr: further,
  uk: further,
});
const idParams = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)) });

const bannerFields = {
  titles: wireWords,
  texts: wireWords,
  picture: v.picklist(BANNER_PICTURES),
  link: v.pipe(v.string(), v.maxLength(2048)),
  audience: v.picklist(BANNER_AUDIENCES),
  countries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2))), v.maxLength(300)),
  startsAt: wireMillis,
  endsAt: v.optional(wireMillis),
  isOn: v.boolean(),
};
const wireBanner = v.pipe(
  v.object(bannerFields),
  v.check((banner) => bannerProblem(banner) === undefined),
);
const reply = v.object({ now: wireMillis, banners: v.array(v.object({ ...bannerFields, id: wireId })) });
const changing = { method: 'POST', reply, access: 'public', changes: 'state' } as const;

export const ALL_BANNERS = defineCall({
  name: 'debuggerBanners',
  summary: 'Every banner of home in its order, due or not',
  method: 'GET',
  path: '/debugger-api/banners',
  reply,
  access: 'public',
  changes: 'none',
  isOfPage: true,
});

export const ADD_BANNER = defineCall({
  ...changing,
  name: 'debuggerAddBanner',
  summary: 'Adds a banner after the others; 409 where there are 20',
  path: '/debugger-api/banners',
  body: wireBanner,
});

export const CHANGE_BANNER = defineCall({
  ...changing,
  name: 'debuggerChangeBanner',
  summary: 'Changes a banner; 404 where there is none',
  path: '/debugger-api/banners/:id',
  params: idParams,
  body: wireBanner,
});

export const MOVE_BANNER = defineCall({
  ...changing,
  name: 'debuggerMoveBanner',
  summary: 'Gives a banner the place of the one before or after it; the first and the last stay where they are',
  path: '/debugger-api/banners/:id/move',
  params: idParams,
  body: v.object({ step: v.picklist([1, -1]) }),
});
