'use client';

import {
  type ExhibitorQuery,
  type ExhibitorView,
  exhibitorParams,
  exhibitorQueryOf,
  VIEW_NAME_MAX,
} from '@fairdesk/core/organiser';
import { IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Popover } from '../../shared/dialogs/popover.tsx';
import { Icon } from '../../shared/icon.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './exhibitors.module.css';

interface Props {
  query: ExhibitorQuery;
  views: readonly ExhibitorView[];
  onOpen: (query: ExhibitorQuery) => void;
}

/** The saved filters of the organiser: open, save the current one, delete. */
export function ExhibitorViewMenu({ query, views: stored, onOpen }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { saveExhibitorView, deleteExhibitorView } = useOrganiser();
  const [views, setViews] = useState(stored);
  const [name, setName] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const address = new URLSearchParams(exhibitorParams(query)).toString();
    const saved = await saveExhibitorView({ name, address });
    if (saved.isErr()) return toast.failed(t('exhibitor-list-not-saved'));
    const { value } = saved;
    setViews([...views.filter((view) => view.name !== value.name), value].toSorted(byName));
    setName('');
    toast.done(t('exhibitor-list-view-saved', { name: value.name }));
  };
  const remove = async (view: ExhibitorView) => {
    const deleted = await deleteExhibitorView(view.name);
    if (deleted.isErr()) return toast.failed(t('exhibitor-list-not-saved'));
    setViews(views.filter((other) => other !== view));
  };
  return (
    <Popover id="exhibitor-views" label={t('exhibitor-list-views')}>
      <ul className={styles.views}>
        {views.map((view) => (
          <li key={view.name}>
            <button
              type="button"
              popoverTarget="exhibitor-views"
              popoverTargetAction="hide"
              onClick={() => onOpen(exhibitorQueryOf(Object.fromEntries(new URLSearchParams(view.address))))}
            >
              {view.name}
            </button>
            <button
              type="button"
              aria-label={t('exhibitor-list-view-delete', { name: view.name })}
              onClick={() => void remove(view)}
            >
              <Icon of={IconX} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <form className={styles.saving} onSubmit={save}>
        <label htmlFor="exhibitor-view-name">{t('exhibitor-list-view-name')}</label>
        <input
          id="exhibitor-view-name"
          required
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit">{t('exhibitor-list-view-save')}</button>
      </form>
    </Popover>
  );
}

const byName = (one: ExhibitorView, other: ExhibitorView): number => (one.name < other.name ? -1 : 1);
