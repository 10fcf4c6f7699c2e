import { startedLazyRow } from '../../wiring-row.ts';

export const lazyMediaWiring = {
  videos: startedLazyRow(['http', 'session', 'videoToken', 'clock', 'timers', 'visibility'], async () => {
    const [{ VideosStore }, { httpMediaGateway }] = await Promise.all([
      import('#ui/sports/game/media/video/videos-store.ts'),
      import('../../../infrastructure/sports/http-media-gateway.ts'),
    ]);
    return ({ http, ...needs }) =>
      new VideosStore({
        ...needs,
        gateway: httpMediaGateway(http),
        open: async (given) => {
          const { openHlsStream } = await import('../../../infrastructure/browser/hls-stream.ts');
          return openHlsStream(given);
        },
      });
  }),
  media: startedLazyRow(
    ['gameGateway', 'clock', 'timers', 'visibility', 'frames', 'values', 'videos', 'notices'],
    async () => {
      const { MediaStore } = await import('#ui/sports/game/media/media-store.ts');
      return ({ gameGateway: gateway, values, videos, notices, ...needs }) =>
        new MediaStore({
          values,
          videos,
          notices,
          visibility: needs.visibility,
          gameStore: async () => {
            const { GameStore } = await import('#ui/sports/game/game-store.ts');
            return new GameStore({ gateway, ...needs });
          },
        });
    },
  ),
};
