import { expect, it } from 'vitest';
import { browserConnection } from '../../../infrastructure/browser/browser-connection.ts';

it('says whether the browser is connected, and when that changes', () => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const connection = browserConnection(window as unknown as Window);
  const heard: boolean[] = [];
  const stop = connection.watch((isOnline) => heard.push(isOnline));
  window.navigator.onLine = false;
  window.dispatchEvent(new Event('offline'));
  expect(connection.isOnline()).toBe(false);
  window.navigator.onLine = true;
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
});
