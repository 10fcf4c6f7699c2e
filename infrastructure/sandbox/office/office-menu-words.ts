import type { Language } from '../../../core/site/config/language.ts';
import type { RouteName } from '../../../core/navigation/route-table.ts';

type Words = Readonly<Record<Language, string>>;

/** The lines of the menu in their order; one whose page is not built the site leaves out. */
export const OFFICE_MENU_CATEGORIES: readonly {
  readonly id: string;
  readonly titles: Words;
  readonly items: readonly { readonly route: RouteName; readonly titles: Words }[];
}[] = [
  {
    id: 'money',
    titles: {ru: 'Деньги', en: 'Money', uk: 'Гроші', kk: 'Ақша', es: 'Dinero', pt: 'Dinheiro', de: 'Geld', fr: 'Argent', tr: 'Para', ar: 'المال'},
    items: [
      { route: 'account', titles: {ru: 'Аккаунт', en: 'Account', uk: 'Акаунт', kk: 'Аккаунт', es: 'Cuenta', pt: 'Conta', de: 'Konto', fr: 'Compte', tr: 'Hesap', ar: 'الحساب'} },
      { route: 'recharge', titles: {ru: 'Пополнить', en: 'Deposit', uk: 'Поповнити', kk: 'Толтыру', es: 'Depositar', pt: 'Depositar', de: 'Einzahlen', fr: 'Déposer', tr: 'Para yatır', ar: 'إيداع'} },
      { route: 'withdrawal', titles: {ru: 'Вывести', en: 'Withdraw', uk: 'Вивести', kk: 'Шығару', es: 'Retirar', pt: 'Levantar', de: 'Auszahlen', fr: 'Retirer', tr: 'Para çek', ar: 'سحب'} },
      { route: 'history', titles: {ru: 'История ставок', en: 'Bet history', uk: 'Історія ставок', kk: 'Ставкалар тарихы', es: 'Historial de apuestas', pt: 'Histórico de apostas', de: 'Wettverlauf', fr: 'Historique des paris', tr: 'Bahis geçmişi', ar: 'سجل الرهانات'} },
      { route: 'payment-history', titles: {ru: 'История платежей', en: 'Payment history', uk: 'Історія платежів', kk: 'Төлемдер тарихы', es: 'Historial de pagos', pt: 'Histórico de pagamentos', de: 'Zahlungsverlauf', fr: 'Historique des paiements', tr: 'Ödeme geçmişi', ar: 'سجل المدفوعات'} },
      { route: 'payment-requests', titles: {ru: 'Запросы по платежам', en: 'Payment requests', uk: 'Запити щодо платежів', kk: 'Төлем сұраулары', es: 'Consultas de pagos', pt: 'Pedidos sobre pagamentos', de: 'Anfragen zu Zahlungen', fr: 'Demandes de paiement', tr: 'Ödeme talepleri', ar: 'طلبات الدفع'} },
    ],
  },
  {
    id: 'gifts',
    titles: {ru: 'Бонусы', en: 'Bonuses', uk: 'Бонуси', kk: 'Бонустар', es: 'Bonos', pt: 'Bónus', de: 'Boni', fr: 'Bonus', tr: 'Bonuslar', ar: 'المكافآت'},
    items: [
      { route: 'deposit-bonuses', titles: {ru: 'Бонусы и подарки', en: 'Bonuses and gifts', uk: 'Бонуси й подарунки', kk: 'Бонустар мен сыйлықтар', es: 'Bonos y regalos', pt: 'Bónus e prendas', de: 'Boni und Geschenke', fr: 'Bonus et cadeaux', tr: 'Bonuslar ve hediyeler', ar: 'المكافآت والهدايا'} },
      { route: 'vip-cashback', titles: {ru: 'VIP-кешбэк', en: 'VIP cashback', uk: 'VIP-кешбек', kk: 'VIP-кэшбэк', es: 'Cashback VIP', pt: 'Cashback VIP', de: 'VIP-Cashback', fr: 'Cashback VIP', tr: 'VIP nakit iade', ar: 'استرداد نقدي VIP'} },
      { route: 'office-promotion', titles: {ru: 'Промокоды', en: 'Promo codes', uk: 'Промокоди', kk: 'Промокодтар', es: 'Códigos promocionales', pt: 'Códigos promocionais', de: 'Promocodes', fr: 'Codes promo', tr: 'Promosyon kodları', ar: 'الرموز الترويجية'} },
      { route: 'bring-friend', titles: {ru: 'Пригласить друга', en: 'Invite a friend', uk: 'Запросити друга', kk: 'Дос шақыру', es: 'Invitar a un amigo', pt: 'Convidar um amigo', de: 'Freunde einladen', fr: 'Inviter un ami', tr: 'Arkadaşını davet et', ar: 'دعوة صديق'} },
    ],
  },
  {
    id: 'safety',
    titles: {ru: 'Аккаунт и защита', en: 'Account and safety', uk: 'Акаунт і захист', kk: 'Аккаунт және қорғаныс', es: 'Cuenta y protección', pt: 'Conta e proteção', de: 'Konto und Schutz', fr: 'Compte et protection', tr: 'Hesap ve koruma', ar: 'الحساب والحماية'},
    items: [
      { route: 'security', titles: {ru: 'Безопасность', en: 'Security', uk: 'Безпека', kk: 'Қауіпсіздік', es: 'Seguridad', pt: 'Segurança', de: 'Sicherheit', fr: 'Sécurité', tr: 'Güvenlik', ar: 'الأمان'} },
      { route: 'verification', titles: {ru: 'Верификация', en: 'Verification', uk: 'Верифікація', kk: 'Верификация', es: 'Verificación', pt: 'Verificação', de: 'Verifizierung', fr: 'Vérification', tr: 'Doğrulama', ar: 'التحقق'} },
      { route: 'limits', titles: {ru: 'Ответственная игра', en: 'Responsible gambling', uk: 'Відповідальна гра', kk: 'Жауапты ойын', es: 'Juego responsable', pt: 'Jogo responsável', de: 'Verantwortungsvolles Spielen', fr: 'Jeu responsable', tr: 'Sorumlu oyun', ar: 'اللعب المسؤول'} },
      { route: 'office-settings', titles: {ru: 'Настройки', en: 'Settings', uk: 'Налаштування', kk: 'Баптаулар', es: 'Ajustes', pt: 'Definições', de: 'Einstellungen', fr: 'Paramètres', tr: 'Ayarlar', ar: 'الإعدادات'} },
      { route: 'office-support', titles: {ru: 'Поддержка', en: 'Support', uk: 'Підтримка', kk: 'Қолдау', es: 'Asistencia', pt: 'Apoio', de: 'Support', fr: 'Assistance', tr: 'Destek', ar: 'الدعم'} },
    ],
  },
];
