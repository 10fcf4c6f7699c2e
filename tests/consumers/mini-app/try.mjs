// try.mjs: asks the application as the site does, and reads its answers by the site's own rules
import { once } from 'node:events';
import { runInNewContext } from 'node:vm';
import { readFrameMessage, readMiniAppPayload, writeFrameNews } from '@oddsmith/core/mini-apps';
import { DEFAULT_VIEW_SETTINGS } from '@oddsmith/core/settings';
import { server } from './server.mjs';

server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${server.address().port}`;

const slot = await fetch(`${address}/slot/en/howbet`, {
  headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' },
});
const payload = readMiniAppPayload(await slot.json());
console.log('slot:', payload.ok ? payload.value.title : payload.error);

const page = await (await fetch(`${address}/frame/en/line/football/1/2`)).text();
const frame = openFrame(/<script>(.*)<\/script>/s.exec(page)[1]);
frame.heard(writeFrameNews('betting', { type: 'hello', look: { language: 'en', settings: DEFAULT_VIEW_SETTINGS } }));
frame.press('#results');
for (const message of frame.said) {
  const read = readFrameMessage(message, 'betting');
  console.log('frame:', read.ok ? read.value.type : read.error);
}
console.log('looks:', frame.attributes['data-theme']);
server.close();

/** As much of a browser as the page of the example needs. */
function openFrame(script) {
  const said = [];
  const attributes = {};
  const pressed = {};
  const port = { postMessage: (message) => said.push(message) };
  const parent = {};
  let hand;
  runInNewContext(script, {
    parent,
    addEventListener: (_type, listener) => (hand = listener),
    document: {
      body: { getBoundingClientRect: () => ({ height: 40 }) },
      documentElement: { setAttribute: (name, value) => (attributes[name] = value) },
      querySelector: (name) => ({ addEventListener: (_type, listener) => (pressed[name] = listener) }),
    },
  });
  hand({ source: parent, ports: [port] });
  return { said, attributes, heard: (data) => port.onmessage({ data }), press: (name) => pressed[name]() };
}
