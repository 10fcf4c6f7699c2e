// slot.mjs: what the application shows in a slot of a page of the site

/** @typedef {import('@oddsmith/core/mini-apps').ApplicationPayload} ApplicationPayload */

const WORDS = {
  ru: { title: 'Погода на матчах', text: 'Сегодня без дождя', rules: 'Правила' },
  en: { title: 'Weather at the games', text: 'No rain today', rules: 'Rules' },
};

const CSS = 'p { margin: 0; color: var(--fg-2, #555) } a { color: var(--link, #0b5cb8) }';

/**
 * The path is that of the page, and begins with its language.
 * @param {string} path
 * @returns {ApplicationPayload}
 */
export function slotFor(path) {
  const language = path.startsWith('/ru') ? 'ru' : 'en';
  const { title, text, rules } = WORDS[language];
  return {
    appName: 'weather',
    title,
    body: `<div lang="${language}"><p>${text}</p><a href="/${language}/rules/1">${rules}</a></div>`,
    styles: [{ cssText: CSS }],
  };
}
