import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/controls/button.tsx';
import { CopyButton } from '../kit/controls/copy-button.tsx';
import { Field } from '../kit/controls/field.tsx';
import { useLotto } from './use-lotto.ts';
import styles from './toto-slip.module.scss';

/** TT-26 Passes the coupon on as a code, and fills it from the code of another. */
export const TotoCodeField = observer(function TotoCodeField(): ReactNode {
  const { totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const fill = (): void => {
    const isKnown = totoCoupon.fillFrom(text);
    setWrong(!isKnown);
    if (isKnown) setText('');
  };
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <Field
        size="sm"
        label={t('code')}
        value={text}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? t('code.wrong') : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
      />
      <span className={styles.quick}>
        <Button type="submit" size="sm" isDisabled={text.trim() === '' || totoCoupon.draw === undefined}>
          {t('code.fill')}
        </Button>
        {totoCoupon.filling.filled > 0 ? <CopyButton text={totoCoupon.code} label={t('code.copy')} /> : null}
      </span>
    </form>
  );
});
