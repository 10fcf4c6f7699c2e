import { setImmediate as nextTurn } from 'node:timers/promises';
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
let files = 0;

/** Encodes frames as one fragment that begins at a second of the stream. The encoder is loaded with the first of them. */
export async function encodeSegment(
  draw: (picture: Picture, frame: number) => void,
  { start, frames }: { readonly start: number; readonly frames: number },
): Promise<EncodedSegment> {
  return fragment(await encodeFrames(draw, frames), start);
}

async function encodeFrames(draw: (picture: Picture, frame: number) => void, frames: number): Promise<Uint8Array> {
  const { createH264MP4Encoder } = (await import('h264-mp4-encoder')).default;
  const encoder = await createH264MP4Encoder();
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
    const picture = emptyPicture(VIDEO_WIDTH, VIDEO_HEIGHT);
    for (let frame = 0; frame < frames; frame += 1) {
      draw(picture, frame);
      encoder.addFrameYuv(picture.data);
      if (frame % FRAMES_A_TURN === FRAMES_A_TURN - 1) await nextTurn();
    }
    encoder.finalize();
    const encoded = encoder.FS.readFile(file, { encoding: 'binary' });
    encoder.FS.unlink(file);
    return encoded;
  } finally {
    encoder.delete();
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
