'use client';

import {
  type AddressParams,
  type ExhibitorChoice,
  type ExhibitorChoices,
  type ExhibitorQuery,
  exhibitorParams,
  exhibitorQueryOf,
} from '@fairdesk/core/organiser';
import { Popover } from '../../shared/dialogs/popover.tsx';
import select from '../../shared/forms/select.module.css';
import { currentQuery } from '../../shared/next-query.tsx';
import { percentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import styles from './exhibitors.module.css';

interface Props {
  query: ExhibitorQuery;
  choices: ExhibitorChoices;
  onChange: (query: ExhibitorQuery) => void;
}

const asChoices = (values: readonly string[]): readonly ExhibitorChoice[] =>
  values.map((value) => ({ value, label: value }));

/** The menu of all filters; each choice applies at once. A choice is a value of the list's address. */
export function ExhibitorFilterMenu({ query, choices, onChange }: Props) {
  const labels = useLabels();
  const { t, language } = labels;
  const params: AddressParams = exhibitorParams(query);
  const yesNo = [
    { value: 'yes', label: t('exhibitor-list-yes') },
    { value: 'no', label: t('exhibitor-list-no') },
  ];
  const signIns = [
    { value: 'never', label: t('exhibitor-list-never') },
    ...[7, 30].map((days) => ({ value: `within-${days}`, label: t('exhibitor-list-within', { n: days }) })),
    ...[7, 30].map((days) => ({
      value: `not-within-${days}`,
      label: t('exhibitor-list-not-within', { n: days }),
    })),
  ];
  const late = [
    { value: 'any', label: t('exhibitor-list-any-task') },
    ...choices.tasks.map(({ value, label }) => ({ value: `task:${value}`, label })),
  ];
  const below = [25, 50, 75, 100].map((percent) => ({
    value: String(percent),
    label: t('exhibitor-list-below', { percent: percentText(percent, language) }),
  }));
  // Of the address: filters chosen before the page is hydrated are passed on before it renders again.
  const change = (name: string, value: string) =>
    onChange(exhibitorQueryOf({ ...exhibitorParams(exhibitorQueryOf(currentQuery())), [name]: value }));
  const field = (name: string, label: string, options: readonly ExhibitorChoice[]) =>
    options.length > 0 && (
      <label className={styles.filter}>
        <span>{label}</span>
        <select
          className={select.select}
          value={params[name] ?? ''}
          onChange={(event) => change(name, event.currentTarget.value)}
        >
          <option value="">{t('exhibitor-list-any')}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <Popover id="exhibitor-filters" label={t('exhibitor-list-filter')} align="start">
      <div className={styles.filters}>
        {field('late', t('exhibitor-list-filter-late'), late)}
        {field('open', t('exhibitor-list-filter-open'), choices.tasks)}
        {field('signIn', t('exhibitor-list-column-sign-in'), signIns)}
        {field('invited', t('exhibitor-list-filter-invited'), yesNo)}
        {field('hall', t('exhibitor-list-filter-hall'), asChoices(choices.halls))}
        {field(
          'type',
          t('exhibitor-list-column-type'),
          choices.types.map((value) => ({ value, label: participationTypeText(value, labels) })),
        )}
        {field('category', t('exhibitor-list-filter-category'), choices.categories)}
        {field('below', t('exhibitor-list-column-completeness'), below)}
        {field('public', t('exhibitor-list-filter-public'), yesNo)}
        {field('cancelled', t('exhibitor-list-cancelled'), yesNo.slice(0, 1))}
      </div>
    </Popover>
  );
}
