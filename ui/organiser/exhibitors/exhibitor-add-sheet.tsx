'use client';

import { type NewExhibitor, newExhibitorFaults, STAND_TEXT_MAX } from '@fairdesk/core/organiser';
import {
  EMAIL_MAX,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageAmong,
  NAME_MAX,
  type ParticipationId,
} from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useFairLanguages } from '../../shared/texts/fair-languages.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';

interface Props {
  /** The participation types of the fair. */
  types: readonly string[];
  onAdded: (id: ParticipationId, name: string) => void;
  onClose: () => void;
}

/** Adds a company by hand, with its stand and its main contact where they are known. */
export const ExhibitorAddSheet = observer(function ExhibitorAddSheet({ types, onAdded, onClose }: Props) {
  const texts = useLabels();
  const { t, language: own } = texts;
  const language = languageAmong(useFairLanguages(), own);
  const { addExhibitor } = useOrganiser();
  const [type = DEFAULT_TYPE] = types.includes(DEFAULT_TYPE) ? [DEFAULT_TYPE] : types;
  const [store] = useState(
    () =>
      new EditStore<NewExhibitor, ParticipationId>({
        start: { form: { name: '', type, stand: '', hall: '', email: '', language } },
        check: newExhibitorFaults,
        save: ({ form }, { key }) => addExhibitor(form, key),
      }),
  );
  const { form, change } = store;
  const labels = {
    name: t('exhibitor-list-column-name'),
    type: t('exhibitor-list-column-type'),
    stand: t('exhibitor-list-column-stand'),
    hall: t('exhibitor-list-filter-hall'),
    email: t('exhibitor-add-email'),
    language: t('exhibitor-desk-language'),
  };
  return (
    <DeskSheet
      store={store}
      title={t('exhibitor-add')}
      action={t('exhibitor-add')}
      errorLabel="exhibitor-list-not-saved"
      labels={labels}
      draft={{ key: 'exhibitor-add', names: ['name', 'stand', 'hall', 'email'] }}
      onSaved={(id) => onAdded(id, form.name.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            path="name"
            label={labels.name}
            value={form.name}
            rule={{ label: 'name', required: true, maxLength: NAME_MAX }}
            counted={false}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
          {types.length > 1 && (
            <SelectField
              path="type"
              label={labels.type}
              none=""
              value={form.type}
              options={types.map((each) => ({ value: each, label: participationTypeText(each, texts) }))}
              onChange={(chosen) => change({ type: chosen })}
            />
          )}
          {(['stand', 'hall'] as const).map((path) => (
            <TextField
              key={path}
              path={path}
              label={labels[path]}
              value={form[path]}
              rule={{ label: path, maxLength: STAND_TEXT_MAX }}
              counted={false}
              error={errorOf(path)}
              onChange={(text) => change({ [path]: text })}
            />
          ))}
          <TextField
            path="email"
            type="email"
            label={labels.email}
            hint={t('exhibitor-add-email-hint')}
            value={form.email}
            rule={{ label: 'email', maxLength: EMAIL_MAX }}
            counted={false}
            error={errorOf('email')}
            onChange={(email) => change({ email })}
          />
          {form.email.trim() !== '' && (
            <SelectField
              path="language"
              label={labels.language}
              value={form.language}
              options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
              onChange={(chosen) => isLanguage(chosen) && change({ language: chosen })}
            />
          )}
        </>
      )}
    </DeskSheet>
  );
});

const DEFAULT_TYPE = 'EXHIBITOR';
