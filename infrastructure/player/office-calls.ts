import * as v from 'valibot';
import type { OfficeMenuReply } from '../../core/player/office-gateway.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireCountry, wireText } from '../http/wire.ts';

const title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const wireMenu = v.pipe(
  v.object({
    bonus_balance: v.boolean(),
    recharge_allow: v.boolean(),
    country_code: wireCountry,
    email: v.optional(wireText),
    name: v.optional(wireText),
    categories: v.pipe(
      v.array(
        v.object({
          id,
          title,
          items: v.pipe(v.array(v.object({ id, title, route: id })), v.maxLength(40)),
        }),
      ),
      v.maxLength(12),
    ),
  }),
  v.transform((wire): OfficeMenuReply => ({
    hasBonusBalance: wire.bonus_balance,
    categories: wire.categories,
    player: {
      name: wire.name,
      email: wire.email,
      countryCode: wire.country_code,
      isRechargeAllowed: wire.recharge_allow,
    },
  })),
);

export const OFFICE_MENU = defineCall({
  name: 'officeMenu',
  summary: "The lines of the office's menu with their titles in a language, and who the player is",
  method: 'GET',
  path: '/web-api/office/menu',
  query: v.object({ lng: queryLanguage }),
  reply: wireMenu,
  access: 'player',
  changes: 'none',
});
