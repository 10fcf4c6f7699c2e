import { describe, expect, it } from 'vitest';
import { fakeBrowserTabs } from '../../support/fakes/fake-tabs.ts';
import { playerPage } from '../../support/views/player-page.tsx';

const FORM = { login: '77', password: 'secret', isRemembered: false };

describe('session store', () => {
  it('asks every 60 s while the page is visible and never while it is hidden [SI-7]', async () => {
    const { stores, timers, clock, visibility, sessions } = await playerPage();
    const stop = stores.session.start();
    const pass = async (seconds: number) => {
      clock.move(seconds * 1000);
      await timers.advance(seconds * 1000);
    };
    await pass(59);
    expect(sessions.asked()).toBe(1);
    await pass(1);
    expect(sessions.asked()).toBe(2);
    visibility.turn(false);
    await pass(3 * 3600);
    expect(sessions.asked()).toBe(2);
    visibility.turn(true);
    await pass(1);
    expect(sessions.asked()).toBe(3);
    stop();
    await pass(600);
    expect(sessions.asked()).toBe(3);
    expect(timers.waiting()).toBe(0);
  });

  it('tells once whether the player did anything, and again where it was not heard [IDL-10]', async () => {
    const { stores, sessions } = await playerPage({ userId: 5 });
    const told = () => sessions.told.at(-1);
    await stores.session.confirm();
    await stores.session.confirm();
    expect(told()).toBe(false);
    stores.session.noteActivity();
    sessions.failure = { kind: 'network' };
    await stores.session.confirm();
    expect(told()).toBe(true);
    sessions.failure = undefined;
    await stores.session.confirm();
    expect(told()).toBe(true);
    await stores.session.confirm();
    expect(told()).toBe(false);
  });

  it('asks at once on a page that comes back as it was left [SI-9, REL-23]', async () => {
    const { stores, timers, visibility, sessions } = await playerPage({ userId: 5 });
    const stop = stores.session.start();
    sessions.userId = 6;
    visibility.comeBack();
    expect(stores.session.isReturning).toBe(true);
    await timers.advance(0);
    expect(stores.session.isReturning).toBe(false);
    expect([sessions.asked(), stores.session.userId]).toEqual([2, 6]);
    stop();
    visibility.comeBack();
    expect(sessions.asked()).toBe(2);
  });

  it('tells other tabs of a sign-in and a sign-out [SI-7]', async () => {
    const browser = fakeBrowserTabs();
    const first = await playerPage({ tabs: browser() });
    const second = await playerPage({ tabs: browser() });
    second.stores.session.start();
    second.sessions.userId = 77;
    await first.stores.signIn.signIn(FORM);
    await second.timers.advance(0);
    expect(second.stores.session.userId).toBe(77);
    second.sessions.userId = undefined;
    first.stores.signOut.order(false);
    await first.timers.advance(0);
    await second.timers.advance(0);
    expect(second.stores.session.isSignedIn).toBe(false);
  });

  it('drops a reply that was asked for before the player changed [SI-6]', async () => {
    const { stores, sessions } = await playerPage({ userId: 5 });
    const late = stores.session.confirm();
    stores.session.take(undefined);
    await late;
    expect(sessions.userId).toBe(5);
    expect(stores.session.userId).toBeUndefined();
  });

  it('says when the server ended the session, and not when the player did', async () => {
    const { stores, sessions, timers } = await playerPage({ userId: 5 });
    sessions.userId = undefined;
    await stores.session.confirm();
    expect(stores.session.hasEnded).toBe(true);
    await stores.session.confirm();
    expect(stores.session.hasEnded).toBe(true);
    await stores.signIn.signIn(FORM);
    expect(stores.session.hasEnded).toBe(false);
    stores.signOut.order(false);
    await timers.advance(0);
    expect(stores.session.isSignedIn).toBe(false);
    expect(stores.session.hasEnded).toBe(false);
  });

  it('keeps the player when the server does not answer', async () => {
    const { stores, sessions } = await playerPage({ userId: 5 });
    sessions.failure = { kind: 'network' };
    await stores.session.confirm();
    expect(stores.session.userId).toBe(5);
    expect((await stores.session.disconnect()).ok).toBe(false);
    expect(stores.session.userId).toBe(5);
  });
});
