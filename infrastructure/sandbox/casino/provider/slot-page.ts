import type { FastifyInstance } from 'fastify';
import type { SlotMachineId } from '../../../../core/casino/rounds/slot-machine.ts';
import { slotMachineById } from '../../../../core/casino/rounds/slot-machines.ts';
import { sendFramePage } from '../../mini-apps/frame-page.ts';

const PATH = '/mf-slots';

/** Where the page of a machine lies at the origin of the provider. */
export function slotPageAddress(origin: string, machine: SlotMachineId): string {
  return `${origin}${PATH}/${machine}`;
}

const STYLES = `:root{color-scheme:dark;font:700 16px/1 system-ui,sans-serif}
*{box-sizing:border-box}
html,body{block-size:100%}
body{display:grid;place-items:center;margin:0;padding:2.5vmin;background:radial-gradient(circle at 50% 40%,#4a2b6b,#160c24);color:#fff}
#reels{display:grid;grid-auto-flow:column;gap:1.6vmin;padding:2vmin;border:.6vmin solid #c9a24b;border-radius:3vmin;background:#0d0716}
.reel{display:grid;gap:1.6vmin;overflow:hidden}
.cell{display:grid;place-items:center;inline-size:16vmin;block-size:22vmin;border-radius:2vmin;background:#241536;transition:background .15s}
.cell svg{inline-size:70%;block-size:70%}
.cell.won{background:#6b4a12;outline:.5vmin solid #ffd76a}
.reel.moving .cell svg{animation:roll .18s linear infinite}
@keyframes roll{from{transform:translateY(-60%);opacity:.4}to{transform:translateY(60%);opacity:1}}
:root[data-motion=none] .reel.moving .cell svg{animation:none}
@media (prefers-reduced-motion:reduce){.reel.moving .cell svg{animation:none}}
#said{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}`;

/** How each symbol is drawn: a colour and a path in a square of 24. */
const SYMBOLS: Readonly<Record<string, readonly [colour: string, path: string]>> = {
  C: [
    '#ff5d6c',
    'M8 20a4 4 0 1 1 0-8 4 4 0 0 1 0 8zm9-1a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM8 12c1-5 4-8 9-9-1 3-1 5 0 8-2-3-2-4-2-5-3 1-5 3-6 6z',
  ],
  L: ['#ffd84d', 'M3 12c0-5 4-8 9-8s9 3 9 8-4 8-9 8-9-3-9-8zm-2 0 3-2v4zm22 0-3-2v4z'],
  B: ['#ffb03a', 'M12 3c4 0 6 3 6 8 0 3 1 4 2 5H4c1-1 2-2 2-5 0-5 2-8 6-8zm-2 15h4a2 2 0 0 1-4 0z'],
  R: ['#7fb4ff', 'M3 7h18v10H3zm2 2v6h14V9zm2 1h10v4H7z'],
  S: ['#ff6b3d', 'M5 4h14v4l-6 12H8l6-12H5z'],
  T: ['#8fd3c4', 'M4 5h16v4h-6v11h-4V9H4z'],
  J: ['#77c8ff', 'M10 4h8v12a5 5 0 0 1-11 1h4c2 2 3 1 3-1V8h-4z'],
  Q: ['#c59bff', 'M12 3a8 8 0 0 1 6 13l3 3-2 2-3-3A8 8 0 1 1 12 3zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z'],
  H: ['#ff8fb3', 'M12 21C5 15 3 12 3 8a5 5 0 0 1 9-2 5 5 0 0 1 9 2c0 4-2 7-9 13z'],
  G: ['#5fe08a', 'M7 4h10l4 6-9 11L3 10zm-1 6h12l-2-4H8z'],
  K: ['#ffca5c', 'M6 3h4v7l5-7h5l-6 8 6 10h-5l-4-7-1 1v6H6z'],
  A: ['#ff7a5c', 'M10 3h4l7 18h-4l-2-5H9l-2 5H3zm0 9h4l-2-5z'],
  W: ['#ffe9a8', 'm12 2 3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z'],
};

