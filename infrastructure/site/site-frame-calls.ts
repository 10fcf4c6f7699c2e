import * as v from 'valibot';
import { PAYMENT_MARKS, type PaymentMark } from '../../core/site/config/site-frame.ts';
import { SUPPORT_CONTACT_KINDS, type SupportContactKind } from '../../core/support/support-contact.ts';
import { RETRY_PLANS } from '../../core/site/config/retry-plan.ts';
import { defineCall } from '../http/call.ts';
import { queryLanguage, wireId, wireText } from '../http/wire.ts';

/** POL-1 A hidden picture. */
export const POLICY_LOGO = '/web-api/policy/logo.agif';

const socialLink = v.object({
  name: wireText,
  value: wireText,
  placementTypeId: wireId,
  iconName: wireText,
  link: wireText,
  label: wireText,
  mediaPath: v.optional(wireText),
});

/** Ways to pay that this site does not know are left out. */
const paymentMarks = v.pipe(
  v.array(wireText),
  v.transform((names): readonly PaymentMark[] => PAYMENT_MARKS.filter((mark) => names.includes(mark))),
);

/** Contacts of a kind that this site does not know are left out. */
const contacts = v.pipe(
  v.array(v.object({ kind: wireText, name: wireText, value: wireText })),
  v.transform((all) =>
    all.flatMap(({ kind, ...contact }) => {
      const known = SUPPORT_CONTACT_KINDS.find((each): each is SupportContactKind => each === kind);
      return known === undefined ? [] : [{ ...contact, kind: known }];
    }),
  ),
);

export const SITE_FRAME = defineCall({
  name: 'siteFrame',
  summary: 'What the operator puts around every page',
  method: 'GET',
  path: '/bff-api/config/frame',
  query: v.object({ lang: queryLanguage }),
  reply: v.object({
    result: v.object({
      socialLinks: v.array(socialLink),
      licences: v.array(v.object({ authority: wireText, number: wireText, link: v.optional(wireText) })),
      paymentMarks,
      seoLinks: v.array(v.object({ text: wireText, address: wireText })),
      contacts,
      isSnowOnHome: v.boolean(),
      ageQuestion: v.picklist(['off', 'session', 'ever']),
    }),
  }),
  access: 'public',
  changes: 'none',
  isForAll: true,
  retry: RETRY_PLANS.config,
});
