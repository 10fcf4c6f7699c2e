import { SESSION_WATCH } from '@oddsmith/core/session';

let state = SESSION_WATCH.initial;

/** @param {import('@oddsmith/core/session').SessionWatchEvent} event */
function send(event) {
  const [next, ...effects] = SESSION_WATCH.step(state, event);
  state = next;
  // a bot starts its timer or asks its server here
  for (const effect of effects) console.log(effect);
}

send({ type: 'page-started', at: 0, isVisible: true }); // { type: 'wake-in', delay: 60000 }
send({ type: 'became-hidden' }); // { type: 'forget-wake' }
send({ type: 'became-visible', at: 45_000 }); // { type: 'wake-in', delay: 15000 }
console.log(state); // { phase: 'watching', askedAt: 0 }
