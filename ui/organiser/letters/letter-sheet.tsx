'use client';

import { PLACEHOLDERS } from '@fairdesk/core/dashboard';
import {
  isPublished,
  LETTER_CHANNELS,
  type LetterForm,
  type LetterPlan,
  letterFaults,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { AudienceField } from '../audience-field.tsx';
import { CompanyPicker } from '../company-picker.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { messagePaths } from '../notices/message-names.ts';
import { MessagePeriodFields } from '../notices/message-period-fields.tsx';
import { MessageTextFields } from '../notices/message-text-fields.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { LETTER_DRAFT } from './letter-draft.ts';
import type { LetterOptions } from './letter-options.ts';
import styles from './letters.module.css';

/** A letter before it is sent; sending it again with its id sends it once. */
export interface WrittenLetter {
  readonly id: string;
  readonly form: LetterForm;
}

interface Props {
  options: LetterOptions;
  start: LetterForm;
  /** What was written before the check. */
  written: WrittenLetter | undefined;
  onPlanned: (letter: WrittenLetter, plan: LetterPlan) => void;
  onClose: () => void;
}

/** The form of a letter to exhibitors. */
export const LetterSheet = observer(function LetterSheet(props: Props) {
  const { options, start, written, onPlanned, onClose } = props;
  const { t } = useLabels();
  const { planLetter } = useOrganiser();
  const [store] = useState(() => {
    const store = new EditStore<LetterForm, { readonly id: string; readonly plan: LetterPlan }>({
      start: { form: start },
      check: letterFaults,
      save: ({ form }, { key }) => planLetter(form).map((plan) => ({ id: key, plan })),
    });
    if (written) store.restore(written.form, undefined, written.id);
    return store;
  });
  const { form, change } = store;
  return (
    <DeskSheet
      store={store}
      title={t('letter-new')}
      action={t('letter-check')}
      errorLabel="letter-check-failed"
      labels={{ ...messagePaths(t), channel: t('letter-channel') }}
      draft={LETTER_DRAFT}
      onSaved={({ id, plan }) => onPlanned({ id, form: store.form }, plan)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <fieldset className={styles.channels} id="field-channel">
            <legend>{t('letter-channel')}</legend>
            {LETTER_CHANNELS.map((channel) => (
              <label key={channel}>
                <input
                  type="radio"
                  name="channel"
                  checked={form.channel === channel}
                  onChange={() => change({ channel })}
                />
                {t(`letter-channel-${channel}`)}
              </label>
            ))}
          </fieldset>
          <MessageTextFields form={form} errorOf={errorOf} onChange={change} hasPreview={false} />
          <dl className={styles.placeholders}>
            <dt>{t('letter-placeholders')}</dt>
            {PLACEHOLDERS.map((name) => (
              <dd key={name}>
                <code translate="no">{`{${name}}`}</code> {t(`letter-placeholder-${name}`)}
              </dd>
            ))}
          </dl>
          {form.selection ? (
            <p className={styles.selected}>{t('letter-selection')}</p>
          ) : (
            <>
              <AudienceField
                legend={t('letter-audience')}
                value={form.audience}
                choices={options.choices}
                onChange={(audience) => change({ audience })}
              />
              <CompanyPicker
                value={form.audience.participation}
                companies={options.companies}
                onChange={(participation) => change({ audience: { ...form.audience, participation } })}
              />
            </>
          )}
          <SelectField
            path="late"
            label={t('letter-late')}
            none={t('letter-late-any')}
            value={form.late}
            options={options.tasks}
            onChange={(late) => change({ late })}
          />
          <CheckField
            path="neverSignedIn"
            label={t('letter-never')}
            value={form.neverSignedIn}
            onChange={(neverSignedIn) => change({ neverSignedIn })}
          />
          {isPublished(form.channel) && (
            <MessagePeriodFields
              form={form}
              timeZone={options.timeZone}
              errorOf={errorOf}
              onChange={change}
            />
          )}
        </>
      )}
    </DeskSheet>
  );
});
