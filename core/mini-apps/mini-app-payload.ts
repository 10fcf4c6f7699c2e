import { isCount, isFields, type Fields } from '../shared/untrusted.ts';
import { fail, ok, type Result } from '../shared/result.ts';

/** A script that a mini application wants in the head of its document: from an address, or as a text. */
export type HeadScript = { readonly address: string } | { readonly text: string };

/** What a remote mini application answers with. Nothing in it is to be trusted. */
export interface MiniAppPayload {
  readonly appName: string;
  readonly title: string;
  readonly body: string;
  /** What the app wants to be run; empty where it has none. */
  readonly code: string;
  /** Of that; empty where it has none. */
  readonly signature: string;
  /** Of that; 0 where it says none. */
  readonly release: number;
  /** Addresses of scripts, in the order they are to be run. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Addresses of style sheets. */
  readonly stylesheets: readonly string[];
  readonly headScripts: readonly HeadScript[];
}

export type MiniAppPayloadError =
  | { readonly code: 'not-a-payload' | 'no-app-name' }
  | { readonly code: 'malformed-field' | 'too-large'; readonly field: string };

const NAME = /^[A-Za-z0-9][\w.-]{0,79}$/;
/** Characters of all texts of a payload together. */
const LONGEST_TEXT = 1_048_576;
const LONGEST_ADDRESS = 2048;
const MOST_ENTRIES = 50;

type Read<Value> = Result<Value, MiniAppPayloadError>;

/**
 * MAP-1 A payload is read field by field, and one field of another shape refuses it whole; MAP-2 without a name it is nobody's: `no-app-name`;
 * MAP-3 what is left out is empty; MAP-4 it holds at most 1,048,576 characters and 50 entries a list.
 */
export function readMiniAppPayload(reply: unknown): Read<MiniAppPayload> {
  if (!isFields(reply)) return fail({ code: 'not-a-payload' });
  const { appName } = reply;
  if (appName === undefined || appName === null || appName === '') return fail({ code: 'no-app-name' });
  if (typeof appName !== 'string' || !NAME.test(appName)) return malformed('appName');
  const own = readOwnTexts(reply);
  if (!own.ok) return own;
  const release = reply['codeRelease'] ?? 0;
  if (!isCount(release)) return malformed('codeRelease');
  const scripts = readList(reply, 'scriptsToLoad', addressOf);
  if (!scripts.ok) return scripts;
  const styles = readList(reply, 'styles', (entry) => textIn(entry, 'cssText'));
  if (!styles.ok) return styles;
  const stylesheets = readList(reply, 'cssToLoad', (entry) => (isFields(entry) ? addressOf(entry['href']) : undefined));
  if (!stylesheets.ok) return stylesheets;
  const headScripts = readList(reply, 'headScripts', readHeadScript);
  if (!headScripts.ok) return headScripts;
  const texts = [...Object.values(own.value), ...styles.value, ...headScripts.value.map(lengthOwner)];
  if (texts.reduce((sum, text) => sum + text.length, 0) > LONGEST_TEXT) return tooLarge('body');
  return ok({
    appName,
    ...own.value,
    release,
    scripts: scripts.value,
    styles: styles.value,
    stylesheets: stylesheets.value,
    headScripts: headScripts.value,
  });
}

type OwnTexts = Pick<MiniAppPayload, 'title' | 'body' | 'code' | 'signature'>;

function readOwnTexts(reply: Fields): Read<OwnTexts> {
  const title = readText(reply, 'title');
  if (!title.ok) return title;
  const body = readText(reply, 'body');
  if (!body.ok) return body;
  const code = readText(reply, 'codeToEval');
  if (!code.ok) return code;
  const signature = readText(reply, 'codeSignature');
  if (!signature.ok) return signature;
  return ok({ title: title.value, body: body.value, code: code.value, signature: signature.value });
}

function readText(reply: Fields, field: string): Read<string> {
  const value = reply[field];
  if (value === undefined || value === null) return ok('');
  if (typeof value !== 'string') return malformed(field);
  return value.length > LONGEST_TEXT ? tooLarge(field) : ok(value);
}

function readList<Entry>(reply: Fields, field: string, read: (entry: unknown) => Entry | undefined): Read<Entry[]> {
  const value = reply[field];
  if (value === undefined || value === null) return ok([]);
  if (!Array.isArray(value)) return malformed(field);
  if (value.length > MOST_ENTRIES) return tooLarge(field);
  const entries: Entry[] = [];
  for (const each of value as readonly unknown[]) {
    const entry = read(each);
    if (entry === undefined) return malformed(field);
    entries.push(entry);
  }
  return ok(entries);
}

function readHeadScript(entry: unknown): HeadScript | undefined {
  const address = isFields(entry) ? addressOf(entry['src']) : undefined;
  if (address !== undefined) return { address };
  const text = textIn(entry, 'text');
  return text === undefined ? undefined : { text };
}

function textIn(entry: unknown, field: string): string | undefined {
  const value = isFields(entry) ? entry[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ADDRESS ? value : undefined;
}

function lengthOwner(script: HeadScript): string {
  return 'text' in script ? script.text : '';
}

function malformed(field: string): Read<never> {
  return fail({ code: 'malformed-field', field });
}

function tooLarge(field: string): Read<never> {
  return fail({ code: 'too-large', field });
}
