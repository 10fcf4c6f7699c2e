/** Of the messages of a thread that come at once. */
export const MESSAGES_A_PAGE = 20;

/** Messages of a thread, the oldest first, and whether there are earlier ones. */
export interface ThreadPage<Message extends { readonly id: number }> {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** SUP-14 The latest messages behind those that are known; alone where others may lie between. */
export function withLatest<Message extends { readonly id: number }>(
  known: ThreadPage<Message> | undefined,
  latest: ThreadPage<Message>,
): ThreadPage<Message> {
  const [first] = latest.messages;
  if (first === undefined || known?.messages.some(({ id }) => id === first.id) !== true) return latest;
  const before = known.messages.filter(({ id }) => id < first.id);
  return {
    messages: [...before, ...latest.messages],
    hasEarlier: before.length === 0 ? latest.hasEarlier : known.hasEarlier,
  };
}

/** SUP-14 The page before what is known, each message once. */
export function withEarlier<Message extends { readonly id: number }>(
  known: ThreadPage<Message>,
  earlier: ThreadPage<Message>,
): ThreadPage<Message> {
  const shown = new Set(known.messages.map(({ id }) => id));
  return {
    messages: [...earlier.messages.filter(({ id }) => !shown.has(id)), ...known.messages],
    hasEarlier: earlier.hasEarlier,
  };
}
