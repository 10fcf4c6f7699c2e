import { INSTALL_STEPS } from '../information/pages/install-steps.ts';
import { text, type ApplicationPage, type ApplicationParts, type ApplicationVisit } from './application-page.ts';

const TITLES = { ru: 'Как установить приложение', en: 'How to install the app' } as const;

const STYLES = `
h2{margin:0 0 12px;font-size:1.125rem;font-weight:700;line-height:1.5rem}
.ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:12px}
section{padding:12px 16px;border-radius:var(--r-md,8px);background:var(--bg-raised,#f4f7f9)}
h3{margin:0 0 8px;font-size:.9375rem;font-weight:700;line-height:1.25rem}
ol{margin:0;padding-inline-start:1.25rem}
li{font-size:.875rem;line-height:1.375rem}
`;

/** How the site becomes an app of the device, by its browser. */
export function platformSteps(_parts: ApplicationParts, visit: ApplicationVisit): ApplicationPage | undefined {
  const { route, language } = visit;
  if (route !== 'mobile-app' && route !== 'desktop-app') return undefined;
  const title = TITLES[language];
  const sections = INSTALL_STEPS[language][route].map(([name, steps]) => {
    const items = steps.map((step) => `<li>${text(step)}</li>`).join('');
    return `<section><h3>${text(name)}</h3><ol>${items}</ol></section>`;
  });
  return {
    appName: 'platform-apps',
    title,
    body: `<div lang="${language}"><h2>${title}</h2><div class="ways">${sections.join('')}</div></div>`,
    styles: [{ cssText: STYLES }],
  };
}
