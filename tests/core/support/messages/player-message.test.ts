import { describe, expect, it } from 'vitest';
import {
  PLAYER_MESSAGE_KINDS,
  messagePlace,
  messageSearch,
  withMarks,
  type PlayerMessage,
} from '../../../../core/support/messages/player-message.ts';

const message = (id: number, isRead: boolean): PlayerMessage => ({ id, kind: 'welcome', at: 1, isRead });

describe('messages of the site', () => {
  it('lead to the page of what they are about, a welcome to none [MSG-4]', () => {
    expect(PLAYER_MESSAGE_KINDS.map((kind) => [kind, messagePlace(kind)])).toEqual([
      ['welcome', undefined],
      ['deposit-credited', 'payment-history'],
      ['deposit-declined', 'payment-history'],
      ['withdrawal-sent', 'payment-history'],
      ['withdrawal-paid', 'payment-history'],
      ['withdrawal-refused', 'payment-history'],
      ['withdrawal-returned', 'payment-history'],
      ['limits-changed', 'limits'],
      ['limit-due', 'limits'],
      ['limits-review', 'limits'],
      ['limits-offer', 'limits'],
      ['document-accepted', 'verification'],
      ['document-refused', 'verification'],
      ['support-answered', 'office-support'],
      ['appeal-accepted', 'office-support'],
      ['appeal-refused', 'block-appeal'],
      ['idea-answered', 'share-idea'],
      ['manager-answered', 'own-manager'],
      ['payment-request-answered', 'payment-requests'],
    ]);
  });

  it('open the very request that they are about, where the page shows requests [MSG-5]', () => {
    const opened = PLAYER_MESSAGE_KINDS.map((kind) => [kind, messageSearch({ kind, about: 7 })]);
    expect(opened.filter(([, search]) => search !== '')).toEqual([
      ['support-answered', '?request=7'],
      ['appeal-accepted', '?request=7'],
      ['appeal-refused', '?request=7'],
      ['idea-answered', '?request=7'],
      ['manager-answered', '?request=7'],
      ['payment-request-answered', '?id=7'],
    ]);
    expect(messageSearch({ kind: 'idea-answered' })).toBe('');
  });

  it('are marked by their numbers, and stay themselves where nothing changes [MSG-3]', () => {
    const before = [message(3, false), message(2, true), message(1, false)];
    const after = withMarks(before, [3, 2], true);
    expect(after.map(({ isRead }) => isRead)).toEqual([true, true, false]);
    expect(after[1]).toBe(before[1]);
    expect(withMarks(after, [3, 2], false).map(({ isRead }) => isRead)).toEqual([false, false, false]);
  });
});
