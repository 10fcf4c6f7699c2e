/** The desk speaks the two languages of the debugger. */
export type DeskLanguage = 'ru' | 'en';

export const DESK_WORDS = {
  ru: {
    title: 'Поддержка: ждут ответа',
    none: 'Никто не ждёт.',
    note: 'Здесь то, что написали в этом браузере: игроки, которые в нём входили, и гости.',
    earlier: 'Более ранние',
    text: 'Ответ; для отказа обязателен',
    file: 'Файл: JPG, PNG или PDF до 5 МБ',
    'file-refused': 'Файл не принят, ответ не отправлен. Подойдут JPG, PNG и PDF до 5 МБ.',
    'agent-answered': 'Ответить',
    accepted: 'Удовлетворить',
    refused: 'Отказать',
    ended: 'Закрыть',
    question: 'Вопрос',
    manager: 'Менеджеру',
    idea: 'Идея',
    appeal: 'Обращение о блокировке',
    'call-back': 'Звонок',
  },
  en: {
    title: 'Support: waiting for an answer',
    none: 'Nobody is waiting.',
    note: 'What was written in this browser: by players who signed in here, and by visitors.',
    earlier: 'Earlier ones',
    text: 'Answer; needed to refuse',
    file: 'File: JPG, PNG or PDF up to 5 MB',
    'file-refused': 'The file was not taken and the answer not sent. JPG, PNG and PDF up to 5 MB will do.',
    'agent-answered': 'Answer',
    accepted: 'Accept',
    refused: 'Refuse',
    ended: 'Close',
    question: 'Question',
    manager: 'To the manager',
    idea: 'Idea',
    appeal: 'Appeal',
    'call-back': 'Call',
  },
} as const;

export function deskLanguage(asked: unknown): DeskLanguage {
  return asked === 'ru' ? 'ru' : 'en';
}
