import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_CMS, type EditedBlock } from '../../../../core/site/cms/edited-page.ts';
import { LANDING_BLOCKS } from '../../../../core/site/cms/landing.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { Field } from '../../../kit/controls/field.tsx';
import { IconButton } from '../../../kit/controls/icon-button.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { TextArea } from '../../../kit/forms/text-area.tsx';
import styles from '../debugger-list.module.scss';
import own from './cms-editor.module.scss';

const ROWS = 8;

interface BlockFieldsProps {
  readonly block: EditedBlock;
  readonly at: number;
  readonly language: Language;
  /** A page of information is one text: it has no kinds, headings and places. */
  readonly isLanding: boolean;
  readonly isLast: boolean;
  readonly onChange: (block: EditedBlock) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** A block of a page being written. */
export function BlockFields(props: BlockFieldsProps): ReactNode {
  const { block, at, language, isLanding, onChange } = props;
  const { t } = useTranslation('debugger');
  return (
    <fieldset className={own.block}>
      <legend className={isLanding ? undefined : 'vh'}>{t('pages.block', { number: at + 1 })}</legend>
      {isLanding ? <BlockHead {...props} /> : null}
      <TextArea
        label={t('pages.html')}
        hint={t(isLanding ? `pages.html.${block.kind}` : 'pages.html.text')}
        lang={language}
        dir="auto"
        rows={ROWS}
        spellCheck
        value={block.html}
        maxLength={LONGEST_CMS.html}
        onChange={(event) => {
          onChange({ ...block, html: event.currentTarget.value });
        }}
      />
    </fieldset>
  );
}

function BlockHead({ block, at, language, isLast, onChange, onMove, onRemove }: BlockFieldsProps): ReactNode {
  const { t } = useTranslation('debugger');
  const number = at + 1;
  return (
    <div className={styles.row}>
      <Select
        label={t('pages.kind')}
        value={block.kind}
        options={LANDING_BLOCKS.map((value) => ({ value, label: t(`pages.kind.${value}`) }))}
        onChange={(value) => {
          onChange({ ...block, kind: LANDING_BLOCKS.find((each) => each === value) ?? block.kind });
        }}
      />
      <Field
        label={t('pages.heading')}
        lang={language}
        dir="auto"
        value={block.title}
        maxLength={LONGEST_CMS.title}
        onChange={(event) => {
          onChange({ ...block, title: event.currentTarget.value });
        }}
      />
      <IconButton
        icon="t-arrow-up"
        size="sm"
        label={t('pages.up', { number })}
        reason={at === 0 ? t('banners.first') : undefined}
        onClick={() => {
          onMove(-1);
        }}
      />
      <IconButton
        icon="t-arrow-down"
        size="sm"
        label={t('pages.down', { number })}
        reason={isLast ? t('banners.last') : undefined}
        onClick={() => {
          onMove(1);
        }}
      />
      <IconButton icon="t-trash" size="sm" label={t('pages.remove', { number })} onClick={onRemove} />
    </div>
  );
}
