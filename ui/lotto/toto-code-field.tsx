import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../kit/controls/button.tsx';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { useLotto } from './use-lotto.ts';
import styles from './toto-slip.module.scss';

/** The parameter of an address that holds the code of a coupon. */
const CODE = 'coupon';
const LONGEST = 300;

/** TT-26, TT-28 Passes the coupon on as a code or a link, and fills it from those of another. */
export const TotoCodeField = observer(function TotoCodeField(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const linked = search.get(CODE);
  const isReady = totoCoupon.draw !== undefined;
  const fill = (code: string): void => {
    const isKnown = totoCoupon.fillFrom(code);
    setWrong(!isKnown);
    setText(isKnown ? '' : code);
  };
  const readLink = useRef<string>(undefined);
  useEffect(() => {
    if (linked === null || !isReady || readLink.current === linked) return;
    readLink.current = linked;
    fill(linked.slice(0, LONGEST));
    setSearch({}, { replace: true, preventScrollReset: true });
  });
  const link = (): string => `${window.location.origin}${pathname}?${CODE}=${encodeURIComponent(totoCoupon.code)}`;
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        fill(text);
      }}
    >
      <Field
        size="sm"
        label={t('code')}
        value={text}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? t('code.wrong') : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
      />
      <span className={styles.ways}>
        <Button type="submit" size="sm" isDisabled={text.trim() === '' || !isReady}>
          {t('code.fill')}
        </Button>
        {totoCoupon.filling.filled > 0 ? (
          <>
            <CopyButton text={totoCoupon.code} label={t('code.copy')} />
            <CopyButton text={link()} label={t('code.link')} />
          </>
        ) : null}
      </span>
    </form>
  );
});
