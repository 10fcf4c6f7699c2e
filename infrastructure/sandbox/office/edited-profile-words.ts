import type { Language } from '../../../core/site/config/language.ts';

/** What is said beside a field that is locked. */
export const LOCKED_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Данные подтверждены: изменить их может только поддержка',
  en: 'This is verified: only support can change it',
  uk: 'Дані підтверджено: змінити їх може лише підтримка',
  kk: 'Деректер расталған: оларды тек қолдау қызметі өзгерте алады',
  es: 'Está verificado: solo el servicio de asistencia puede cambiarlo',
  pt: 'Está verificado: só o apoio o pode alterar',
  de: 'Das ist bestätigt: Nur der Support kann es ändern',
  fr: 'C’est vérifié : seule l’assistance peut le modifier',
  tr: 'Bu doğrulandı: yalnızca destek değiştirebilir',
  ar: 'تم التحقق من هذا: لا يغيّره إلا الدعم',
};

/** What the page of a profile is called in the menu. */
export const EDIT_PROFILE_WORDS: Readonly<Record<Language, string>> = {
  ru: 'Изменить профиль',
  en: 'Edit profile',
  uk: 'Змінити профіль',
  kk: 'Профильді өзгерту',
  es: 'Editar perfil',
  pt: 'Editar perfil',
  de: 'Profil bearbeiten',
  fr: 'Modifier le profil',
  tr: 'Profili düzenle',
  ar: 'تعديل الملف الشخصي',
};
