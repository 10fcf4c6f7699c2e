/** What the login page of the demonstration's provider says. */
export const LOGIN_WORDS = {
  ru: {
    title: (network: string) => `Вход через ${network}`,
    note: 'Это учебная замена соцсети. Придумайте имя и e-mail: тот же e-mail здесь значит того же человека.',
    name: 'Имя',
    email: 'E-mail',
    allow: 'Разрешить',
    refuse: 'Отказать',
    wrong: 'Так войти нельзя',
    wrongNote: 'Сайт прислал неверный запрос. Закройте окно и начните вход заново.',
  },
  en: {
    title: (network: string) => `Sign in with ${network}`,
    note: 'This stands in for the social network. Make up a name and an e-mail: the same e-mail is the same person here.',
    name: 'Name',
    email: 'E-mail',
    allow: 'Allow',
    refuse: 'Refuse',
    wrong: 'This sign-in is not possible',
    wrongNote: 'The request of the site is wrong. Close the window and begin again.',
  },
} as const;

/** What a window says that its page did not close. */
export const BACK_WORDS = {
  ru: { title: 'Вернитесь на сайт', text: 'Это окно можно закрыть.', link: 'На сайт' },
  en: { title: 'Back to the site', text: 'You can close this window.', link: 'To the site' },
} as const;
