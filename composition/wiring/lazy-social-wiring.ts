import { lazyRow } from '../wiring-row.ts';

export const lazySocialWiring = {
  socialGateway: lazyRow(['http'], async () => {
    const { httpSocialGateway } = await import('../../infrastructure/registration/http-social-gateway.ts');
    return ({ http }) => httpSocialGateway(http);
  }),
  social: lazyRow(
    [
      'socialGateway',
      'language',
      'session',
      'signIn',
      'dialogs',
      'notices',
      'clock',
      'timers',
      'tabs',
      'popups',
      'values',
      'pageExit',
    ],
    async () => {
      const { SocialStore } = await import('#ui/registration/social/social-store.ts');
      return ({ socialGateway, clock, signIn, dialogs, pageExit: { goTo }, ...needs }) =>
        new SocialStore(socialGateway, {
          ...needs,
          clock: { now: () => clock.exact() },
          goTo,
          demandCode: (step) => {
            signIn.demand(step);
            dialogs.show('sign-in');
          },
        });
    },
  ),
};
