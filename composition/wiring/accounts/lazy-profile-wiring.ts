import { lazyRow } from '../../wiring-row.ts';

/** Who a player is on paper. */
export const lazyProfileWiring = {
  profileGateway: lazyRow(['http', 'language'], async () => {
    const { httpProfileGateway } = await import('../../../infrastructure/player/http-profile-gateway.ts');
    return ({ http, language }) => httpProfileGateway(http, language);
  }),
  profileEdit: lazyRow(['profileGateway', 'session', 'player', 'notices'], async () => {
    const { ProfileEditStore } = await import('#ui/player/profile/profile-edit-store.ts');
    return ({ profileGateway, ...needs }) => new ProfileEditStore(profileGateway, needs);
  }),
};
