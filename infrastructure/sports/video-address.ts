/** Where the streams of videos lie; they are no calls, since a player library asks for them. */
export const VIDEO_PREFIX = '/web-api/video/';

/** The header that the token of videos comes in: an address would be logged. */
export const VIDEO_TOKEN_HEADER = 'x-video-token';

export function videoPlaylist(videoId: string): string {
  return `${VIDEO_PREFIX}${encodeURIComponent(videoId)}/playlist.m3u8`;
}
