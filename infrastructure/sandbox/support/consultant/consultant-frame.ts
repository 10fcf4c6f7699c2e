import { LANGUAGES, writingDirection } from '../../../../core/site/config/language.ts';
import { CONSULTANT_WORDS } from './consultant-words.ts';

const DIRECTIONS = Object.fromEntries(LANGUAGES.map((language) => [language, writingDirection(language)]));

export const CONSULTANT_STYLE = `:root { color-scheme: light; font: 15px/1.45 system-ui, sans-serif; }
:root[data-theme=dark] { color-scheme: dark; }
html, body { block-size: 100%; margin: 0; }
body { display: flex; flex-direction: column; background: Canvas; color: CanvasText; }
#words { flex: 1; overflow-y: auto; margin: 0; padding: .75rem; list-style: none; display: flex; flex-direction: column; gap: .5rem; }
#words li { max-inline-size: 85%; padding: .5rem .75rem; border-radius: .75rem; background: #8883; overflow-wrap: anywhere; white-space: pre-wrap; align-self: start; }
#words li.visitor { align-self: end; background: #1f5fbf; color: #fff; }
#words b { display: block; font-size: .75rem; }
#trouble { margin: 0; padding: 0 .75rem; color: #c22; }
:root[data-theme=dark] #trouble { color: #f88; }
#write { display: flex; gap: .5rem; padding: .75rem; border-block-start: 1px solid #8886; }
#text { flex: 1; min-inline-size: 0; font: inherit; padding: .5rem .75rem; border: 1px solid #8889; border-radius: .5rem; }
#send { font: inherit; font-weight: 600; padding: .5rem .75rem; cursor: pointer; border: 0; border-radius: .5rem; background: #1f5fbf; color: #fff; }
`;

/** What runs in the frame: it hears the port it was handed, asks its own origin for words, and says three things. */
export const CONSULTANT_SCRIPT = `'use strict';
const WORDS = ${JSON.stringify(CONSULTANT_WORDS)};
const DIRECTIONS = ${JSON.stringify(DIRECTIONS)};
const byId = (id) => document.getElementById(id);
const state = { key: '', language: 'en', last: 0, isOpen: true, isAsking: false };
let port;
let said = 0;
const words = () => WORDS[state.language] ?? WORDS.en;
function say(type) {
  port.postMessage(JSON.stringify({ v: 1, app: 'consultant', id: 'f' + (said += 1), type, payload: {} }));
}
function show({ author, body }) {
  const line = document.createElement('li');
  const name = document.createElement('b');
  line.className = author;
  line.dir = 'auto';
  name.textContent = author === 'visitor' ? words().own : words().agent;
  line.append(name, body);
  byId('words').append(line);
  line.scrollIntoView({ block: 'end' });
}
async function ask(text) {
  const body = JSON.stringify({ key: state.key, after: state.last, text, language: state.language });
  const reply = await fetch('/debugger/consultant/words', { method: 'POST', body, credentials: 'omit' });
  if (!reply.ok) throw new Error(String(reply.status));
  for (const word of (await reply.json()).words) {
    if (word.id <= state.last) continue;
    state.last = word.id;
    show(word);
    if (word.author === 'agent' && !state.isOpen) say('unread');
  }
}
async function follow() {
  if (state.isAsking) return;
  state.isAsking = true;
  try { await ask(''); } catch { /* the next look comes by itself */ }
  state.isAsking = false;
}
async function send() {
  const field = byId('text');
  const text = field.value.trim();
  if (text === '' || state.isAsking) return;
  state.isAsking = true;
  try {
    await ask(text);
    field.value = '';
    byId('trouble').textContent = '';
  } catch (error) {
    byId('trouble').textContent = error.message === '429' ? words().full : words().lost;
  }
  state.isAsking = false;
  field.focus();
}
function look({ language, theme }) {
  state.language = Object.hasOwn(WORDS, language) ? language : 'en';
  document.documentElement.lang = state.language;
  document.documentElement.dir = DIRECTIONS[state.language];
  document.documentElement.dataset.theme = theme;
  document.title = words().title;
  byId('text').setAttribute('aria-label', words().field);
  byId('text').placeholder = words().field;
  byId('send').textContent = words().send;
}
function heard({ data }) {
  const { type, payload } = JSON.parse(data);
  if (type === 'hello') {
    state.key = payload.key;
    look(payload);
    show({ author: 'agent', body: words().hello });
    setInterval(follow, 3000);
  }
  if (type === 'look') look(payload);
  if (type === 'opened') { state.isOpen = true; byId('text').focus(); }
  if (type === 'folded') state.isOpen = false;
}
addEventListener('message', (event) => {
  if (port !== undefined || event.source !== parent || event.ports.length !== 1) return;
  port = event.ports[0];
  port.onmessage = heard;
  say('ready');
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') say('fold');
  if (event.key === 'Enter' && event.target === byId('text') && !event.isComposing) void send();
});
byId('send').addEventListener('click', send);
`;
