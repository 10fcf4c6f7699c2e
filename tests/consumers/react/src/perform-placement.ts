import type { PlacementEffect, PlacementEvent, PlacementVerdict } from '@oddsmith/core/coupon/state';

/** What the placement asks for, done with `fetch`; a whole site also keeps a journal and lets tabs take turns. */
export function performPlacement(effect: PlacementEffect, send: (event: PlacementEvent) => void): void {
  const timed = () => ({ at: Date.now(), jitter: Math.random() });
  switch (effect.type) {
    case 'take-turn':
      send({ type: 'turn-came', ...timed() });
      break;
    case 'wait':
      setTimeout(() => send({ type: 'wait-ended', wait: effect.wait, ...timed() }), effect.delay);
      break;
    case 'send': {
      const { key, order } = effect.attempt;
      fetch(`/coupons/${key}`, { method: 'PUT', body: JSON.stringify(order) })
        .then((reply) => reply.json())
        .then(
          (verdict: PlacementVerdict) => send({ type: 'verdict-arrived', key, verdict, ...timed() }),
          () => send({ type: 'request-failed', key, failure: { kind: 'network' }, ...timed() }),
        );
      break;
    }
    case 'void-key': {
      const { key, asked } = effect;
      fetch(`/coupons/${key}`, { method: 'DELETE' })
        .then((reply) => (reply.status === 404 ? undefined : reply.json()))
        .then(
          (verdict: PlacementVerdict | undefined) =>
            verdict === undefined
              ? send({ type: 'key-voided', key })
              : send({ type: 'verdict-arrived', key, verdict, ...timed() }),
          () => send({ type: 'look-up-failed', key, asked, ...timed() }),
        );
      break;
    }
    case 'look-up': {
      const { key, asked } = effect;
      fetch(`/coupons/${key}`)
        .then((reply) => (reply.status === 404 ? undefined : reply.json()))
        .then(
          (verdict: PlacementVerdict | undefined) =>
            verdict === undefined
              ? send({ type: 'look-up-found-nothing', key, asked, ...timed() })
              : send({ type: 'verdict-arrived', key, verdict, ...timed() }),
          () => send({ type: 'look-up-failed', key, asked, ...timed() }),
        );
      break;
    }
  }
}
