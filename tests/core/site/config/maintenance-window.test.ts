import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUnderMaintenance,
  maintenanceLanguage,
  maintenanceNotice,
  type MaintenanceWindow,
} from '../../../../core/site/config/maintenance-window.ts';

const WINDOW: MaintenanceWindow = {
  startAt: 5000,
  finishAt: 9000,
  notifyStartAt: 1000,
  notifyEndAt: 4000,
  isActive: false,
  webState: 'open',
};

describe('maintenance', () => {
  it('closes the site by its flag alone [MW-1]', () => {
    expect(isUnderMaintenance({ isActive: true })).toBe(true);
    expect(isUnderMaintenance({ isActive: false })).toBe(false);
    expect(isUnderMaintenance({ isActive: 1 as never })).toBe(false);
    expect(isUnderMaintenance(undefined)).toBe(false);
  });

  it.each([
    ['ru', 'ru'],
    ['RU', 'ru'],
    ['az', 'ru'],
    ['kz', 'ru'],
    ['ua', 'ru'],
    ['by', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [7 as never, 'en'],
  ])('is announced to %j in %s [MW-2]', (country, language) => {
    expect(maintenanceLanguage(country)).toBe(language);
  });

  it('is announced by a closable warning with start and end [MW-3]', () => {
    expect(maintenanceNotice(WINDOW, 'kz', 1000)).toEqual({
      status: 'warning',
      isClosable: true,
      language: 'ru',
      startAt: 5000,
      finishAt: 9000,
    });
  });

  it.each([
    [999, false],
    [1000, true],
    [3999, true],
    [4000, false],
  ])('is announced at %d: %s [MW-3]', (now, isAnnounced) => {
    expect(maintenanceNotice(WINDOW, 'de', now) !== undefined).toBe(isAnnounced);
  });

  it('is not announced while it lasts, nor without a window [MW-3]', () => {
    expect(maintenanceNotice({ ...WINDOW, isActive: true }, 'de', 2000)).toBeUndefined();
    expect(maintenanceNotice(undefined, 'de', 2000)).toBeUndefined();
  });

  it.each([
    { startAt: Number.NaN },
    { finishAt: Infinity },
    { finishAt: 4999 },
    { notifyStartAt: Number.NaN },
    { notifyEndAt: Number.NaN },
  ])('is not announced with %j [MW-4]', (wrong) => {
    expect(maintenanceNotice({ ...WINDOW, ...wrong }, 'de', 2000)).toBeUndefined();
  });

  it('may end when it starts [MW-4]', () => {
    expect(maintenanceNotice({ ...WINDOW, finishAt: 5000 }, 'de', 2000)).toBeDefined();
    expect(maintenanceNotice({ ...WINDOW, notifyEndAt: Infinity }, 'de', Infinity)).toBeUndefined();
  });

  it('is never announced outside its time of notice [MW-3]', () => {
    const time = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.double());
    fc.assert(
      fc.property(fc.record({ ...arbitraryTimes(time), isActive: fc.boolean() }), time, (times, now) => {
        const window = { ...times, webState: '' };
        const announced = maintenanceNotice(window, 'ru', now);
        const isTime = now >= window.notifyStartAt && now < window.notifyEndAt && !window.isActive;
        expect(announced === undefined || (isTime && announced.finishAt >= announced.startAt)).toBe(true);
      }),
    );
  });
});

function arbitraryTimes(time: fc.Arbitrary<number>) {
  return { startAt: time, finishAt: time, notifyStartAt: time, notifyEndAt: time };
}
