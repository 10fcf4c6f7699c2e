import type { MiniAppSection } from '../../../core/mini-apps/mini-app-section.ts';

/**
 * How the page of an application in a frame looks, by what it is handed. Nothing reaches it from the page around, no
 * style and no font: it repeats the colours of the site (ui/kit/styles/colour-tokens.scss), which its own words name.
 */
export const FRAME_STYLES = `:root{color-scheme:light;--surface:#fff;--raised:#f4f7f9;--control:#edf2f5;--control-hover:#dce4ea;--line:#d2dae1;--edge:transparent;--fg:#0e151b;--fg-2:#3f4d59;--focus:#0b62c4}
:root[data-theme=dark]{color-scheme:dark;--surface:#11171d;--raised:#171f27;--control:#1f2932;--control-hover:#2b3845;--line:#283541;--fg:#f0f4f7;--fg-2:#b7c3cd;--focus:#79beff}
:root[data-visually-impaired=true]{--surface:Canvas;--raised:Canvas;--control:Canvas;--control-hover:Canvas;--line:CanvasText;--edge:CanvasText;--fg:CanvasText;--fg-2:CanvasText;--focus:CanvasText}
:root[data-font-size=s]{font-size:93.75%}
:root[data-font-size=l]{font-size:112.5%}
:root[data-font-size=xl]{font-size:125%}
:root[data-visually-impaired=true]{font-size:150%}
body{margin:0;padding:14px;background:var(--surface);color:var(--fg);font:.8125rem/1.385 system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif}
h2{margin:0 0 10px;font-size:.875rem;line-height:1.25rem}
button{min-block-size:2.25rem;padding:6px 12px;border:1px solid var(--edge);border-radius:8px;background:var(--control);color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--control-hover)}
@media (pointer:coarse){button{min-block-size:44px}}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

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
