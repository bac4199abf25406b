'use client';

import type { MessageCompany } from '@fairdesk/core/organiser';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Icon } from '../shared/icon.tsx';
import { IconButton } from '../shared/icon-button.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './search-picker.module.css';
import { SearchPicker } from './search-picker.tsx';
import { useOrganiser } from './use-organiser.ts';

interface Props {
  /** The ids of the chosen companies. */
  value: readonly string[];
  /** Companies whose names are known. */
  companies: readonly MessageCompany[];
  onChange: (ids: readonly string[]) => void;
}

/** Chooses single companies by a part of their name. */
export function CompanyPicker({ value, companies, onChange }: Props) {
  const { t } = useLabels();
  const { findMessageCompanies } = useOrganiser();
  const [names, setNames] = useState(() => new Map(companies.map(({ id, name }) => [id, name])));
  const find = useCallback(
    (search: string) =>
      findMessageCompanies(search).map((found) => found.filter(({ id }) => !value.includes(id))),
    [findMessageCompanies, value],
  );
  const add = ({ id, name }: MessageCompany) => {
    setNames(new Map([...names, [id, name]]));
    onChange([...value, id]);
  };
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
      <SearchPicker
        path="company-search"
        label={t('notice-companies-find')}
        find={find}
        keyOf={({ id }) => id}
        renderItem={({ name }) => (
          <>
            <Icon of={IconPlus} />
            <span className="visually-hidden">{t('notice-companies-add', { name })}</span>
            <span aria-hidden>{name}</span>
          </>
        )}
        none={t('notice-companies-none')}
        onChoose={add}
      />
    </div>
  );
}
