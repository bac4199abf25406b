'use client';

import {
  type NewWebhook,
  SERVICE_KEY_AREAS,
  type ServiceKeyArea,
  WEBHOOK_URL_MAX,
  type WebhookForm,
  webhookFaults,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './integrations.module.css';

interface Props {
  onSaved: (made: NewWebhook) => void;
  onClose: () => void;
}

/** Makes a webhook: its address, and the areas whose changes it reports. */
export const WebhookSheet = observer(function WebhookSheet({ onSaved, onClose }: Props) {
  const { t } = useLabels();
  const { createWebhook } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<WebhookForm, NewWebhook>({
        start: { form: { url: '', areas: [] } },
        // Only the server knows where it allows plain http.
        check: (form) => webhookFaults(form, true),
        save: ({ form }, { key }) => createWebhook(form, key),
      }),
  );
  const { form, change } = store;
  const labels = { url: t('webhook-address'), areas: t('webhook-areas-legend') };
  return (
    <DeskSheet
      store={store}
      title={t('webhook-new')}
      action={t('webhook-create')}
      errorLabel="webhook-failed"
      labels={labels}
      draft={{ key: 'webhook/new', names: ['url'] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <TextField
            path="url"
            type="url"
            inputMode="url"
            label={labels.url}
            hint={t('webhook-address-hint')}
            value={form.url}
            rule={{ label: 'url', required: true, maxLength: WEBHOOK_URL_MAX }}
            counted={false}
            error={errorOf('url')}
            onChange={(url) => change({ url })}
          />
          <fieldset id="field-areas" className={styles.areas} tabIndex={-1} aria-describedby="areas-error">
            <legend>{labels.areas}</legend>
            {SERVICE_KEY_AREAS.map((area) => (
              <CheckField
                key={area}
                path={`areas.${area}`}
                label={t(`service-key-area-${area}`)}
                value={form.areas.includes(area)}
                onChange={(isReported) => change({ areas: withArea(form.areas, area, isReported) })}
              />
            ))}
            {errorOf('areas') && <p id="areas-error">{errorOf('areas')}</p>}
          </fieldset>
        </>
      )}
    </DeskSheet>
  );
});

/** The areas with or without one, in their usual order. */
const withArea = (
  areas: readonly ServiceKeyArea[],
  area: ServiceKeyArea,
  isReported: boolean,
): readonly ServiceKeyArea[] =>
  SERVICE_KEY_AREAS.filter((each) => (each === area ? isReported : areas.includes(each)));
