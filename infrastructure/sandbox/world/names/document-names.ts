import type { Language } from '../../../../core/site/config/language.ts';

/** What the kinds of documents are called: passport, identity card, driving licence and residence permit. */
export const DOCUMENT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Паспорт', 'Удостоверение личности', 'Водительские права', 'Вид на жительство'],
  en: ['Passport', 'ID card', 'Driving licence', 'Residence permit'],
  uk: ['Паспорт', 'Посвідчення особи', 'Посвідчення водія', 'Посвідка на проживання'],
  kk: ['Паспорт', 'Жеке куәлік', 'Жүргізуші куәлігі', 'Тұруға ықтиярхат'],
  de: ['Reisepass', 'Personalausweis', 'Führerschein', 'Aufenthaltstitel'],
  es: ['Pasaporte', 'Documento de identidad', 'Permiso de conducir', 'Permiso de residencia'],
  fr: ['Passeport', 'Carte d’identité', 'Permis de conduire', 'Titre de séjour'],
  pt: ['Passaporte', 'Cartão de identidade', 'Carta de condução', 'Título de residência'],
  tr: ['Pasaport', 'Kimlik kartı', 'Sürücü belgesi', 'Oturma izni'],
  ar: ['جواز سفر', 'بطاقة هوية', 'رخصة قيادة', 'تصريح إقامة'],
};
