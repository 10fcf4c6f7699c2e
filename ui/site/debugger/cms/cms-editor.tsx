import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  cmsProblem,
  LONGEST_CMS,
  type CmsPlace,
  type CmsVersion,
  type EditedBlock,
  type EditedPage,
} from '../../../../core/site/cms/edited-page.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { useSite } from '../../use-site.ts';
import styles from '../debugger-list.module.scss';
import { BlockFields } from './block-fields.tsx';
import own from './cms-editor.module.scss';
import { CmsPreview } from './cms-preview.tsx';
import { CmsVersions } from './cms-versions.tsx';

const NEW_BLOCK: EditedBlock = { kind: 'text', title: '', html: '' };

interface CmsEditorProps {
  readonly place: CmsPlace;
  readonly versions: readonly CmsVersion[];
}

/** A page being written: what is typed stays until it is kept, and shows beside as it would be. */
export const CmsEditor = observer(function CmsEditor({ place, versions }: CmsEditorProps): ReactNode {
  const { cms } = useSite();
  const { t } = useTranslation('debugger');
  const [newest] = versions;
  const [draft, setDraft] = useState<EditedPage>(() => newest ?? { title: '', blocks: [NEW_BLOCK] });
  const [isTried, setTried] = useState(false);
  const problem = cmsProblem(place, draft);
  const keep = async (): Promise<void> => {
    setTried(true);
    if (problem === undefined) await cms.keep({ title: draft.title, blocks: draft.blocks });
  };
  return (
    <>
      <div className={own.halves}>
        <form
          className={own.form}
          aria-label={t('pages.edit', { name: place.slug })}
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <PageFields place={place} draft={draft} onChange={setDraft} />
          {isTried && problem !== undefined ? (
            <FormNotice tone="danger">
              {t(`pages.wrong.${problem}`, { count: LONGEST_CMS[limitOf(problem)] })}
            </FormNotice>
          ) : null}
          <div className={styles.row}>
            <Button type="submit" look="primary" isDisabled={cms.isBusy}>
              {t('banners.keep')}
            </Button>
            <Button onClick={() => void cms.open(undefined)}>{t('banners.leave')}</Button>
          </div>
        </form>
        <CmsPreview page={draft} language={place.language} />
      </div>
      <CmsVersions versions={versions} />
    </>
  );
});

/** The bound that a problem speaks of. */
function limitOf(problem: NonNullable<ReturnType<typeof cmsProblem>>): keyof typeof LONGEST_CMS {
  if (problem === 'long') return 'html';
  return problem === 'empty' ? 'title' : problem;
}

interface PageFieldsProps {
  readonly place: CmsPlace;
  readonly draft: EditedPage;
  readonly onChange: (draft: EditedPage) => void;
}

function PageFields({ place, draft, onChange }: PageFieldsProps): ReactNode {
  const { t } = useTranslation('debugger');
  const isLanding = place.kind === 'landing';
  const setBlocks = (blocks: readonly EditedBlock[]): void => {
    onChange({ ...draft, blocks });
  };
  return (
    <>
      <Field
        label={t('pages.title')}
        lang={place.language}
        dir="auto"
        value={draft.title}
        maxLength={LONGEST_CMS.title}
        onChange={(event) => {
          onChange({ ...draft, title: event.currentTarget.value });
        }}
      />
      {draft.blocks.map((block, at) => (
        <BlockFields
          key={at}
          block={block}
          at={at}
          language={place.language}
          isLanding={isLanding}
          isLast={at === draft.blocks.length - 1}
          onChange={(changed) => {
            setBlocks(draft.blocks.with(at, changed));
          }}
          onMove={(step) => {
            setBlocks(moved(draft.blocks, at, step));
          }}
          onRemove={() => {
            setBlocks(draft.blocks.toSpliced(at, 1));
          }}
        />
      ))}
      {isLanding ? (
        <div className={styles.row}>
          <Button
            isDisabled={draft.blocks.length >= LONGEST_CMS.blocks}
            onClick={() => {
              setBlocks([...draft.blocks, NEW_BLOCK]);
            }}
          >
            {t('pages.add-block')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function moved(blocks: readonly EditedBlock[], at: number, step: 1 | -1): readonly EditedBlock[] {
  const [one, other] = [blocks[at], blocks[at + step]];
  return one === undefined || other === undefined ? blocks : blocks.with(at, other).with(at + step, one);
}
