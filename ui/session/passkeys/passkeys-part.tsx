import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatDate } from '../../kit/formats/format-date.ts';
import { FormRow } from '../../kit/forms/form-row.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSession } from '../use-session.ts';
import { AddPasskey } from './add-passkey.tsx';
import { ChangePasskey } from './change-passkey.tsx';
import type { OpenedPartProps } from './opened-part.ts';
import styles from '../kept-list.module.scss';

/** The passkeys of the player in the security dialog. */
export const PasskeysPart = observer(function PasskeysPart({ isOpen, onToggle }: OpenedPartProps): ReactNode {
  const { passkeys } = useSession();
  const { t } = useTranslation('passkeys');
  const { t: security } = useTranslation('security');
  useEffect(() => {
    void passkeys.load();
    return () => {
      passkeys.forget();
    };
  }, [passkeys]);
  const { list, failure } = passkeys;
  const hasAction = list !== undefined && failure === undefined && passkeys.isSupported;
  return (
    <FormRow
      icon="t-key"
      title={t('title')}
      action={hasAction ? t('add') : undefined}
      cancel={security('cancel')}
      isOpen={isOpen}
      onToggle={() => {
        // what a new passkey asks for follows from the second step, and from how long ago the player signed in
        if (!isOpen) void passkeys.load();
        onToggle(!isOpen);
      }}
    >
      <PasskeysState
        isOpen={isOpen}
        onEnd={() => {
          onToggle(false);
        }}
      />
    </FormRow>
  );
});

interface StateProps {
  readonly isOpen: boolean;
  readonly onEnd: () => void;
}

const PasskeysState = observer(function PasskeysState({ isOpen, onEnd }: StateProps): ReactNode {
  const { passkeys } = useSession();
  const { t } = useTranslation('passkeys');
  const { list, failure, problem, added } = passkeys;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={() => passkeys.load()} />;
  if (list === undefined) return <Skeleton width="lg" />;
  return (
    <>
      {added === undefined ? null : <FormNotice tone="success">{t('added', { name: added })}</FormNotice>}
      <PasskeyList />
      {problem === undefined ? null : <FormNotice tone="warning">{t(`problem.${problem}`)}</FormNotice>}
      {passkeys.isSupported ? null : <FormNotice tone="info">{t('unsupported')}</FormNotice>}
      {isOpen ? <AddPasskey needs={list} onEnd={onEnd} /> : null}
    </>
  );
});

const PasskeyList = observer(function PasskeyList(): ReactNode {
  const { passkeys } = useSession();
  const { clock, settings } = usePage();
  const { t } = useTranslation('passkeys');
  const { t: words } = useTranslation('kit');
  const [changed, setChanged] = useState<number>();
  const known = passkeys.list?.passkeys ?? [];
  if (known.length === 0) return <p className={styles.text}>{t('none')}</p>;
  const dayOf = (at: number) => formatDate(at, clock.now, { look: settings.settings, words });
  return (
    <ul className={styles.list} aria-label={t('title')}>
      {known.map((each) => (
        <li key={each.id} className={styles.item}>
          <div className={styles.line}>
            <span className={styles.words}>
              <bdi>{each.name}</bdi>
              <span className={styles.text}>
                {each.usedAt === undefined
                  ? t('created', { day: dayOf(each.createdAt) })
                  : t('used', { day: dayOf(each.usedAt) })}
              </span>
            </span>
            <Button
              look="text"
              size="sm"
              aria-expanded={changed === each.id}
              aria-label={t('change', { name: each.name })}
              onClick={() => {
                setChanged(changed === each.id ? undefined : each.id);
              }}
            >
              {t('change.short')}
            </Button>
          </div>
          {changed === each.id ? <ChangePasskey passkey={each} onEnd={() => setChanged(undefined)} /> : null}
        </li>
      ))}
    </ul>
  );
});
