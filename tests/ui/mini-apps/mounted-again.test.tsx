import { act, cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SlotView } from '#ui/mini-apps/slot-view.tsx';
import type { MiniAppContent } from '../../../core/mini-apps/mini-apps-gateway.ts';
import { ok } from '../../../core/shared/result.ts';
import { framedPage, readyFrame, touch } from '../../support/mini-apps/framed-page.tsx';
import { heldListeners } from '../../support/views/held-listeners.ts';
import { playerPage } from '../../support/views/player-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TIMES = 20;

/** How many ports were opened and not closed. */
function openPorts(): () => number {
  const { contexts: started } = vi.spyOn(MessagePort.prototype, 'start').mock;
  const { contexts: closed } = vi.spyOn(MessagePort.prototype, 'close').mock;
  return () => new Set(started).size - new Set(closed).size;
}

describe('a slot that is mounted and unmounted 20 times', () => {
  it('leaves no listener, node, frame, port or timer of a frame behind [REL-36]', async () => {
    const { mount, timers, stores } = await framedPage();
    const ports = openPorts();
    const listeners = heldListeners(window, document);
    const figures = () => ({
      listeners: listeners.count(),
      nodes: document.querySelectorAll('*').length,
      frames: document.querySelectorAll('iframe').length,
      ports: ports(),
      timers: timers.waiting(),
    });
    const visit = async () => {
      const view = mount();
      const { frame, say, port } = await readyFrame();
      expect(document.querySelectorAll('iframe')).toHaveLength(1);
      touch(frame);
      // what waits for a dialog to close must end with the frame, too
      await say('openDialog', { dialog: 'question' });
      view.unmount();
      port?.close();
      act(() => {
        stores.dialogs.close();
      });
      cleanup();
    };
    await visit();
    const first = figures();
    for (let time = 1; time < TIMES; time += 1) await visit();
    expect(figures()).toEqual(first);
    expect([first.frames, first.ports]).toEqual([0, 0]);
    listeners.stop();
  });

  it('leaves no listener, node, timer or application of a fragment behind [APP-9, REL-36]', async () => {
    const content: MiniAppContent = {
      section: 'home-showcase',
      title: 'Now',
      language: 'en',
      body: [{ name: 'a', attributes: { href: '/en/line' }, children: ['A'] }],
      styles: '.a{color:red}',
      version: 'abcdefgh',
    };
    const { stores, timers, Wrapper } = await playerPage({
      given: { miniAppsGateway: { content: () => Promise.resolve(ok(content)) } },
    });
    await stores.lazy.ensure(['miniApps']);
    const place = createRef<HTMLDivElement>();
    const { container } = render(<div ref={place} />);
    const listeners = heldListeners(window, document, place.current!);
    const figures = () => ({
      listeners: listeners.count(),
      nodes: container.querySelectorAll('*').length + (place.current?.shadowRoot?.querySelectorAll('*').length ?? 0),
      timers: timers.waiting(),
      applications: stores.miniApps.count,
    });
    const visit = async () => {
      const view = render(<SlotView slot="home-showcase" content={place} />, { wrapper: Wrapper });
      await act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
      expect(place.current?.shadowRoot?.textContent).toBe('A');
      view.unmount();
      view.container.remove();
    };
    await visit();
    const first = figures();
    for (let time = 1; time < TIMES; time += 1) await visit();
    expect(figures()).toEqual(first);
    expect(first.applications).toBe(0);
    listeners.stop();
  });
});
