import type { Language } from '../../../core/site/config/language.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';

/** The lines of the menu that lead to people. */
export const HELP_MENU_ITEMS: readonly {
  readonly route: RouteName;
  readonly titles: Readonly<Record<Language, string>>;
}[] = [
  {
    route: 'office-support',
    titles: {
      ru: 'Поддержка',
      en: 'Support',
      uk: 'Підтримка',
      kk: 'Қолдау',
      es: 'Asistencia',
      pt: 'Apoio',
      de: 'Support',
      fr: 'Assistance',
      tr: 'Destek',
      ar: 'الدعم',
    },
  },
  {
    route: 'own-manager',
    titles: {
      ru: 'Мой менеджер',
      en: 'My manager',
      uk: 'Мій менеджер',
      kk: 'Менің менеджерім',
      es: 'Mi gestor',
      pt: 'O meu gestor',
      de: 'Mein Betreuer',
      fr: 'Mon conseiller',
      tr: 'Yöneticim',
      ar: 'مديري',
    },
  },
  {
    route: 'share-idea',
    titles: {
      ru: 'Предложить идею',
      en: 'Share an idea',
      uk: 'Запропонувати ідею',
      kk: 'Идея ұсыну',
      es: 'Proponer una idea',
      pt: 'Propor uma ideia',
      de: 'Idee vorschlagen',
      fr: 'Proposer une idée',
      tr: 'Fikir öner',
      ar: 'اقترح فكرة',
    },
  },
];
