import { addressInLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import { pageKind, sessionLanding } from '../../core/session/session-landing.ts';
import type { Stores } from './stores.ts';

/** Where a player goes on to who was asked to sign in on the way there; nothing where that is home or no page of the site. */
export async function leadBack({ language, page, session }: Stores, to: string): Promise<string | undefined> {
  if (session.userId === undefined) return undefined;
  await page.learnRoutes();
  const [path = '', ...query] = to.split('?');
  const { rest } = splitLanguage(path);
  const route = page.match(rest)?.route;
  const returnPage = {
    address: [rest, ...query].join('?'),
    kind: route === undefined ? undefined : pageKind(route),
  };
  const { address } = sessionLanding({ kind: 'signed-in', userId: session.userId, returnPage, home: '/' });
  return address === '/' ? undefined : addressInLanguage(address, language);
}
