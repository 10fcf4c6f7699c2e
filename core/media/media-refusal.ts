import type { Notice } from '../notices/notice.ts';
import type { MediaEntityError } from './media-entity.ts';

/** MD-84 A picture that cannot be opened says why: one without a video and a zone in the words of MD-2, any other that something went wrong. */
export function mediaRefusal(error: MediaEntityError): Notice {
  return {
    status: 'error',
    title: 'main_error',
    ...(error.code === 'no-video-or-zone' ? { serverTitle: error.message } : {}),
  };
}
