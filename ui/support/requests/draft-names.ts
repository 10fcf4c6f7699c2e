/** What a request that was not closed is refused under. */
export function endName(id: number): string {
  return `end:${String(id)}`;
}

/** The name of the draft of a reply. */
export function replyDraft(id: number): string {
  return `reply:${String(id)}`;
}
