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
      const [{ SocialStore }, { NETWORK_NAMES }] = await Promise.all([
        import('#ui/registration/social/social-store.ts'),
        import('../../core/registration/social/network-names.ts'),
      ]);
      return ({ socialGateway, clock, signIn, dialogs, notices, pageExit: { goTo }, ...needs }) =>
        new SocialStore(socialGateway, {
          ...needs,
          clock: { now: () => clock.exact() },
          goTo,
          demandCode: (step) => {
            signIn.demand(step);
            dialogs.show('sign-in');
          },
          sayKnown: (network) => {
            const values = { network: NETWORK_NAMES[network] };
            notices.raise({ status: 'info', title: 'known-account.title', text: 'known-account.text', values });
          },
        });
    },
  ),
};
