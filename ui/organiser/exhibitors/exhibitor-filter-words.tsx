'use client';

import {
  type ExhibitorChoice,
  type ExhibitorChoices,
  type ExhibitorFilter,
  type ExhibitorQuery,
  filterFields,
  type LateFilter,
  type SignInFilter,
  withoutFilter,
} from '@fairdesk/core/organiser';
import { IconX } from '@tabler/icons-react';
import { Icon } from '../../shared/icon.tsx';
import { percentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import styles from './exhibitors.module.css';

interface Props {
  query: ExhibitorQuery;
  choices: ExhibitorChoices;
  onChange: (query: ExhibitorQuery) => void;
}

/** The filters as words in a row, each removable. */
export function ExhibitorFilterWords({ query, choices, onChange }: Props) {
  const labels = useLabels();
  const { t } = labels;
  const fields = filterFields(query.filter).filter((field) => field !== 'search');
  if (fields.length === 0) return null;
  return (
    <ul className={styles.words} aria-label={t('exhibitor-list-filter')}>
      {fields.map((field) => {
        const word = wordOf(field, query.filter, choices, labels);
        return (
          <li key={field}>
            <button
              type="button"
              aria-label={t('exhibitor-list-remove', { filter: word })}
              onClick={() => onChange(withoutFilter(query, field))}
            >
              {word}
              <Icon of={IconX} size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A filter in words: "Hall 8", "Never signed in". */
const wordOf = (
  field: keyof ExhibitorFilter,
  filter: ExhibitorFilter,
  choices: ExhibitorChoices,
  labels: Labels,
): string => {
  const { t, language } = labels;
  const { search, type = '', hall = '', category, invited, signIn, late, open, below = 0, isPublic } = filter;
  const taskOf = (code: string) => labelIn(choices.tasks, code) ?? code;
  const words: Readonly<Record<keyof ExhibitorFilter, () => string | undefined>> = {
    search: () => search,
    type: () => participationTypeText(type, labels),
    hall: () => t('exhibitor-list-in-hall', { hall }),
    category: () => labelIn(choices.categories, category) ?? t('exhibitor-list-filter-category'),
    invited: () => t(invited ? 'exhibitor-list-invited' : 'exhibitor-list-not-invited'),
    signIn: () => signIn && signInWord(signIn, t),
    late: () => late && lateWord(late, taskOf, t),
    open: () => t('exhibitor-list-open-task', { task: taskOf(open ?? '') }),
    below: () => t('exhibitor-list-profile-below', { percent: percentText(below, language) }),
    isPublic: () => t(isPublic ? 'exhibitor-list-public' : 'exhibitor-list-hidden'),
    cancelled: () => t('exhibitor-list-cancelled'),
  };
  return words[field]() ?? '';
};

const labelIn = (choices: readonly ExhibitorChoice[], choice: string | undefined): string | undefined =>
  choices.find(({ value }) => value === choice)?.label;

const signInWord = (filter: SignInFilter, t: Labels['t']): string => {
  if (filter.kind === 'never') return t('exhibitor-list-never');
  const key = filter.kind === 'within' ? 'exhibitor-list-within' : 'exhibitor-list-not-within';
  return t(key, { n: filter.days });
};

const lateWord = (filter: LateFilter, taskOf: (code: string) => string, t: Labels['t']): string =>
  filter.kind === 'any'
    ? t('exhibitor-list-late-any')
    : t('exhibitor-list-late-task', { task: taskOf(filter.code) });
