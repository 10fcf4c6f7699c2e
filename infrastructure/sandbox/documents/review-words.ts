import type {
  AdditionalDocument,
  DocumentKind,
  RefusalReason,
} from '../../../core/player/documents/identity-document.ts';
import type { ProviderLanguage } from '../payments/provider/provider-words.ts';

interface ReviewWords {
  readonly title: string;
  readonly note: string;
  readonly none: string;
  readonly player: string;
  readonly sent: string;
  readonly download: string;
  readonly closed: string;
  readonly accept: string;
  readonly refuse: string;
  readonly reason: string;
  readonly request: string;
  readonly requestTitle: string;
  readonly wanted: string;
  readonly gone: string;
  readonly kinds: Readonly<Record<DocumentKind, string>>;
  readonly reasons: Readonly<Record<RefusalReason, string>>;
  readonly additional: Readonly<Record<AdditionalDocument, string>>;
}

/** The reviewer speaks the two languages of the debugger. */
export const REVIEW_WORDS: Readonly<Record<ProviderLanguage, ReviewWords>> = {
  ru: {
    title: 'Проверка документов',
    note: 'Здесь видны документы тех, кто входил в этом браузере. Файл открывается только как загрузка.',
    none: 'Документов, которые ждут проверки, нет.',
    player: 'Игрок',
    sent: 'отправлен',
    closed: 'Файл видно, только пока этот игрок вошёл в этом браузере.',
    download: 'Скачать файл',
    accept: 'Принять',
    refuse: 'Отклонить',
    reason: 'Причина отказа',
    request: 'Запросить',
    requestTitle: 'Запросить ещё один документ',
    wanted: 'Документ',
    gone: 'Этот документ уже проверен, или запрос ещё открыт.',
    kinds: {
      main: 'Главный разворот',
      address: 'Страница с адресом',
      selfie: 'Селфи с документом',
      additional: 'Дополнительный документ',
    },
    reasons: {
      unreadable: 'Нечитаемо',
      cropped: 'Видно не целиком',
      expired: 'Срок действия истёк',
      mismatch: 'Не совпадает с данными аккаунта',
      'other-kind': 'Это другой документ',
    },
    additional: {
      income: 'О доходах',
      residence: 'О месте жительства',
      'payment-method': 'О владении картой или кошельком',
    },
  },
  en: {
    title: 'Review of documents',
    note: 'Documents of those who logged in on this browser are shown here. A file opens as a download only.',
    none: 'No document waits for a review.',
    player: 'Player',
    sent: 'sent',
    closed: 'The file is shown only while this player is signed in with this browser.',
    download: 'Download the file',
    accept: 'Accept',
    refuse: 'Refuse',
    reason: 'Reason of the refusal',
    request: 'Ask for it',
    requestTitle: 'Ask for another document',
    wanted: 'Document',
    gone: 'This document has been reviewed already, or a request is still open.',
    kinds: {
      main: 'Main page',
      address: 'Page with the address',
      selfie: 'Selfie with the document',
      additional: 'Additional document',
    },
    reasons: {
      unreadable: 'Not readable',
      cropped: 'Not whole',
      expired: 'Expired',
      mismatch: 'Does not match the account',
      'other-kind': 'Another document',
    },
    additional: {
      income: 'Of income',
      residence: 'Of residence',
      'payment-method': 'That a card or wallet is theirs',
    },
  },
};
