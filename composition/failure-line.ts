const SQL_STATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** What the log says of a failure: of the database only its code, since its words hold statements and players' values. */
export function failureLine(id: string, error: unknown): string {
  return `failure ${id} ${describe(error)}`;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const isDatabase = code !== undefined && SQL_STATE.test(code);
  const title = isDatabase ? `database ${code}` : [error.name, code, error.message].filter(Boolean).join(' ');
  const cause = error.cause === undefined ? [] : [`caused by ${describe(error.cause)}`];
  return [title, ...frames, ...cause].join('\n');
}
