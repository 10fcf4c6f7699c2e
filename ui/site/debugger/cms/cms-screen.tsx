import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCmsSlug, LONGEST_CMS, type CmsPlace } from '../../../../core/site/cms/edited-page.ts';
import { LANGUAGES, type Language } from '../../../../core/site/config/language.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSite } from '../../use-site.ts';
import { DebuggerList } from '../debugger-list.tsx';
import styles from '../debugger-list.module.scss';
import { CmsEditor } from './cms-editor.tsx';

/** Demo only: pages of information and landing pages, written by hand. */
export const Screen = observer(function CmsScreen(): ReactNode {
  const { cms } = useSite();
  const { t } = useTranslation('debugger');
  useEffect(() => {
    void cms.loadTitles();
    return () => void cms.open(undefined);
  }, [cms]);
  return (
    <DebuggerList
      title={t('pages')}
      text={t('pages.text')}
      failure={cms.failure}
      isBusy={cms.isBusy}
      onReload={() => void (cms.place === undefined ? cms.loadTitles() : cms.open(cms.place))}
      filter={<PageChoice />}
    >
      <NewLanding />
      {cms.place === undefined || cms.versions === undefined ? null : (
        <CmsEditor key={nameOf(cms.place) + String(cms.versions[0]?.id)} versions={cms.versions} place={cms.place} />
      )}
    </DebuggerList>
  );
});

const PageChoice = observer(function PageChoice(): ReactNode {
  const { cms } = useSite();
  const { t } = useTranslation('debugger');
  const titles = cms.titles ?? [];
  const isListed = titles.some((each) => cms.place !== undefined && nameOf(each) === nameOf(cms.place));
  const choose = t('pages.choose');
  const options = titles.map((each) => ({
    value: nameOf(each),
    label: `${each.title} · ${each.language} · ${each.slug}`,
  }));
  return (
    <Select
      label={t('pages.page')}
      value={isListed && cms.place !== undefined ? nameOf(cms.place) : ''}
      disabled={cms.titles === undefined}
      options={[{ value: '', label: choose }, ...options]}
      onChange={(value) => {
        void cms.open(titles.find((each) => nameOf(each) === value));
      }}
    />
  );
});

/** A landing page is made, or written in a further language, by opening what is not there yet. */
const NewLanding = observer(function NewLanding(): ReactNode {
  const { cms } = useSite();
  const page = usePage();
  const { t } = useTranslation('debugger');
  const [slug, setSlug] = useState('');
  const [language, setLanguage] = useState<Language>(page.language);
  const [isTried, setTried] = useState(false);
  const isWrong = isTried && !isCmsSlug(slug);
  return (
    <form
      className={styles.row}
      aria-label={t('pages.new')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isCmsSlug(slug)) void cms.open({ kind: 'landing', slug, language });
      }}
    >
      <Field
        label={t('pages.slug')}
        hint={t('pages.slug.hint')}
        error={isWrong ? t('pages.wrong.slug', { count: LONGEST_CMS.slug }) : undefined}
        dir="ltr"
        value={slug}
        maxLength={LONGEST_CMS.slug}
        onChange={(event) => {
          setSlug(event.currentTarget.value.trim());
        }}
      />
      <Select
        label={t('pages.language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: value }))}
        onChange={(value) => {
          setLanguage(LANGUAGES.find((each) => each === value) ?? language);
        }}
      />
      <Button type="submit">{t('pages.new')}</Button>
    </form>
  );
});

function nameOf({ kind, slug, language }: CmsPlace): string {
  return `${kind}/${slug}/${language}`;
}