/** RND-19, RND-60 What runs in the frame: it shows where reels stop that were drawn elsewhere, and knows no money, no limit and nobody. */
const SCRIPT = `'use strict';
let port;
let said = 0;
const root = document.documentElement;
const reels = document.querySelector('#reels');
const symbols = JSON.parse(document.querySelector('#symbols').textContent);
const machine = JSON.parse(document.querySelector('#machine').textContent);
const say = (type, payload = {}) => port.postMessage(JSON.stringify({ v: 1, app: 'slots', id: 's' + (said += 1), type, payload }));
const picture = (symbol) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', symbols[symbol][1]);
  path.setAttribute('fill', symbols[symbol][0]);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
};
const seenAt = (reel, stop) => [0, 1, 2].map((row) => machine.reels[reel][(stop + row) % machine.reels[reel].length]);
const show = (stops) => stops.forEach((stop, reel) => {
  const cells = reels.children[reel].children;
  seenAt(reel, stop).forEach((symbol, row) => cells[row].replaceChildren(picture(symbol)));
});
for (const reel of machine.reels) {
  const column = document.createElement('div');
  column.className = 'reel';
  for (let row = 0; row < 3; row += 1) {
    const cell = document.createElement('div');
    cell.className = 'cell';
    column.append(cell);
  }
  reels.append(column);
}
show(machine.reels.map((reel, index) => index * 5));
let waiting = [];
const later = (run, delay) => waiting.push(setTimeout(run, delay));
let loud = false;
let audio;
const beep = (pitch, delay, length) => {
  if (!loud || document.hidden) return;
  audio ??= new AudioContext();
  void audio.resume();
  const at = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.12, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(level).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
};
const quiet = () => { if (audio !== undefined) void audio.suspend(); };
addEventListener('visibilitychange', () => { if (document.hidden) quiet(); });
function round({ stops, lines }) {
  waiting.forEach(clearTimeout);
  waiting = [];
  const isStill = root.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const step = isStill ? 0 : 220;
  stops.forEach((stop, reel) => later(() => {
    const column = reels.children[reel];
    column.classList.remove('moving');
    beep(196, 0, 0.09);
    seenAt(reel, stop).forEach((symbol, row) => column.children[row].replaceChildren(picture(symbol)));
  }, step * (reel + 1)));
  later(() => {
    for (const [line, count] of lines)
      machine.lines[line].slice(0, count).forEach((row, reel) => reels.children[reel].children[row].classList.add('won'));
    if (lines.length > 0) [523, 659, 784, 1047].forEach((pitch, place) => beep(pitch, place * 0.09, 0.3));
    say('shown');
  }, step * (stops.length + 1));
}
function roll() {
  for (const cell of reels.querySelectorAll('.won')) cell.classList.remove('won');
  for (const column of reels.children) column.classList.add('moving');
  beep(294, 0, 0.12);
}
function stand() {
  waiting.forEach(clearTimeout);
  for (const column of reels.children) column.classList.remove('moving');
}
function heard({ data }) {
  const { type, payload } = JSON.parse(data);
  if (type === 'look') root.dataset.motion = payload.isStill ? 'none' : '';
  if (type === 'sound') {
    loud = payload.isOn;
    if (!loud) quiet();
  }
  if (type === 'roll') roll();
  if (type === 'stand') stand();
  if (type === 'round') round(payload);
}
addEventListener('message', (event) => {
  if (port !== undefined || event.source !== parent || event.ports.length !== 1) return;
  port = event.ports[0];
  port.onmessage = heard;
  say('ready');
});`;

/** The pages of the machines, at the provider's own origin. */
export function serveSlotPages(app: FastifyInstance): void {
  app.get(`${PATH}/:machine`, async ({ params }, reply) => {
    const machine = slotMachineById((params as Readonly<Record<string, string>>)['machine'] ?? '');
    if (machine === undefined) return reply.code(404).send({ code: 'not-found' });
    const { reels, lines } = machine;
    return sendFramePage(reply, {
      language: 'en',
      title: 'Slot',
      body: `<div id="reels"></div>${data('symbols', SYMBOLS)}${data('machine', { reels, lines })}`,
      styles: STYLES,
      script: SCRIPT,
    });
  });
}

/** A template holds its text as it is, and runs nothing. */
function data(id: string, value: unknown): string {
  return `<div hidden id="${id}">${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</div>`;
}
