import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileTransport } from '../../../infrastructure/browser/file-transport.ts';
import { httpFilesGateway } from '../../../infrastructure/support/http-files-gateway.ts';
import { manualTimers } from '../../support/fakes/manual-timers.ts';

class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  timeout = 0;
  opened: readonly string[] = [];
  sent: unknown = undefined;

  constructor() {
    super();
    FakeRequest.last = this;
  }

  open(...opened: readonly string[]): void {
    this.opened = opened;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: unknown): void {
    this.sent = body;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, text: string): void {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

const bytes = new Uint8Array([1, 2, 3]);
const shares: number[] = [];
const stop = new AbortController();

function send(signal = stop.signal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const gateway = httpFilesGateway(manualTimers(), fileTransport);
  const purpose = 'document' as const;
  return gateway.send({ name: 'a b.png', bytes }, { purpose, onProgress: (share) => shares.push(share), signal });
}
const begun = async () => vi.waitUntil(() => FakeRequest.last.sent !== undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  shares.length = 0;
});

describe('a file on its way', () => {
  it('is sent as its bytes, tells how much has gone, and is told as the server knows it [UPL-1]', async () => {
    const reply = send();
    await begun();
    const request = FakeRequest.last;
    expect(request.opened).toEqual(['POST', '/web-api/uploads?purpose=document&name=a%20b.png']);
    expect(request.sent).toBe(bytes);
    expect(Object.fromEntries(request.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-requested-with': 'app',
    });
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 4, total: 0 }));
    expect(shares).toEqual([0.25, 0]);
    const file = { id: '00000000-0000-4000-8000-000000000001', name: 'a b.png', type: 'png', size: 3 };
    request.answer(200, JSON.stringify(file));
    expect(await reply).toEqual({ ok: true, value: file });
  });

  it.each([
    [
      'refused',
      (request: FakeRequest) => {
        request.answer(422, '{"code":"type"}');
      },
      { kind: 'refused', status: 422, code: 'type' },
    ],
    [
      'answered with no JSON',
      (request: FakeRequest) => {
        request.answer(502, '<html>');
      },
      { kind: 'refused', status: 502 },
    ],
    [
      'cut off',
      (request: FakeRequest) => {
        request.dispatchEvent(new Event('error'));
      },
      { kind: 'network' },
    ],
    [
      'too slow',
      (request: FakeRequest) => {
        request.dispatchEvent(new Event('timeout'));
      },
      { kind: 'network' },
    ],
  ])('that is %s says so', async (_, end, error) => {
    const reply = send();
    await begun();
    end(FakeRequest.last);
    expect(await reply).toMatchObject({ ok: false, error });
  });

  it('is given up when it is cancelled, also before it begins', async () => {
    const cancelled = new AbortController();
    const reply = send(cancelled.signal);
    await begun();
    cancelled.abort();
    expect(await reply).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(await send(cancelled.signal)).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });
});
