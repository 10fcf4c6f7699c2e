import type { Language } from '../../../core/site/config/language.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';

/** The line of the menu that leads to the account's identification, where the site has that page. */
export const IDENTIFICATION_ITEM: {
  readonly route: RouteName;
  readonly titles: Readonly<Record<Language, string>>;
} = {
  route: 'account-identification',
  titles: {
    ru: 'Идентификация аккаунта',
    en: 'Account identification',
    uk: 'Ідентифікація акаунта',
    kk: 'Аккаунтты сәйкестендіру',
    es: 'Identificación de la cuenta',
    pt: 'Identificação da conta',
    de: 'Identifizierung des Kontos',
    fr: 'Identification du compte',
    tr: 'Hesap kimliği doğrulama',
    ar: 'إثبات هوية الحساب',
  },
};
