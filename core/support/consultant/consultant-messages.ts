import { readFrameText, writeFrameText } from '../../mini-apps/frame-envelope.ts';
import type { Fields } from '../../shared/untrusted.ts';

const APP = 'consultant';

/** CW-5 All that the frame of the consultant may say. */
const CONSULTANT_SAYINGS = ['ready', 'unread', 'fold'] as const;
export type ConsultantSaying = (typeof CONSULTANT_SAYINGS)[number];

/** CW-5 What the frame is told of how the site looks. */
export interface ConsultantLook {
  readonly language: string;
  readonly theme: 'dark' | 'light';
}

export type ConsultantNews =
  | { readonly type: 'hello'; readonly key: string; readonly look: ConsultantLook }
  | { readonly type: 'look'; readonly look: ConsultantLook }
  | { readonly type: 'opened' | 'folded' };

/** CW-5, FRM-6 What the frame says; nothing where it is not on the list. */
export function readConsultantSaying(message: unknown): ConsultantSaying | undefined {
  const read = readFrameText(message, APP);
  return read.ok ? CONSULTANT_SAYINGS.find((saying) => saying === read.value.type) : undefined;
}

/** CW-5 What is told to the frame, as it goes over the port. */
export function writeConsultantNews(news: ConsultantNews): string {
  return writeFrameText(APP, { id: news.type, type: news.type, payload: payloadOf(news) });
}

function payloadOf(news: ConsultantNews): Fields {
  switch (news.type) {
    case 'hello':
      return { key: news.key, language: news.look.language, theme: news.look.theme };
    case 'look':
      return { language: news.look.language, theme: news.look.theme };
    case 'opened':
    case 'folded':
      return {};
  }
}
