// server.mjs: answers the site, in a slot with JSON and in a frame with a page
import { createServer } from 'node:http';
import { framePage } from './frame.mjs';
import { slotFor } from './slot.mjs';

export const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://application');
  const [, place, path = '/'] = /^\/(slot|frame)(\/.*)?$/.exec(pathname) ?? [];
  if (place === 'slot' && request.headers['mf-render-mode'] === 'json') {
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'public, max-age=60');
    response.end(JSON.stringify(slotFor(path)));
  } else if (place === 'frame') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(framePage('betting', path.startsWith('/ru') ? 'ru' : 'en'));
  } else {
    response.writeHead(404).end();
  }
});

if (process.argv[1] === import.meta.filename) server.listen(Number(process.env.PORT ?? 4000));
