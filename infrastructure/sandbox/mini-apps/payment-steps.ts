import { hours, minutes, type Millis } from '../../../core/shared/time.ts';
import { DEFAULT_PROFILE } from '../jurisdiction-profile.ts';
import { listedMethods } from '../payments/payment-methods.ts';
import { text, type ApplicationParts, type ApplicationVisit } from './application-page.ts';
import type { FramePage } from './frame-page.ts';
import { FRAME_STYLES, frameScript } from './frame-script.ts';

const WORDS = {
  ru: {
    title: 'Помощник по платежам',
    method: 'Способ',
    time: 'Обычно до',
    deposit: {
      name: 'Депозит не поступил',
      steps: [
        'Сверьте срок вашего способа оплаты',
        'Найдите платёж в истории',
        'Срок вышел — напишите нам и приложите чек',
      ],
    },
    withdrawal: {
      name: 'Вывод задерживается',
      steps: [
        'Сверьте срок вашего способа вывода',
        'Проверьте состояние заявки в истории',
        'Срок вышел — создайте запрос',
      ],
    },
    history: 'История платежей',
    request: 'Создать запрос',
  },
  en: {
    title: 'Payment assistant',
    method: 'Method',
    time: 'Usually within',
    deposit: {
      name: 'A deposit has not arrived',
      steps: [
        'Check how long your method takes',
        'Find the payment in your history',
        'If the time is up, write to us and attach the receipt',
      ],
    },
    withdrawal: {
      name: 'A withdrawal is late',
      steps: [
        'Check how long your method takes',
        'See in your history how far it has come',
        'If the time is up, make a request',
      ],
    },
    history: 'Payment history',
    request: 'Make a request',
  },
} as const;
const PAGES = ['payment-requests', 'payment-request'];

const STYLES = `${FRAME_STYLES}
details{margin-block-end:8px;border:1px solid var(--edge);border-radius:8px;background:var(--raised)}
summary{display:flex;align-items:center;justify-content:space-between;gap:12px;box-sizing:border-box;min-block-size:44px;padding:6px 14px;border-radius:8px;font-weight:600;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary::after{flex:none;inline-size:7px;block-size:7px;margin-block-start:-4px;border:solid var(--fg-2);border-width:0 2px 2px 0;content:'';transform:rotate(45deg)}
[open]>summary::after{margin-block-start:4px;transform:rotate(225deg)}
summary:hover{background:var(--control)}
ol,table{margin:0 14px 14px;color:var(--fg-2);font-size:.75rem;line-height:1.125rem}
ol{display:grid;gap:4px;padding-inline-start:1.25rem}
table{border-collapse:collapse;min-inline-size:min(24rem,calc(100% - 28px))}
th,td{padding:5px 16px 5px 0;border-block-end:1px solid var(--line);text-align:start}
thead th{font-size:.6875rem;font-weight:400}
tbody th{color:var(--fg);font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:8px}`;

/** Leads to the pages of the site that its buttons name. */
const SCRIPT = `document.querySelector('nav').addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button !== null) say('navigate', { route: button.dataset.route });
});`;

/** What to do about a payment that is late, by how long each way of paying takes. */
export function paymentSteps(_parts: ApplicationParts, visit: ApplicationVisit): FramePage | undefined {
  if (!PAGES.includes(visit.route)) return undefined;
  const { language } = visit;
  const words = WORDS[language];
  const methods = listedMethods(DEFAULT_PROFILE.geoCurrency, language);
  const cases = (['deposit', 'withdrawal'] as const).map((kind) => {
    const rows = methods.flatMap(({ title, takes: { [kind]: time } }) =>
      time === undefined ? [] : [`<tr><th scope="row">${text(title)}</th><td>${timeWords(time, language)}</td></tr>`],
    );
    const steps = words[kind].steps.map((step) => `<li>${step}</li>`).join('');
    const head = `<thead><tr><th scope="col">${words.method}</th><th scope="col">${words.time}</th></tr></thead>`;
    return `<details name="case"><summary>${words[kind].name}</summary><ol>${steps}</ol><table>${head}<tbody>${rows.join('')}</tbody></table></details>`;
  });
  const ways = `<nav><button type="button" data-route="payment-history">${words.history}</button><button type="button" data-route="payment-request">${words.request}</button></nav>`;
  return {
    language,
    title: words.title,
    body: `<h2>${words.title}</h2>${cases.join('')}${ways}`,
    styles: STYLES,
    script: frameScript('payment-consultant', SCRIPT),
  };
}

function timeWords(time: Millis, language: ApplicationVisit['language']): string {
  const [unit, length] = time >= hours(1) ? (['hour', hours(1)] as const) : (['minute', minutes(1)] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(time / length));
}
