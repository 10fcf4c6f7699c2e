import type { RequestFailure } from '../../shared/request-failure.ts';
import type { Result } from '../../shared/result.ts';
import type { EpochMillis } from '../../shared/time.ts';
import type { SupportTopic, TopicKind, TopicThread, WrittenKind } from './support-topic.ts';
import type { TopicText } from './topic-text.ts';

/** The requests of one kind, the latest change first. */
export interface TopicList {
  readonly topics: readonly SupportTopic[];
  /** Of three in 30 days. */
  readonly appealsLeft: number;
}

export interface CallBackWish {
  readonly phone: string;
  readonly subject: string;
  readonly at: EpochMillis;
}

export interface MailedQuestion extends TopicText {
  readonly email: string;
}

/** Who looks after the player, and in which languages nobody calls. */
export interface SupportDesk {
  readonly languagesWithoutCallBack: readonly string[];
  readonly manager: { readonly name: string; readonly email: string };
}

/** UPL-9 The ids of files that were sent before. */
interface WithFiles {
  readonly files: readonly string[];
}

/** Whatever is written is written once under its key. */
export interface SupportGateway {
  readonly desk: () => Promise<Result<SupportDesk, RequestFailure>>;
  readonly topics: (kind: TopicKind) => Promise<Result<TopicList, RequestFailure>>;
  /** The latest messages, or those before one. */
  readonly thread: (id: number, before?: number) => Promise<Result<TopicThread, RequestFailure>>;
  readonly begin: (
    kind: WrittenKind,
    message: TopicText & WithFiles,
    key: string,
  ) => Promise<Result<TopicThread, RequestFailure>>;
  readonly write: (
    id: number,
    message: { readonly text: string } & WithFiles,
    key: string,
  ) => Promise<Result<TopicThread, RequestFailure>>;
  readonly end: (id: number) => Promise<Result<TopicThread, RequestFailure>>;
  readonly call: (wish: CallBackWish, key: string) => Promise<Result<TopicThread, RequestFailure>>;
  /** Of a visitor: the answer comes by mail. */
  readonly ask: (question: MailedQuestion, key: string) => Promise<Result<{ readonly id: number }, RequestFailure>>;
}
