import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { alphabetPath, type AlphabetAddress, type AlphabetOrder } from '../../../core/navigation/alphabet-address.ts';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import {
  foundTerms,
  termsByLetter,
  termsByTopic,
  type AlphabetGroup,
} from '../../../core/site/alphabet/alphabet-term.ts';
import { Field } from '../../kit/controls/field.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { writtenIn } from '../documents/written-in.ts';
import { useSite } from '../use-site.ts';
import { collated } from './collated.ts';
import styles from './term-list.module.scss';

const LONGEST_SEARCH = 60;

/** All terms, by letter or by topic, and a search over them. */
export const TermList = observer(function TermList({ address }: { readonly address: AlphabetAddress }): ReactNode {
  const { information } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('information');
  const [typed, setTyped] = useState('');
  const { order } = address;
  const found = foundTerms(information.alphabet.terms, typed);
  const groups =
    order === 'letters' ? termsByLetter(found, collated(language)) : termsByTopic(found, collated(language));
  const nameOf = ({ name }: AlphabetGroup): string => (order === 'letters' ? name : t(`alphabet.topic.${name}`));
  return (
    <>
      <ListTools address={address} typed={typed} onType={setTyped} groups={groups} />
      {found.length === 0 ? (
        <EmptyState icon="t-search" title={t('alphabet.none')}>
          {t('alphabet.none-help')}
        </EmptyState>
      ) : null}
      {groups.map((group) => (
        <section key={group.name} aria-label={nameOf(group)}>
          <h2 id={groupId(group)} className={styles.group}>
            {nameOf(group)}
          </h2>
          <ul>
            {group.terms.map(({ slug, topic, title, summary, language: written }) => (
              <li key={slug}>
                <Link
                  className={styles.term}
                  to={addressInLanguage(alphabetPath({ order, topic, slug }), language)}
                  aria-current={slug === address.slug ? 'page' : undefined}
                >
                  <b {...writtenIn(written, language)}>{title}</b>
                  <span {...writtenIn(written, language)}>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
});

interface ListToolsProps {
  readonly address: AlphabetAddress;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly groups: readonly AlphabetGroup[];
}

/** The search over the terms, the order of their list, and its letters. */
const ListTools = observer(function ListTools({ address, typed, onType, groups }: ListToolsProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('information');
  const navigate = useNavigate();
  const { order } = address;
  return (
    <div className={styles.tools}>
      <Field
        type="search"
        label={t('alphabet.search')}
        isLabelHidden
        placeholder={t('alphabet.search')}
        before={<Icon name="t-search" size="sm" />}
        value={typed}
        maxLength={LONGEST_SEARCH}
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      <Segment<AlphabetOrder>
        label={t('alphabet.order')}
        isBlock
        options={[
          { value: 'letters', label: t('alphabet.by-letter') },
          { value: 'topics', label: t('alphabet.by-topic') },
        ]}
        value={order}
        onChange={(next) => {
          void navigate(addressInLanguage(alphabetPath({ ...address, order: next }), language), {
            preventScrollReset: true,
          });
        }}
      />
      {order === 'letters' ? <Letters groups={groups} /> : null}
    </div>
  );
});

function Letters({ groups }: { readonly groups: readonly AlphabetGroup[] }): ReactNode {
  const { t } = useTranslation('information');
  return (
    <nav className={styles.letters} aria-label={t('alphabet.letters')}>
      {groups.map((group) => (
        <button
          key={group.name}
          type="button"
          data-plain=""
          className={styles.letter}
          onClick={() => {
            document.querySelector(`#${CSS.escape(groupId(group))}`)?.scrollIntoView({ block: 'nearest' });
          }}
        >
          {group.name}
        </button>
      ))}
    </nav>
  );
}

function groupId({ name }: AlphabetGroup): string {
  return `terms-${name}`;
}
