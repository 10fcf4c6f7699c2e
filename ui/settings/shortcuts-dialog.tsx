import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../kit/feedback/dialog.tsx';
import { usePage } from '../page/use-page.ts';
import styles from './shortcuts-dialog.module.scss';

const SHORTCUTS = [
  { keys: ['/'], text: 'shortcuts.search' },
  { keys: ['c'], text: 'shortcuts.coupon' },
  { keys: ['\u2190', '\u2191', '\u2192', '\u2193'], text: 'shortcuts.cells' },
  { keys: ['Page Up', 'Page Down'], text: 'shortcuts.scroll' },
  { keys: ['Esc'], text: 'shortcuts.close' },
  { keys: ['?'], text: 'shortcuts.help' },
] as const;

/** Every key that does something on its own. */
export const ShortcutsDialog = observer(function ShortcutsDialog(): ReactNode {
  const { dialogs } = usePage();
  const { t } = useTranslation('settings');
  return (
    <Dialog
      title={t('shortcuts')}
      size="sm"
      onClose={() => {
        dialogs.close();
      }}
    >
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt className={styles.keys} dir="ltr">
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
