import { COUPON_TYPES, couponTypeId } from '../../../core/coupon/maths/coupon-type.ts';
import { fail, ok, type Result } from '../../../core/shared/result.ts';
import { SITE_SWITCHES, type SiteRules } from '../../../core/site/debugger/debugger-gateway.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says of the switches of the site: those that are on and off, and the types of coupon whose bounds are named. */
export function firstRules(env: Environment): Result<Partial<SiteRules>, string> {
  const on = named(env, 'SWITCHED_ON', SITE_SWITCHES);
  const off = named(env, 'SWITCHED_OFF', SITE_SWITCHES);
  const least = named(env, 'COUPON_TYPES_WITH_MIN_AMOUNT', COUPON_TYPES);
  const most = named(env, 'COUPON_TYPES_WITH_MAX_AMOUNT', COUPON_TYPES);
  const unknown = [on, off, least, most].find((each) => !each.ok);
  if (unknown?.ok === false) return unknown;
  return ok({
    ...switched(on, true),
    ...switched(off, false),
    ...(least.ok && least.value !== undefined && { couponTypesWithMinAmount: least.value.map(couponTypeId) }),
    ...(most.ok && most.value !== undefined && { couponTypesWithMaxAmount: most.value.map(couponTypeId) }),
  });
}

type Named<Word extends string> = Result<readonly Word[] | undefined, string>;

function switched(names: Named<(typeof SITE_SWITCHES)[number]>, isOn: boolean): Partial<SiteRules> {
  return names.ok ? Object.fromEntries((names.value ?? []).map((name) => [name, isOn])) : {};
}

/** The known words of a list that commas part; nothing where it is not set. */
function named<Word extends string>(env: Environment, name: string, words: readonly Word[]): Named<Word> {
  const given = env[name]?.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  if (given === undefined) return ok(undefined);
  const unknown = given.find((word) => !words.some((each) => each === word));
  if (unknown !== undefined) return fail(`${name} knows no "${unknown}": ${words.join(', ')}.`);
  return ok(words.filter((word) => given.includes(word)));
}
