'use client';

import {
  CONTACT_FIELDS,
  CONTACT_TRAP,
  type ContactNotice,
  type ContactSubject,
  type ContactForm as Form,
} from '@fairdesk/core/contact';
import type { EventId } from '@fairdesk/core/shared';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { useDraft } from '../shared/editing/use-draft.ts';
import { FormSummary } from '../shared/forms/form-summary.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { useFaultTexts } from '../shared/forms/use-fault-texts.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { wait } from '../shared/wait.ts';
import { contactAction } from './contact-action.ts';
import { ContactBanner } from './contact-banner.tsx';
import styles from './contact-form.module.css';
import { contactLabels, noticeText } from './contact-labels.ts';
import { ContactStore } from './contact-store.ts';
import { TrapField } from './trap-field.tsx';

interface Props {
  event: EventId;
  about: ContactSubject;
  /** The sender, as far as known. */
  sender: Omit<Form, 'message'>;
  /** The outcome of a submission without this script, which was a plain form post. */
  notices?: readonly ContactNotice[] | undefined;
  /** What was typed in it. */
  typed?: Readonly<Record<string, string>> | undefined;
}

/** The contact form of the portal. Portal spec §2 "Contact form". */
export const ContactForm = observer(function ContactForm(props: Props) {
  const { event, about, sender, notices = NONE, typed = {} } = props;
  const labels = useLabels();
  const { sendContactMessage, track } = useUseCases();
  const [store] = useState(() => {
    const created = new ContactStore({
      start: { ...sender, message: '' },
      notices,
      send: (form, options) => sendContactMessage(event, form, about, options),
      track,
      wait,
    });
    for (const name of FIELDS) if (typed[name] !== undefined) created.edit.change({ [name]: typed[name] });
    return created;
  });
  const { edit, outcome } = store;
  const { form, change } = edit;
  const texts = contactLabels(labels);
  const faults = useFaultTexts(edit, texts);
  // The sender may write for another company later, with a draft of its own.
  useDraft(`contact/${event}/${sender.email}/${sender.company}`, edit, FIELDS);
  // Once: a refresh of the page sends the same outcome again.
  const [first] = useState(notices);
  useEffect(() => store.tell(first), [store, first]);

  const submit = (submission: FormEvent<HTMLFormElement>) => {
    // Someone who sees the form leaves this field empty: the server decides about the others.
    if (new FormData(submission.currentTarget).get(CONTACT_TRAP)) return;
    submission.preventDefault();
    void store.submit();
  };

  return (
    <form method="post" action={contactAction(event)} noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.outcome}>
        <div role="status">
          {outcome?.kind === 'success' && (
            <ContactBanner kind="success">{noticeText(labels, outcome.notice)}</ContactBanner>
          )}
        </div>
        <div role="alert">
          {outcome?.kind === 'error' && (
            <ContactBanner kind="error">{noticeText(labels, outcome.notice)}</ContactBanner>
          )}
        </div>
      </div>
      {faults.all.length > 1 && <FormSummary sentences={faults.all} />}
      <TextField
        path="name"
        label={texts.name}
        rule={CONTACT_FIELDS.name}
        value={form.name}
        error={faults.of('name')}
        autoComplete="name"
        counted={false}
        onChange={(name) => change({ name })}
      />
      <TextField
        path="email"
        type="email"
        inputMode="email"
        label={texts.email}
        rule={CONTACT_FIELDS.email}
        value={form.email}
        error={faults.of('email')}
        autoComplete="email"
        counted={false}
        onChange={(email) => change({ email })}
      />
      <TextField
        path="company"
        label={texts.company}
        rule={CONTACT_FIELDS.company}
        value={form.company}
        error={faults.of('company')}
        autoComplete="organization"
        counted={false}
        onChange={(company) => change({ company })}
      />
      <TextField
        path="message"
        lines
        rows={6}
        label={texts.message}
        rule={CONTACT_FIELDS.message}
        value={form.message}
        error={faults.of('message')}
        counted={form.message.length > COUNTED_FROM}
        onChange={(message) => change({ message })}
      />
      <TrapField label={labels.t('contact-trap')} />
      <Button type="submit" busy={edit.isSaving}>
        {labels.t('contact-send')}
      </Button>
    </form>
  );
});

const FIELDS = Object.keys(CONTACT_FIELDS) as (keyof Form)[];
const NONE: readonly ContactNotice[] = [];

/** Few messages come near the limit: the count appears only then. */
const COUNTED_FROM = 4000;
