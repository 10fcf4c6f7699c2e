import { describe, expect, it } from 'vitest';
import { askAvailability } from '../../../core/navigation/ask-availability.ts';
import type { AvailabilityGateway } from '../../../core/navigation/availability-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';

const LOST = fail({ kind: 'network' as const });

function availabilityOf(changes: Partial<AvailabilityGateway> = {}) {
  const asked: string[] = [];
  const availability: AvailabilityGateway = {
    isMaintenance: () => Promise.resolve(ok(false)),
    redirectFor: (address) => {
      asked.push(`redirect ${address}`);
      return Promise.resolve(ok({ isRedirect: true, code: 301, url: '/en/promo?a=1', reasons: [13], breadcrumbs: [] }));
    },
    blockFor: (address, isSignedIn) => {
      asked.push(`block ${address} ${String(isSignedIn)}`);
      return Promise.resolve(ok({ displayTypeId: 1, templateTypeId: 4 }));
    },
    partitions: () => {
      asked.push('partitions');
      return Promise.resolve(ok(['bingo' as const]));
    },
    ban: () => Promise.resolve(ok({ banLevel: 53, banVersion: 1 })),
    termsStatus: () => {
      asked.push('terms');
      return Promise.resolve(ok({ areChanged: true }));
    },
    ...changes,
  };
  return { availability, asked };
}

const QUESTION = {
  address: '/old?x=1',
  fullAddress: '/en/old?x=1',
  isSignedIn: false,
  isProduction: true,
  isConfirmationOn: true,
};

describe('the availability of the site', () => {
  it('are asked for an address with its language [NV-11, NV-12]', async () => {
    const { availability, asked } = availabilityOf({ isMaintenance: () => Promise.resolve(ok(true)) });
    expect(await askAvailability(availability, QUESTION)).toEqual({
      isMaintenance: true,
      blockingReasons: [13],
      redirectOrder: { to: '/promo?a=1', status: 301 },
      blockTemplate: 4,
      partitions: [],
      player: undefined,
      unknown: [],
      isOrderDue: false,
    });
    expect(asked).toEqual(['redirect /en/old?x=1', 'block /en/old?x=1 false']);
  });

  it('leave the redirect service alone where it is not asked for [NV-11]', async () => {
    const { availability, asked } = availabilityOf();
    expect((await askAvailability(availability, { ...QUESTION, isProduction: false })).blockingReasons).toEqual([]);
    await askAvailability(availability, { ...QUESTION, isProduction: false, address: '/old?redirect-service=1' });
    expect(asked.filter((line) => line.startsWith('redirect'))).toHaveLength(1);
  });

  it('are asked for partitions by a page of one [NV-22]', async () => {
    const { availability, asked } = availabilityOf();
    expect((await askAvailability(availability, { ...QUESTION, address: '/bingo?a=1' })).partitions).toEqual(['bingo']);
    expect((await askAvailability(availability, { ...QUESTION, address: '/slots' })).partitions).toEqual(['bingo']);
    expect((await askAvailability(availability, { ...QUESTION, address: '/slotsx' })).partitions).toEqual([]);
    expect(asked).toContain('partitions');
  });

  it('never send anybody out of the site [NV-28]', async () => {
    const { availability } = availabilityOf({
      redirectFor: () =>
        Promise.resolve(ok({ isRedirect: true, code: 301, url: '//evil.test/x', reasons: [], breadcrumbs: [] })),
    });
    expect((await askAvailability(availability, QUESTION)).redirectOrder).toBeUndefined();
  });

  it('leave unknown what they do not answer, and nothing stands in for it [NV-38]', async () => {
    const lost = () => Promise.resolve(LOST);
    const { availability } = availabilityOf({
      isMaintenance: lost,
      redirectFor: lost,
      blockFor: lost,
      partitions: lost,
      ban: lost,
      termsStatus: lost,
    });
    expect(await askAvailability(availability, { ...QUESTION, address: '/slots', isSignedIn: true })).toEqual({
      unknown: ['maintenance', 'block', 'partitions', 'ban', 'terms'],
      isOrderDue: true,
      isMaintenance: false,
      blockingReasons: [],
      redirectOrder: undefined,
      blockTemplate: undefined,
      partitions: [],
      player: { banLevel: 1, banVersion: 1, areTermsChanged: false },
    });
  });

  it('have answered where the redirect service says what nobody can read [NV-11, NV-38]', async () => {
    const { availability } = availabilityOf({
      redirectFor: () => Promise.resolve(fail({ kind: 'malformed', path: 'url' })),
    });
    expect(await askAvailability(availability, QUESTION)).toMatchObject({
      unknown: [],
      isOrderDue: false,
      redirectOrder: undefined,
    });
  });

  it('are asked how a player stands, and for terms only where they are to be confirmed [NV-13, NV-15]', async () => {
    const { availability, asked } = availabilityOf();
    const player = { ...QUESTION, isSignedIn: true };
    expect((await askAvailability(availability, player)).player).toEqual({
      banLevel: 53,
      banVersion: 1,
      areTermsChanged: true,
    });
    const free = await askAvailability(availability, { ...player, isConfirmationOn: false });
    expect(free.player).toEqual({ banLevel: 53, banVersion: 1, areTermsChanged: false });
    expect(asked.filter((line) => line === 'terms')).toHaveLength(1);
  });
});
