import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { useSports } from '../use-sports.ts';

/** NO-10 What the column says where its dictionary did not come, with a way to load it again. */
export const TreeFailure = observer(function TreeFailure(): ReactNode {
  const { tree } = useSports();
  const words = useFailureWords()(tree.failure, 'dictionary');
  const { t } = useTranslation(['notice-catalogue', 'kit']);
  if (words === undefined) return null;
  return (
    <>
      <FormNotice tone="danger">{words.whole}</FormNotice>
      <Button onClick={() => void tree.load()}>
        {words.text === undefined ? t('retry', { ns: 'kit' }) : t('main_refreshing_button')}
      </Button>
    </>
  );
});
