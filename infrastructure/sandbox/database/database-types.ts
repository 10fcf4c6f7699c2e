import pg from 'pg';

const BIGINT_TYPE = 20;

/** BIGINT columns hold nothing beyond the safe integers; a larger one is a fault that must not be rounded away. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`not a safe integer: ${text}`);
  return value;
}

/** How values of the database are read, whichever it is. */
export const DATABASE_TYPES: pg.CustomTypesConfig = {
  getTypeParser: ((type: number, format: 'text'): unknown =>
    type === BIGINT_TYPE ? safeInteger : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
};
