import type { AttachmentPurpose } from '../../../../core/support/attached-file.ts';
import { SEND_FILE } from '../../../../infrastructure/support/upload-calls.ts';
import { pngOf } from '../../examples/picture-files.ts';
import type { SandboxFixture } from '../../sandbox-fixture.ts';
import type { Visitor } from '../visitor.ts';

/** A picture that a player sends for something. */
export async function sendFile(player: Visitor, purpose: AttachmentPurpose) {
  return player.send(SEND_FILE, { query: { purpose, name: 'page.png' }, file: pngOf() });
}

/** What a browser gets at an address of a file. */
export async function readBy({ app }: SandboxFixture, { cookies }: Visitor, url: string) {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  return app.inject({ url, headers: { host: 'localhost:3000', cookie } });
}

/** An answer at a desk of the debugger with a file, as a browser sends its form. */
export async function sendAtDesk(
  { app }: SandboxFixture,
  { url, by }: { readonly url: string; readonly by: Visitor },
  fields: Readonly<Record<string, string>>,
  file: string | Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ lng: 'en', ...fields })) form.set(name, value);
  form.set('file', new Blob([file]), 'answer.png');
  const request = new Request('http://localhost:3000', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'localhost:3000',
      cookie: [...by.cookies].map((pair) => pair.join('=')).join('; '),
      'content-type': request.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
