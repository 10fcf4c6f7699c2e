import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BANNER_AUDIENCES, BANNER_PICTURES } from '../../../../core/sports/showcase/banner.ts';
import type { KeptBanner } from '../../../../core/sports/showcase/banner-gateway.ts';
import {
  BANNER_LANGUAGES,
  bannerProblem,
  FURTHER_BANNER_LANGUAGES,
  LONGEST_BANNER,
  type EditedBanner,
} from '../../../../core/sports/showcase/edited-banner.ts';
import type { Language } from '../../../../core/site/config/language.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSite } from '../../use-site.ts';
import styles from '../debugger-list.module.scss';
import own from './banner-form.module.scss';
import { momentOf, momentText } from './banner-moment.ts';

const NO_WORDS = { ru: '', en: '' } as const;

/** A banner being written; what is wrong with it is said when it is to be kept. */
export const BannerForm = observer(function BannerForm({ banner }: { readonly banner?: KeptBanner }): ReactNode {
  const { bannerEditing: store } = useSite();
  const { clock } = usePage();
  const { t } = useTranslation('debugger');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<EditedBanner>(() => banner ?? newBanner(clock.exact()));
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  const problem = bannerProblem(draft);
  const change = (part: Partial<EditedBanner>): void => {
    setDraft((before) => ({ ...before, ...part }));
  };
  const keep = async (): Promise<void> => {
    setTried(true);
    if (problem !== undefined) return;
    const isDone = await store.command(async (gateway) =>
      banner === undefined ? gateway.add(draft) : gateway.change({ ...draft, id: banner.id }),
    );
    if (isDone) store.edit(undefined);
  };
  return (
    <form
      ref={form}
      className={own.form}
      aria-label={t(banner === undefined ? 'banners.add' : 'banners.change')}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <BannerWords draft={draft} onChange={change} />
      <BannerPlace draft={draft} onChange={change} />
      <BannerTimes draft={draft} onChange={change} />
      {isTried && problem !== undefined ? (
        <FormNotice tone="danger">{t(`banners.wrong.${problem}`, LONGEST_BANNER)}</FormNotice>
      ) : null}
      <div className={styles.row}>
        <Button type="submit" look="primary" isDisabled={store.isBusy}>
          {t('banners.keep')}
        </Button>
        <Button
          onClick={() => {
            store.edit(undefined);
          }}
        >
          {t('banners.leave')}
        </Button>
      </div>
    </form>
  );
});

interface PartProps {
  readonly draft: EditedBanner;
  readonly onChange: (part: Partial<EditedBanner>) => void;
}

function BannerWords({ draft, onChange }: PartProps): ReactNode {
  const { t } = useTranslation('debugger');
  return (
    <>
      <WordFields languages={BANNER_LANGUAGES} draft={draft} onChange={onChange} />
      <details className={own.further}>
        <summary>{t('banners.further')}</summary>
        <WordFields languages={FURTHER_BANNER_LANGUAGES} draft={draft} onChange={onChange} />
      </details>
    </>
  );
}

function WordFields({
  languages,
  draft,
  onChange,
}: PartProps & { readonly languages: readonly Language[] }): ReactNode {
  const { t } = useTranslation('debugger');
  return languages.flatMap((language) =>
    (['titles', 'texts'] as const).map((part) => (
      <Field
        key={part + language}
        label={t(`banners.${part}`, { language })}
        lang={language}
        dir="auto"
        value={draft[part][language] ?? ''}
        maxLength={part === 'titles' ? LONGEST_BANNER.title : LONGEST_BANNER.text}
        onChange={(event) => {
          onChange({ [part]: { ...draft[part], [language]: event.currentTarget.value } });
        }}
      />
    )),
  );
}

function BannerPlace({ draft, onChange }: PartProps): ReactNode {
  const { t } = useTranslation('debugger');
  return (
    <>
      <Field
        label={t('banners.link')}
        hint={t('banners.link.hint')}
        dir="ltr"
        value={draft.link}
        onChange={(event) => {
          onChange({ link: event.currentTarget.value.trim() });
        }}
      />
      <Select
        label={t('banners.picture')}
        value={draft.picture}
        options={BANNER_PICTURES.map((value) => ({ value, label: t(`banners.picture.${value}`) }))}
        onChange={(value) => {
          onChange({ picture: BANNER_PICTURES.find((each) => each === value) ?? draft.picture });
        }}
      />
      <Select
        label={t('banners.audience')}
        value={draft.audience}
        options={BANNER_AUDIENCES.map((value) => ({ value, label: t(`banners.audience.${value}`) }))}
        onChange={(value) => {
          onChange({ audience: BANNER_AUDIENCES.find((each) => each === value) ?? draft.audience });
        }}
      />
      <Field
        label={t('banners.countries')}
        hint={t('banners.countries.hint')}
        dir="ltr"
        defaultValue={draft.countries.join(', ')}
        onChange={(event) => {
          onChange({
            countries: event.currentTarget.value
              .toLowerCase()
              .split(/[\s,]+/)
              .filter((code) => code !== ''),
          });
        }}
      />
    </>
  );
}

function BannerTimes({ draft, onChange }: PartProps): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('debugger');
  const { timeZone } = settings.settings;
  return (
    <>
      <Field
        label={t('banners.starts')}
        type="datetime-local"
        value={momentText(draft.startsAt, timeZone)}
        onChange={(event) => {
          const startsAt = momentOf(event.currentTarget.value, timeZone);
          if (startsAt !== undefined) onChange({ startsAt });
        }}
      />
      <Field
        label={t('banners.ends')}
        hint={t('banners.ends.hint')}
        type="datetime-local"
        value={draft.endsAt === undefined ? '' : momentText(draft.endsAt, timeZone)}
        onChange={(event) => {
          onChange({ endsAt: momentOf(event.currentTarget.value, timeZone) });
        }}
      />
    </>
  );
}

function newBanner(now: number): EditedBanner {
  return {
    titles: NO_WORDS,
    texts: NO_WORDS,
    picture: 'ball',
    link: '/',
    audience: 'all',
    countries: [],
    startsAt: now,
    isOn: true,
  };
}
