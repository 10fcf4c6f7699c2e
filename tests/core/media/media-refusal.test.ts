import { describe, expect, it } from 'vitest';
import { mediaEntity } from '../../../core/media/media-entity.ts';
import { mediaRefusal } from '../../../core/media/media-refusal.ts';

const GIVEN = { type: 'video', gameId: 1, sportId: 1 };

function refusalOf(given: object) {
  const entity = mediaEntity(given);
  return entity.ok ? undefined : mediaRefusal(entity.error);
}

describe('a picture that cannot be opened', () => {
  it('says in the words of the specification that it has neither a video nor a zone [MD-2, MD-84]', () => {
    expect(refusalOf({ ...GIVEN, videoId: '' })).toEqual({
      status: 'error',
      title: 'main_error',
      serverTitle: 'One of the parameters of the MediaEntity constructor is required: videoId or zoneId',
    });
  });

  it('says of any other that something went wrong [MD-84]', () => {
    expect(refusalOf({ ...GIVEN, videoId: 'live-1', gameId: 'one' })).toEqual({ status: 'error', title: 'main_error' });
  });
});
