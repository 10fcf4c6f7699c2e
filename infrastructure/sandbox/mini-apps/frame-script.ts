import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';

/** How the page of an application in a frame looks, by what it is handed. */
export const FRAME_STYLES = `:root{color-scheme:light;font:14px/1.4 system-ui,sans-serif}
:root[data-theme=dark]{color-scheme:dark}
:root[data-font-size=l]{font-size:16px}
:root[data-visually-impaired=true]{font-size:20px}
body{margin:0;padding:12px;background:#fff;color:#0f1a24}
:root[data-theme=dark] body{background:#11171d;color:#eef2f5}
:root[data-visually-impaired=true] body{background:Canvas;color:CanvasText}
button{min-block-size:44px;padding:8px 12px;border:1px solid #8888;border-radius:8px;background:#8882;color:inherit;font:inherit;cursor:pointer}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}`;

/** What runs in a frame: it hears the port that it was handed, draws how the page looks, and says how high it is; `hears` has what else an application listens to. */
export function frameScript(app: MiniAppSection, script: string): string {
  return `'use strict';
let port;
let said = 0;
const hears = {};
const root = document.documentElement;
const say = (type, payload = {}) => port?.postMessage(JSON.stringify({ v: 1, app: '${app}', id: 'f' + (said += 1), type, payload }));
const measure = () => say('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) });
function heard({ data }) {
  const { type, payload } = JSON.parse(data);
  if (type === 'hello' || type === 'look')
    for (const [name, value] of Object.entries(payload)) if (name.startsWith('data-')) root.setAttribute(name, value);
  hears[type]?.(payload);
  measure();
}
${script}
addEventListener('message', (event) => {
  if (port !== undefined || event.source !== parent || event.ports.length !== 1) return;
  port = event.ports[0];
  port.onmessage = heard;
  say('ready');
  new ResizeObserver(measure).observe(document.body);
});`;
}
