import { describe, expect, it } from 'vitest';
import { CHUNK_RELOADED_AT } from '../../../../core/site/browser/chunk-reload.ts';
import { seconds } from '../../../../core/shared/time.ts';
import { UpkeepStore } from '#ui/site/browser/upkeep-store.ts';
import { fakeConnection } from '../../../support/fakes/fake-connection.ts';
import { memoryValues } from '../../../support/fakes/memory-values.ts';

function upkeep({ isBetInFlight = false, isKept = true, isDialogOpen = false } = {}) {
  const connection = fakeConnection();
  const values = memoryValues().tab();
  const clock = { time: 1_000_000, now: () => clock.time };
  let reloads = 0;
  const store = new UpkeepStore({
    clock,
    values: { ...values, isKept: (stored) => isKept && values.isKept(stored) },
    connection,
    isBetInFlight: () => isBetInFlight,
    isDialogOpen: () => isDialogOpen,
    reload: () => {
      reloads += 1;
    },
  });
  return { connection, store, values, clock, reloads: () => reloads };
}

describe('a missing part', () => {
  it('8.10.1 reloads the page once per 60 s [CHK-1]', () => {
    const { store, clock, reloads } = upkeep();
    store.missPart();
    expect(reloads()).toBe(1);
    clock.time += seconds(59);
    store.missPart();
    expect(reloads()).toBe(1);
    expect(store.isReloadOffered).toBe(true);
    clock.time += seconds(1);
    store.missPart();
    expect(reloads()).toBe(2);
  });

  it('never reloads while a bet is in flight, and remembers no reload then [CHK-2]', () => {
    const { store, values, reloads } = upkeep({ isBetInFlight: true });
    store.missPart();
    expect(reloads()).toBe(0);
    expect(store.isReloadOffered).toBe(true);
    expect(values.read(CHUNK_RELOADED_AT)).toBeUndefined();
    store.forgetOffer();
    expect(store.isReloadOffered).toBe(false);
  });

  it('never reloads where that could not be remembered [CHK-3]', () => {
    const { store, reloads } = upkeep({ isKept: false });
    store.missPart();
    expect(reloads()).toBe(0);
    store.reloadNow();
    expect(reloads()).toBe(1);
  });

  it('never reloads without a connection [CHK-4]', () => {
    const { connection, store, reloads } = upkeep();
    connection.turn(false);
    store.missPart();
    expect([reloads(), store.isReloadOffered, store.isOnline]).toEqual([0, true, false]);
    connection.turn(true);
    expect(store.isOnline).toBe(true);
  });

  it('never reloads behind an open dialog [CHK-4]', () => {
    const { store, reloads } = upkeep({ isDialogOpen: true });
    store.missPart();
    expect([reloads(), store.isReloadOffered]).toEqual([0, true]);
  });
});
