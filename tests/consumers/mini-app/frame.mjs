// frame.mjs: the page of the application that stands in a frame, whole in one document

/** @typedef {import('@oddsmith/core/mini-apps').ApplicationSays} ApplicationSays */
/** @typedef {import('@oddsmith/core/mini-apps').PageMessage} PageMessage */

/**
 * Runs in the frame, which has no network, no storage and no parent to reach: all it has is a port.
 * @param {string} app
 */
function run(app) {
  /** @type {MessagePort | undefined} */
  let port;
  let said = 0;
  /** @param {ApplicationSays} says */
  const say = (says) => port?.postMessage(JSON.stringify({ v: 1, app, id: `m${(said += 1)}`, ...says }));
  /** @param {PageMessage} message */
  const hear = ({ type, payload }) => {
    if (type !== 'hello' && type !== 'look') return;
    for (const [name, value] of Object.entries(payload)) document.documentElement.setAttribute(name, value);
    say({ type: 'resize', payload: { height: Math.ceil(document.body.getBoundingClientRect().height) } });
  };
  document.querySelector('#results')?.addEventListener('click', () => {
    say({ type: 'navigate', payload: { route: 'results' } });
  });
  document.querySelector('#ask')?.addEventListener('click', () => {
    say({ type: 'openDialog', payload: { dialog: 'question' } });
  });
  addEventListener('message', (event) => {
    const [given] = event.ports;
    if (port !== undefined || event.source !== parent || given === undefined) return;
    port = given;
    port.onmessage = ({ data }) => hear(JSON.parse(data));
    say({ type: 'ready', payload: {} });
  });
}

/**
 * @param {string} app
 * @param {'ru' | 'en'} language
 */
export function framePage(app, language) {
  const [results, ask] = language === 'ru' ? ['Результаты', 'Задать вопрос'] : ['Results', 'Ask a question'];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>Weather</title>
<body><button id="results">${results}</button> <button id="ask">${ask}</button>
<script>(${run})(${JSON.stringify(app)})</script>
</html>`;
}
