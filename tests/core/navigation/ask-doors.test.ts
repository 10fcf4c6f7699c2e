import { describe, expect, it } from 'vitest';
import { askDoors } from '../../../core/navigation/ask-doors.ts';
import type { DoorGateway } from '../../../core/navigation/door-gateway.ts';
import { fail, ok } from '../../../core/shared/result.ts';

const LOST = fail({ kind: 'network' as const });

function doorsOf(changes: Partial<DoorGateway> = {}) {
  const asked: string[] = [];
  const doors: DoorGateway = {
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
  return { doors, asked };
}

const QUESTION = {
  address: '/old?x=1',
  fullAddress: '/en/old?x=1',
  isSignedIn: false,
  isProduction: true,
  isConfirmationOn: true,
};

describe('the doors of the site', () => {
  it('are asked for an address with its language [NV-11, NV-12]', async () => {
    const { doors, asked } = doorsOf({ isMaintenance: () => Promise.resolve(ok(true)) });
    expect(await askDoors(doors, QUESTION)).toEqual({
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
    const { doors, asked } = doorsOf();
    expect((await askDoors(doors, { ...QUESTION, isProduction: false })).blockingReasons).toEqual([]);
    await askDoors(doors, { ...QUESTION, isProduction: false, address: '/old?redirect-service=1' });
    expect(asked.filter((line) => line.startsWith('redirect'))).toHaveLength(1);
  });

  it('are asked for partitions by a page of one [NV-22]', async () => {
    const { doors, asked } = doorsOf();
    expect((await askDoors(doors, { ...QUESTION, address: '/bingo?a=1' })).partitions).toEqual(['bingo']);
    expect((await askDoors(doors, { ...QUESTION, address: '/slots' })).partitions).toEqual(['bingo']);
    expect((await askDoors(doors, { ...QUESTION, address: '/slotsx' })).partitions).toEqual([]);
    expect(asked).toContain('partitions');
  });

  it('never send anybody out of the site [NV-28]', async () => {
    const { doors } = doorsOf({
      redirectFor: () =>
        Promise.resolve(ok({ isRedirect: true, code: 301, url: '//evil.test/x', reasons: [], breadcrumbs: [] })),
    });
    expect((await askDoors(doors, QUESTION)).redirectOrder).toBeUndefined();
  });

  it('leave unknown what they do not answer, and nothing stands in for it [NV-38]', async () => {
    const lost = () => Promise.resolve(LOST);
    const { doors } = doorsOf({
      isMaintenance: lost,
      redirectFor: lost,
      blockFor: lost,
      partitions: lost,
      ban: lost,
      termsStatus: lost,
    });
    expect(await askDoors(doors, { ...QUESTION, address: '/slots', isSignedIn: true })).toEqual({
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
    const { doors } = doorsOf({ redirectFor: () => Promise.resolve(fail({ kind: 'malformed', path: 'url' })) });
    expect(await askDoors(doors, QUESTION)).toMatchObject({ unknown: [], isOrderDue: false, redirectOrder: undefined });
  });

  it('are asked how a player stands, and for terms only where they are to be confirmed [NV-13, NV-15]', async () => {
    const { doors, asked } = doorsOf();
    const player = { ...QUESTION, isSignedIn: true };
    expect((await askDoors(doors, player)).player).toEqual({ banLevel: 53, banVersion: 1, areTermsChanged: true });
    const free = await askDoors(doors, { ...player, isConfirmationOn: false });
    expect(free.player).toEqual({ banLevel: 53, banVersion: 1, areTermsChanged: false });
    expect(asked.filter((line) => line === 'terms')).toHaveLength(1);
  });
});
