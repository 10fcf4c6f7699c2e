import type { Page } from '@playwright/test';

const GAMES = 300;
const PRICES_OF_GAME = 10;

/** A list of as many games as the busy feed has, all drawn, whose changed prices are written once a frame without any library. */
export async function showPlainPriceList(page: Page): Promise<void> {
  const cells = Array.from({ length: PRICES_OF_GAME }, () => '<button type="button">1.85</button>').join('');
  const rows = Array.from(
    { length: GAMES },
    (_, place) => `<div class="row"><span>Home ${String(place)}<br>Away ${String(place)}</span>${cells}</div>`,
  );
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 14px sans-serif; }
    main { block-size: 100vh; overflow-y: auto; }
    .row { display: flex; align-items: center; gap: 4px; block-size: 52px; }
    .row span { flex: 1; }
    button { inline-size: 56px; block-size: 36px; border: 0; }
    .up { background: #cfc; }
    .down { background: #fcc; }
  </style><main>${rows.join('')}</main>`);
}

/** Changes so many prices a second of the list that is shown, from now on. */
export async function changePlainPrices(page: Page, perSecond: number): Promise<void> {
  await page.evaluate((rate) => {
    const cells = [...document.querySelectorAll('button')];
    const odds = cells.map(() => 185);
    let last = performance.now();
    let owed = 0;
    const step = (now: number): void => {
      owed += ((now - last) * rate) / 1000;
      last = now;
      const changed = new Map<number, number>();
      for (; owed >= 1; owed -= 1) {
        const place = Math.floor(Math.random() * cells.length);
        changed.set(place, (odds[place] ?? 0) + (Math.random() < 0.5 ? 1 : -1));
      }
      for (const [place, value] of changed) {
        const cell = cells[place];
        if (cell === undefined) continue;
        cell.textContent = (value / 100).toFixed(2);
        cell.className = value > (odds[place] ?? 0) ? 'up' : 'down';
        odds[place] = value;
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }, perSecond);
}
