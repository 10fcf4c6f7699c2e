import type { EditedBanner } from '../../../../core/sports/showcase/edited-banner.ts';

const always = { audience: 'all', countries: [], startsAt: Date.UTC(2026, 0, 1), isOn: true } as const;

/** The banners of the demonstration: each leads to a page that the site has. */
export const DEMO_BANNERS: readonly EditedBanner[] = [
  {
    ...always,
    titles: { ru: 'Шесть матчей на одном экране', en: 'Six matches on one screen' },
    texts: {
      ru: 'Соберите живые матчи в мультилайве и следите за счётом и коэффициентами рядом.',
      en: 'Put live matches side by side in multi-live and follow their scores and odds together.',
    },
    picture: 'screens',
    link: '/multi',
  },
  {
    ...always,
    titles: { ru: 'Результаты за 30 дней', en: 'Results of the last 30 days' },
    texts: {
      ru: 'Счёт по периодам и исход каждого рынка любого сыгранного матча.',
      en: 'Scores by period, and how every market of every match that was played was settled.',
    },
    picture: 'results',
    link: '/results',
  },
  {
    ...always,
    titles: { ru: 'Попробуйте купон на игровые деньги', en: 'Try the coupon with play money' },
    texts: {
      ru: 'После регистрации откроется счёт с игровыми деньгами: вывести их нельзя, проиграть всерьёз тоже.',
      en: 'A new account holds play money: it can neither be withdrawn nor lost in earnest.',
    },
    picture: 'ball',
    link: '/howbet',
    audience: 'visitors',
  },
  {
    ...always,
    titles: { ru: 'Игра должна оставаться игрой', en: 'Keep play a game' },
    texts: {
      ru: 'Как заметить, что ставки перестали быть развлечением, и куда обратиться за помощью.',
      en: 'How to notice that betting is no longer fun, and where to turn for help.',
    },
    picture: 'shield',
    link: '/responsiblegaming',
  },
];
