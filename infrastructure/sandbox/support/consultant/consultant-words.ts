/** What the consultant's own page says, in the languages it speaks. */
export const CONSULTANT_WORDS = {
  ru: {
    title: 'Консультант',
    hello: 'Здравствуйте! Чем помочь?',
    auto: 'Спасибо, сообщение получено. Консультант скоро ответит здесь же.',
    field: 'Сообщение',
    send: 'Отправить',
    own: 'Вы',
    agent: 'Консультант',
    lost: 'Нет связи: сообщение не ушло. Попробуйте ещё раз.',
    full: 'Слишком много сообщений: подождите минуту.',
  },
  en: {
    title: 'Consultant',
    hello: 'Hello! How can we help?',
    auto: 'Thank you, we’ve got your message. A consultant will answer here soon.',
    field: 'Message',
    send: 'Send',
    own: 'You',
    agent: 'Consultant',
    lost: 'No connection: the message wasn’t sent. Try again.',
    full: 'Too many messages: wait a minute.',
  },
} as const;
export type ConsultantLanguage = keyof typeof CONSULTANT_WORDS;

export function consultantLanguage(asked: unknown): ConsultantLanguage {
  return asked === 'ru' || asked === 'uk' || asked === 'kk' ? 'ru' : 'en';
}

export const CONSULTANT_DESK_WORDS = {
  ru: {
    title: 'Консультант: ответить',
    note: 'Чаты этого браузера, сначала новые.',
    none: 'Никто не написал',
    text: 'Ответ',
    send: 'Ответить',
    earlier: 'Раньше',
  },
  en: {
    title: 'Consultant: answer',
    note: 'The chats of this browser, the newest first.',
    none: 'Nobody has written',
    text: 'Answer',
    send: 'Answer',
    earlier: 'Earlier',
  },
} as const;
