import type { Language } from '../../../core/site/config/language.ts';

type Words = Readonly<Record<Language, string>>;

/** What the settings of the office are called, and what is said where one is not kept. */
export const OFFICE_SETTING_WORDS = {
  mailing_events: {
    ru: 'Новости и акции',
    en: 'News and offers',
    uk: 'Новини та акції',
    kk: 'Жаңалықтар мен акциялар',
    es: 'Novedades y ofertas',
    pt: 'Novidades e ofertas',
    de: 'Neuigkeiten und Angebote',
    fr: 'Actualités et offres',
    tr: 'Haberler ve kampanyalar',
    ar: 'الأخبار والعروض',
  },
  refused: {
    ru: 'Такой настройки у вас нет',
    en: 'You don’t have this setting',
    uk: 'Такого налаштування у вас немає',
    kk: 'Сізде мұндай баптау жоқ',
    es: 'No tienes este ajuste',
    pt: 'Não tem esta definição',
    de: 'Diese Einstellung haben Sie nicht',
    fr: 'Vous n’avez pas ce réglage',
    tr: 'Böyle bir ayarınız yok',
    ar: 'ليس لديك هذا الإعداد',
  },
  'shut-out': {
    ru: 'Пока вы ограничили себя в игре, новости и акции не приходят',
    en: 'While you are excluded, no news or offers are sent',
    uk: 'Поки ви обмежили себе у грі, новини та акції не надходять',
    kk: 'Ойыннан бас тартқан кезде жаңалықтар мен акциялар келмейді',
    es: 'Mientras estés autoexcluido no se envían novedades ni ofertas',
    pt: 'Enquanto estiver excluído, não são enviadas novidades nem ofertas',
    de: 'Solange Sie gesperrt sind, kommen keine Neuigkeiten und Angebote',
    fr: 'Tant que vous êtes exclu, aucune actualité ni offre n’est envoyée',
    tr: 'Kendinizi dışladığınız sürece haber ve kampanya gönderilmez',
    ar: 'ما دمت مستبعدًا فلن تصلك أخبار ولا عروض',
  },
} as const satisfies Readonly<Record<string, Words>>;
