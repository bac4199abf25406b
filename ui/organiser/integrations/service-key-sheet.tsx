'use client';

import {
  levelOf,
  type NewServiceKey,
  SERVICE_KEY_AREAS,
  SERVICE_KEY_NAME_MAX,
  type ServiceKeyForm,
  type ServiceKeyLevel,
  serviceKeyFaults,
  withLevel,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './integrations.module.css';

interface Props {
  timeZone: string;
  onSaved: (made: NewServiceKey) => void;
  onClose: () => void;
}

const LEVELS: readonly ServiceKeyLevel[] = ['read', 'write'];

/** Makes a key: its name, what it opens, and its last day. */
export const ServiceKeySheet = observer(function ServiceKeySheet({ timeZone, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { createServiceKey } = useOrganiser();
  const [store] = useState(() => {
    const moment = () => ({ timeZone, now: new Date() });
    return new EditStore<ServiceKeyForm, NewServiceKey>({
      start: { form: { name: '', scopes: [], lastDay: '' } },
      check: (form) => serviceKeyFaults(form, moment()),
      save: ({ form }, { key }) => createServiceKey(form, moment(), key),
    });
  });
  const { form, change } = store;
  const labels = {
    name: t('service-key-name'),
    scopes: t('service-key-scopes-legend'),
    lastDay: t('service-key-last-day'),
  };
  return (
    <DeskSheet
      store={store}
      title={t('service-key-new')}
      action={t('service-key-create')}
      errorLabel="service-key-failed"
      labels={labels}
      draft={{ key: 'service-key/new', names: ['name', 'lastDay'] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            path="name"
            label={labels.name}
            hint={t('service-key-name-hint')}
            value={form.name}
            rule={{ label: 'name', required: true, maxLength: SERVICE_KEY_NAME_MAX }}
            counted={false}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
          <fieldset id="field-scopes" className={styles.areas} tabIndex={-1} aria-describedby="scopes-error">
            <legend>{labels.scopes}</legend>
            {SERVICE_KEY_AREAS.map((area) => (
              <SelectField
                key={area}
                path={`scopes.${area}`}
                label={t(`service-key-area-${area}`)}
                value={levelOf(form.scopes, area) ?? ''}
                none={t('service-key-no-access')}
                options={LEVELS.map((level) => ({ value: level, label: t(`service-key-level-${level}`) }))}
                onChange={(value) =>
                  change({
                    scopes: withLevel(
                      form.scopes,
                      area,
                      LEVELS.find((level) => level === value),
                    ),
                  })
                }
              />
            ))}
            {errorOf('scopes') && <p id="scopes-error">{errorOf('scopes')}</p>}
          </fieldset>
          <TextField
            path="lastDay"
            type="date"
            label={labels.lastDay}
            hint={t('service-key-last-day-hint')}
            value={form.lastDay}
            error={errorOf('lastDay')}
            onChange={(lastDay) => change({ lastDay })}
          />
        </>
      )}
    </DeskSheet>
  );
});
