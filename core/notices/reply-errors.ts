/** NO-19 The errors of a reply are one text: the detail of each entry that has one, in order, joined by line feeds; without any there is no text. */
export function replyErrorsText(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  const details = errors.map(detailOf).filter((detail) => detail !== undefined);
  return details.length === 0 ? undefined : details.join('\n');
}

function detailOf(entry: unknown): string | undefined {
  const { detail, message } = (entry ?? {}) as { readonly detail?: unknown; readonly message?: unknown };
  return [entry, detail, message].find((text): text is string => typeof text === 'string' && text.trim() !== '');
}
