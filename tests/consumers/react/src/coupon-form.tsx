import { useState } from 'react';
import { possibleWin, totalOdds } from '@oddsmith/core/coupon';
import { couponHash, isFrozen, PLACEMENT, type PlacementOrder } from '@oddsmith/core/coupon/state';
import { formatOdds } from '@oddsmith/core/odds';
import { performPlacement } from './perform-placement';
import { useMachine } from './use-machine';

const TWO_OF_THREE: PlacementOrder = {
  type: 'system',
  systemValue: 2,
  amount: 30,
  accountId: 1,
  currency: 'EUR',
  isDropOnScoreChange: false,
  bonusBet: false,
  changeMode: 'accept-increase',
  oddsFormatId: 0,
  isOneClick: false,
  bets: [1.5, 2, 3].map((odds, index) => ({ outcomeId: String(index), odds, version: 1, block: 1 })),
};

export function CouponForm() {
  const [openedAt] = useState(() => Date.now());
  const [amount, setAmount] = useState(TWO_OF_THREE.amount);
  const [placement, send] = useMachine(PLACEMENT, performPlacement);
  const order = { ...TWO_OF_THREE, amount };
  const total = totalOdds(order);
  const win = possibleWin(order);

  function place() {
    const attempt = { key: crypto.randomUUID(), userId: 5, hash: couponHash(order), at: Date.now(), order };
    send({ type: 'place-pressed', attempt, isOnline: navigator.onLine, steadySince: openedAt });
  }

  return (
    <main>
      <input type="number" value={amount} onChange={(event) => setAmount(event.target.valueAsNumber)} />
      <p>{total.ok ? `Odds ${formatOdds(total.value, 0)}` : total.error.code}</p>
      <p>{win.ok ? `Wins ${win.value.min ?? win.value.max} to ${win.value.max}` : win.error.code}</p>
      <button disabled={!win.ok || isFrozen(placement)} onClick={place}>
        Place
      </button>
      <output>{placement.phase}</output>
    </main>
  );
}
