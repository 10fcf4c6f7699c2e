import { addressInLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { pageKind, sessionLanding } from '../../../core/session/session-landing.ts';
import type { Stores } from '../stores.ts';

/**
 * Where a player goes on to who was asked to sign in on the way there; nothing where that is home or no page of the site.
 * Who came to the sign-in without a way leaves a page that another player had open.
 */
export async function leadBack(
  { language, page, session }: Stores,
  to: string | undefined,
  here: string,
): Promise<string | undefined> {
  const { userId, endedFor } = session;
  session.forgetEnded();
  if (userId === undefined) return undefined;
  await page.learnRoutes();
  const [path = '', ...query] = (to ?? here).split('?');
  const { rest } = splitLanguage(path);
  const route = page.match(rest)?.route;
  const returnPage = {
    address: [rest, ...query].join('?'),
    kind: route === undefined ? undefined : pageKind(route),
    rememberedFor: endedFor,
  };
  const { address } = sessionLanding({ kind: 'signed-in', userId, returnPage, home: '/' });
  if (to === undefined) return address === rest ? undefined : addressInLanguage(address, language);
  return address === '/' ? undefined : addressInLanguage(address, language);
}
