import type { H264MP4Encoder } from 'h264-mp4-encoder';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { seconds, type Millis } from '../../../core/shared/time.ts';
import { emptyPicture, type Picture } from './picture.ts';
import { VIDEO_HEIGHT, VIDEO_WIDTH } from './draw-scene.ts';

export const FRAMES_A_SECOND = 8;

/** Part of a fragmented MP4: what a player needs once, and what it plays. */
export interface EncodedSegment {
  readonly init: Buffer;
  readonly media: Buffer;
}

/** How rough the pictures may be: 10 the finest, 51 the roughest. */
const ROUGHNESS = 28;
const ENCODING_SPEED = 5;
/** So many frames are encoded before others get their turn: some two milliseconds. */
const FRAMES_A_TURN = 4;
/** A fragment takes a tenth of a second; one that hangs must not keep the others waiting. */
const LONGEST: Millis = seconds(10);
let files = 0;

/**
 * Encodes frames as one fragment that begins at a second of the stream. The encoder is loaded with the first of them.
 * Rejects with a TimeoutError where it is not done within `longest`.
 */
export async function encodeSegment(
  draw: (picture: Picture, frame: number) => void,
  { start, frames, longest = LONGEST }: { readonly start: number; readonly frames: number; readonly longest?: Millis },
): Promise<EncodedSegment> {
  const limit = new AbortController();
  const encoded = encodeFrames(draw, frames, limit.signal).then(async (file) => fragment(file, start));
  return withinTime(encoded, limit, longest);
}

/** The promise of something that may never settle is left alone, and what it stands for is told to stop. */
async function withinTime<Made>(made: Promise<Made>, limit: AbortController, longest: Millis): Promise<Made> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DOMException(`not encoded within ${longest} ms`, 'TimeoutError');
      limit.abort(error);
      reject(error);
    }, longest);
  });
  try {
    return await Promise.race([made, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

async function encodeFrames(
  draw: (picture: Picture, frame: number) => void,
  frames: number,
  limit: AbortSignal,
): Promise<Uint8Array> {
  const { createH264MP4Encoder } = (await import('h264-mp4-encoder')).default;
  const encoder = await createH264MP4Encoder();
  const { FS } = encoder;
  // encoders have their files in common
  files += 1;
  const file = `segment-${files}.mp4`;
  try {
    encoder.outputFilename = file;
    encoder.width = VIDEO_WIDTH;
    encoder.height = VIDEO_HEIGHT;
    encoder.frameRate = FRAMES_A_SECOND;
    encoder.quantizationParameter = ROUGHNESS;
    encoder.speed = ENCODING_SPEED;
    encoder.groupOfPictures = frames;
    encoder.initialize();
    try {
      await addFrames(encoder, draw, { frames, limit });
    } finally {
      // an encoder that was begun and not ended takes all others with it
      encoder.finalize();
    }
    return FS.readFile(file, { encoding: 'binary' });
  } finally {
    encoder.delete();
    const left = FS.readdir('/') as readonly string[];
    if (left.includes(file)) FS.unlink(file);
  }
}

async function addFrames(
  encoder: H264MP4Encoder,
  draw: (picture: Picture, frame: number) => void,
  { frames, limit }: { readonly frames: number; readonly limit: AbortSignal },
): Promise<void> {
  const picture = emptyPicture(VIDEO_WIDTH, VIDEO_HEIGHT);
  for (let frame = 0; frame < frames; frame += 1) {
    draw(picture, frame);
    encoder.addFrameYuv(picture.data);
    if (frame % FRAMES_A_TURN === FRAMES_A_TURN - 1) await nextTurn();
    limit.throwIfAborted();
  }
}

async function fragment(encoded: Uint8Array, start: number): Promise<EncodedSegment> {
  const { BufferSource, EncodedPacketSink, EncodedVideoPacketSource, Input, MP4, Mp4OutputFormat, NullTarget, Output } =
    await import('mediabunny');
  const track = await new Input({ source: new BufferSource(encoded), formats: [MP4] }).getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (track === null || decoderConfig === null || decoderConfig === undefined) throw new Error('nothing was encoded');
  const parts = { init: [] as Uint8Array[], media: [] as Uint8Array[] };
  const toInit = (data: Uint8Array): number => parts.init.push(data);
  const toMedia = (data: Uint8Array): number => parts.media.push(data);
  const output = new Output({
    format: new Mp4OutputFormat({
      fastStart: 'fragmented',
      minimumFragmentDuration: Number.MAX_SAFE_INTEGER,
      onFtyp: toInit,
      onMoov: toInit,
      onMoof: toMedia,
      onMdat: toMedia,
    }),
    target: new NullTarget(),
  });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source, { frameRate: FRAMES_A_SECOND });
  await output.start();
  let frame = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = start + frame / FRAMES_A_SECOND;
    const type = frame === 0 ? 'key' : 'delta';
    await source.add(packet.clone({ timestamp, type, duration: 1 / FRAMES_A_SECOND }), { decoderConfig });
    frame += 1;
  }
  await output.finalize();
  return { init: Buffer.concat(parts.init), media: Buffer.concat(parts.media) };
}
