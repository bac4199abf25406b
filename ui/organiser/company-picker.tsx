'use client';

import type { MessageCompany } from '@fairdesk/core/organiser';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/labels.tsx';
import { TextField } from '../shared/text-field.tsx';
import styles from './company-picker.module.css';
import { useOrganiser } from './use-organiser.ts';

interface Props {
  /** The ids of the chosen companies. */
  value: readonly string[];
  /** Companies whose names are known. */
  companies: readonly MessageCompany[];
  onChange: (ids: readonly string[]) => void;
}

/** The pause in typing after which a search starts, in milliseconds. */
const PAUSE_MS = 200;

/** Chooses single companies by a part of their name. */
export function CompanyPicker({ value, companies, onChange }: Props) {
  const { t } = useLabels();
  const { findMessageCompanies } = useOrganiser();
  const [search, setSearch] = useState('');
  const [matches, setMatches] = useState<readonly MessageCompany[]>([]);
  const [names, setNames] = useState(() => new Map(companies.map(({ id, name }) => [id, name])));
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = search.trim() === '' ? undefined : await findMessageCompanies(search);
      if (isCurrent) setMatches(result?.unwrapOr([]) ?? []);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, findMessageCompanies]);
  const add = ({ id, name }: MessageCompany) => {
    setNames(new Map([...names, [id, name]]));
    setSearch('');
    onChange([...value, id]);
  };
  const offered = matches.filter(({ id }) => !value.includes(id));
  return (
    <div className={styles.picker}>
      {value.length > 0 && (
        <ul aria-label={t('notice-companies')}>
          {value.map((id) => {
            const name = names.get(id) ?? id;
            return (
              <li key={id}>
                <span>{name}</span>
                <IconButton
                  icon={IconX}
                  name={t('notice-companies-remove', { name })}
                  onClick={() => onChange(value.filter((other) => other !== id))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <TextField
        path="company-search"
        label={t('notice-companies-find')}
        value={search}
        onChange={setSearch}
      />
      <div role="status">{search !== '' && offered.length === 0 && <p>{t('notice-companies-none')}</p>}</div>
      {search !== '' && offered.length > 0 && (
        <ul>
          {offered.map((company) => (
            <li key={company.id}>
              <button type="button" className={styles.offer} onClick={() => add(company)}>
                <Icon of={IconPlus} />
                <span className="visually-hidden">{t('notice-companies-add', { name: company.name })}</span>
                <span aria-hidden>{company.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
