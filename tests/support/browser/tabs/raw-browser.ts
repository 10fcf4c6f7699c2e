import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** A tab, by the protocol of the browser alone. */
export interface RawTab {
  readonly send: (method: string, params?: Params) => Promise<Params>;
  readonly listen: (method: string, heard: (params: Params) => void) => void;
  /** What an expression is in the page, once it has come true. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly toFront: () => Promise<void>;
}

export interface RawBrowser {
  /** A tab in front of the others. */
  readonly open: (url: string, before?: string) => Promise<RawTab>;
  readonly close: () => Promise<void>;
}

/** A browser that nobody tells that each of its tabs is looked at: one that another tab covers is hidden, and can be frozen. */
export async function rawBrowser(): Promise<RawBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'oddsmith-tabs-'));
  const browser = spawn(
    process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await debuggerAddress(browser.stderr));
  await once(socket, 'open');
  const { send, listen } = protocolOver(socket);

  return {
    open: async (url, before) => {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const tab = tabOf(String(sessionId), { send, listen });
      await tab.send('Page.enable');
      if (before !== undefined) await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: before });
      await tab.send('Page.navigate', { url });
      await tab.toFront();
      return tab;
    },
    close: async () => {
      const ended = once(browser, 'exit');
      socket.close();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggerAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('the browser did not start');
}

interface Protocol {
  readonly send: (method: string, params?: Params, sessionId?: string) => Promise<Params>;
  readonly listen: (method: string, sessionId: string, heard: (params: Params) => void) => void;
}

function protocolOver(socket: WebSocket): Protocol {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: ((message: Message) => void)[] = [];
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) for (const hear of listeners) hear(message);
    else waiting.get(message.id)?.(message);
  });
  return {
    send: async (method, params = {}, sessionId?) => {
      sent += 1;
      const id = sent;
      const { result, error } = await new Promise<Message>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      });
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${error.message}`);
      return result ?? {};
    },
    listen: (method, sessionId, heard) => {
      listeners.push((message) => {
        if (message.method === method && message.sessionId === sessionId) heard(message.params ?? {});
      });
    },
  };
}

function tabOf(sessionId: string, protocol: Protocol): RawTab {
  const send = async (method: string, params?: Params) => protocol.send(method, params, sessionId);
  return {
    send,
    listen: (method, heard) => {
      protocol.listen(method, sessionId, heard);
    },
    evaluate: async (expression) => {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return (result as { readonly value?: unknown }).value;
    },
    toFront: async () => {
      await send('Page.bringToFront');
    },
  };
}
