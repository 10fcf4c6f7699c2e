import { isVersionName } from '../../core/site/config/version-name.ts';
import { POLICY_LOGO } from '../site/site-frame-calls.ts';

/** POL-1 A picture that nobody sees and that assistive technology does not name. */
function addLogo(document: Document): void {
  const picture = document.createElement('img');
  Object.assign(picture, { hidden: true, alt: '', decoding: 'async', fetchPriority: 'low' });
  picture.referrerPolicy = 'no-referrer';
  picture.src = POLICY_LOGO;
  document.body.append(picture);
}

/** EXF-1 A style sheet that a script adds holds no picture of the page back, come or not. */
function addStyles(document: Document, address: string): void {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  document.head.append(sheet);
}

/** What the files of elsewhere are named by. */
export interface NamedFiles {
  readonly hasPolicyLogo: boolean;
  readonly refId: number;
  readonly groupId: number;
}

/** POL-1, EXF-1 Puts what the site has from elsewhere into a page that is at rest. */
export function addExternalFiles(
  { document }: Pick<Window, 'document'>,
  { hasPolicyLogo, refId, groupId }: NamedFiles,
): void {
  if (hasPolicyLogo) addLogo(document);
  const version = document.querySelector<HTMLMetaElement>('meta[name="site-version"]')?.content;
  if (isVersionName(version)) addStyles(document, `/sys-ui/${version}/Desktop/${String(groupId)}/client.css`);
  addStyles(document, `/genfiles/cms/${String(refId)}-${String(groupId)}/desktop`);
}
