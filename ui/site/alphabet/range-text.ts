import type { LineRow } from '../../../core/coupon/calculator/worked-example.ts';
import type { Words } from '../../kit/formats/format-date.ts';

/** The goals of a row in words: how a team that is given a handicap plays, or how many goals there are. */
export function rangeText(t: Words, kind: 'handicap' | 'total', { from, to }: Pick<LineRow, 'from' | 'to'>): string {
  return kind === 'total' ? totalText(t, from, to) : leadText(t, from, to);
}

function totalText(t: Words, from: number | undefined, to: number | undefined): string {
  if (to === undefined) return t('alphabet.goals.from', { from: from ?? 0 });
  return from === undefined ? t('alphabet.goals.to', { to }) : t('alphabet.goals.exactly', { from });
}

function leadText(t: Words, from: number | undefined, to: number | undefined): string {
  if (to === undefined) return atLeast(t, from ?? 0);
  if (from === undefined) return atMost(t, to);
  if (from === 0) return t('alphabet.lead.draw');
  return from > 0 ? t('alphabet.lead.win', { by: from }) : t('alphabet.lead.defeat', { by: 0 - from });
}

function atLeast(t: Words, lead: number): string {
  if (lead > 1) return t('alphabet.lead.win-from', { by: lead });
  if (lead === 1) return t('alphabet.lead.any-win');
  return lead === 0 ? t('alphabet.lead.no-defeat') : t('alphabet.lead.defeat-to', { by: 0 - lead });
}

function atMost(t: Words, lead: number): string {
  if (lead < -1) return t('alphabet.lead.defeat-from', { by: 0 - lead });
  if (lead === -1) return t('alphabet.lead.any-defeat');
  return lead === 0 ? t('alphabet.lead.no-win') : t('alphabet.lead.win-to', { by: lead });
}
