import { SEGMENT_SECONDS, type FilmWindow } from './game-film.ts';

/** What players of HLS read: which segments there are, and where the stream has ended. */
export function playlistText({ first, last, startsAt, isOver }: FilmWindow): string {
  const numbers = Array.from({ length: last - first + 1 }, (_each, index) => first + index);
  const begins = new Date(startsAt + first * SEGMENT_SECONDS * 1000).toISOString();
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
    `#EXT-X-PROGRAM-DATE-TIME:${begins}`,
    ...numbers.flatMap((number) => [`#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`, `${number}.m4s`]),
    ...(isOver ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
