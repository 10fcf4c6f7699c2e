import { describe, expect, it, vi } from 'vitest';
import { openFramePort } from '../../../../ui/kit/frames/frame-port.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function connected(now: () => number = () => 1000) {
  const heard: string[] = [];
  const port = openFramePort({
    now,
    read: (message) => (message === 'good' || message === 'late' ? message : undefined),
    hear: (said) => heard.push(said),
  });
  const postMessage = vi.fn<(message: unknown, origin: string, ports: MessagePort[]) => void>();
  port.connect({ postMessage } as unknown as Window);
  const [greeting, origin, ports] = postMessage.mock.calls[0]!;
  return { port, heard, greeting, origin, frame: ports[0]! };
}

describe('the port of a frame', () => {
  it('is handed over with an empty word, since nobody knows who gets it; then each hears the other [FRM-6]', async () => {
    const { port, heard, greeting, origin, frame } = connected();
    expect([greeting, origin]).toEqual(['', '*']);
    const told: unknown[] = [];
    frame.addEventListener('message', ({ data }: MessageEvent) => told.push(data));
    frame.start();
    port.tell('hello');
    frame.postMessage('good');
    frame.postMessage({ evil: true });
    frame.postMessage('bad');
    await settled();
    expect([told, heard]).toEqual([['hello'], ['good']]);
    port.close();
    frame.postMessage('late');
    await settled();
    expect(heard).toEqual(['good']);
  });

  it('hears fifty messages in a second, those that say nothing among them [FRM-5]', async () => {
    let now = 1000;
    const { port, heard, frame } = connected(() => now);
    for (let count = 0; count < 20; count += 1) frame.postMessage('bad');
    for (let count = 0; count < 40; count += 1) frame.postMessage('good');
    await settled();
    expect(heard).toHaveLength(30);
    now += 1000;
    frame.postMessage('late');
    await settled();
    expect(heard.at(-1)).toBe('late');
    port.close();
  });
});
