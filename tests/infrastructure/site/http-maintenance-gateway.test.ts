import { describe, expect, it } from 'vitest';
import { ok } from '../../../core/shared/result.ts';
import { minutes, seconds } from '../../../core/shared/time.ts';
import type { Language } from '../../../core/site/config/language.ts';
import {
  httpMaintenanceGateway,
  type MaintenanceMemory,
} from '../../../infrastructure/site/http-maintenance-gateway.ts';

const NOW = Date.UTC(2026, 9, 16, 18);

function gatewayOf(fraction: number) {
  let asked = 0;
  let now = NOW;
  let values: Record<string, string | number | boolean> = { isActive: false };
  const send = async () => {
    asked += 1;
    return Promise.resolve(ok({ result: { maintenance: values } }));
  };
  const gateway = httpMaintenanceGateway(
    { send },
    {
      language: 'ru',
      clock: { now: () => now },
      random: { fraction: () => fraction },
    },
  );
  return {
    gateway,
    asked: () => asked,
    wait: (by: number) => (now += by),
    set: (next: typeof values) => (values = next),
  };
}

describe('the window of maintenance', () => {
  it.each([
    [0, 600],
    [0.5, 750],
  ])('is asked for once in 600 to 900 s, at chance %d in %d s [CFG-1, CFG-2, REL-31]', async (fraction, kept) => {
    const { gateway, asked, wait } = gatewayOf(fraction);
    await gateway.window();
    wait(seconds(kept) - 1);
    await gateway.window();
    expect(asked()).toBe(1);
    wait(1);
    await gateway.window();
    expect(asked()).toBe(2);
  });

  it('is asked for once by all visitors of a server, in each language [CFG-1]', async () => {
    const languages: string[] = [];
    const memory: MaintenanceMemory = new Map();
    const visit = async (language: Language, now: number) => {
      const send = async () => {
        languages.push(language);
        return Promise.resolve(ok({ result: { maintenance: { isActive: false } } }));
      };
      const random = { fraction: () => 0 };
      await httpMaintenanceGateway({ send }, { language, clock: { now: () => now }, random, memory }).window();
    };
    await visit('ru', NOW);
    await visit('ru', NOW + 1);
    await visit('en', NOW + 2);
    await visit('ru', NOW + seconds(599));
    expect(languages).toEqual(['ru', 'en']);
    await visit('ru', NOW + seconds(600));
    expect(languages).toEqual(['ru', 'en', 'ru']);
  });

  it('is not kept as it was before the operator changed it, however long that was on its way [CFG-3]', async () => {
    const memory: MaintenanceMemory = new Map();
    const replies: ((isActive: boolean) => void)[] = [];
    const send = async () => {
      const isActive = await new Promise<boolean>((resolve) => replies.push(resolve));
      return ok({ result: { maintenance: { isActive } } });
    };
    const around = { language: 'ru', clock: { now: () => NOW }, random: { fraction: () => 0 }, memory } as const;
    const window = async () => httpMaintenanceGateway({ send }, around).window();
    const early = [window(), window()];
    memory.clear();
    const late = window();
    replies[2]?.(true);
    expect(await late).toMatchObject({ value: { isActive: true } });
    for (const reply of replies.slice(0, 2)) reply(false);
    await Promise.all(early);
    void window();
    expect(replies).toHaveLength(4);
  });

  it('is asked for every time while the site is closed [CFG-3]', async () => {
    const { gateway, asked, wait, set } = gatewayOf(0.5);
    set({ isActive: true });
    await gateway.window();
    wait(1);
    expect(await gateway.window()).toMatchObject({ value: { isActive: true } });
    set({ isActive: false });
    expect(await gateway.window()).toMatchObject({ value: { isActive: false } });
    expect(asked()).toBe(3);
  });

  it('comes in seconds, and a moment that is missing is none [MW-4]', async () => {
    const { gateway, set } = gatewayOf(0);
    set({
      isActive: false,
      web_state: 'planned',
      started_at: (NOW + minutes(60)) / 1000,
      ended_at: (NOW + minutes(90)) / 1000,
      notify_started_at: NOW / 1000,
    });
    expect(await gateway.window()).toEqual(
      ok({
        isActive: false,
        webState: 'planned',
        startAt: NOW + minutes(60),
        finishAt: NOW + minutes(90),
        notifyStartAt: NOW,
        notifyEndAt: Number.NaN,
      }),
    );
  });
});
