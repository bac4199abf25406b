'use client';

import {
  type MessageForm,
  type MessagePlan,
  messageFaults,
  messageFormOf,
  NEW_MESSAGE,
  type PlannedMessage,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import type { Described } from '../../shared/editing/version-choice.tsx';
import { observer } from '../../shared/observer.ts';
import { dayText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { AudienceField } from '../audience-field.tsx';
import { audienceWords } from '../audience-text.ts';
import { CompanyPicker } from '../company-picker.tsx';
import { describeTexts } from '../describe-texts.ts';
import { DeskSheet } from '../desk-sheet.tsx';
import { unformattedText } from '../unformatted-text.ts';
import { useOrganiser } from '../use-organiser.ts';
import { messageNames, messagePaths } from './message-names.ts';
import { MessagePeriodFields } from './message-period-fields.tsx';
import { MessageTextFields } from './message-text-fields.tsx';

interface Props {
  /** The message to change; absent for a new one. */
  message?: PlannedMessage | undefined;
  plan: MessagePlan;
  onSaved: (message: PlannedMessage) => void;
  onClose: () => void;
}

const NAMES = [
  ...(['titles', 'contents', 'linkHref', 'linkTitles', 'audience'] as const),
  ...(['fromDay', 'fromTime', 'untilDay', 'untilTime'] as const),
];

/** Adds or changes a message to exhibitors. */
export const NoticeSheet = observer(function NoticeSheet({ message, plan, onSaved, onClose }: Props) {
  const labels = useLabels();
  const { t, language: own } = labels;
  const { saveMessage, planMessages } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<MessageForm, PlannedMessage>({
        start: message ? editionOf(message, plan.timeZone) : { form: NEW_MESSAGE },
        check: messageFaults,
        save: ({ form, version = '' }, { key }) =>
          saveMessage(form, message ? { id: message.id, version } : { id: key }),
        latest: () =>
          planMessages().map(({ messages, timeZone }) => {
            const current = messages.find(({ id }) => id === message?.id);
            return current ? editionOf(current, timeZone) : { form: NEW_MESSAGE };
          }),
      }),
  );
  const { form, change } = store;
  const names = messageNames(t);
  const describe = (version: MessageForm) =>
    NAMES.flatMap((name): readonly Described[] => {
      const one = (text: string) => [{ name: names[name], value: text }];
      if (name === 'audience') return one(audienceWords(version.audience, plan.choices, labels));
      if (name === 'fromDay' || name === 'untilDay') return one(dayText(version[name], own));
      const value = version[name];
      return typeof value === 'string'
        ? one(value)
        : describeTexts(t, names[name], (language) => unformattedText(name, value[language]));
    });
  return (
    <DeskSheet
      store={store}
      title={t(message ? 'notice-edit' : 'notice-new')}
      action={t(message ? 'notice-save' : 'notice-add')}
      errorLabel="notice-save-failed"
      labels={messagePaths(t)}
      draft={{ key: `message/${message?.id ?? 'new'}`, names: NAMES }}
      describe={describe}
      {...(message && { subject: `message:${message.id}` })}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <MessageTextFields form={form} errorOf={errorOf} onChange={change} />
          <AudienceField
            legend={t('notice-audience-legend')}
            value={form.audience}
            choices={plan.choices}
            onChange={(audience) => change({ audience })}
          />
          <CompanyPicker
            value={form.audience.participation}
            companies={plan.companies}
            onChange={(participation) => change({ audience: { ...form.audience, participation } })}
          />
          <MessagePeriodFields form={form} timeZone={plan.timeZone} errorOf={errorOf} onChange={change} />
        </>
      )}
    </DeskSheet>
  );
});

const editionOf = (stored: PlannedMessage, timeZone: string) => ({
  version: stored.version,
  form: messageFormOf(stored, timeZone),
});
