'use client';

import { isMailed, type LetterPlan, type SentLetter } from '@fairdesk/core/organiser';
import { use, useEffect, useState } from 'react';
import { Sheet } from '../../shared/dialogs/sheet.tsx';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { useStepDraft } from '../../shared/editing/use-step-draft.ts';
import { FormError } from '../../shared/forms/form-error.tsx';
import { observer } from '../../shared/observer.ts';
import { listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskFair } from '../desk-fair.ts';
import picker from '../search-picker.module.css';
import { SearchPicker } from '../search-picker.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { LetterCheckStore } from './letter-check-store.ts';
import { LETTER_DRAFT } from './letter-draft.ts';
import { LetterOf } from './letter-of.tsx';
import type { WrittenLetter } from './letter-sheet.tsx';
import styles from './letters.module.css';

interface Props {
  letter: WrittenLetter;
  plan: LetterPlan;
  onSent: (letter: SentLetter) => void;
  onBack: () => void;
}

/** Whom a letter reaches and how they get it, before it is sent. */
export const LetterCheck = observer(function LetterCheck({ letter, plan: first, onSent, onBack }: Props) {
  const { id, form } = letter;
  const { t, say, language } = useLabels();
  const organiser = useOrganiser();
  const [store] = useState(() => new LetterCheckStore(letter, first, organiser));
  const { plan, preview, failure } = store;
  const [recipient, setRecipient] = useState(plan.recipients[0]?.email ?? '');
  useLeaveGuard(true);
  useStepDraft(
    `${use(DeskFair)}/${LETTER_DRAFT.key}`,
    { form, version: undefined, key: id },
    LETTER_DRAFT.names,
  );
  useEffect(() => {
    if (recipient !== '') void store.show(recipient);
  }, [store, recipient]);
  const hasMail = isMailed(form.channel);
  const count = hasMail ? plan.people : plan.companies;
  const send = async () => {
    if (count === 0) return onBack();
    const sent = await store.send();
    if (sent) onSent(sent);
  };
  const others = plan.companies - plan.first.length;
  const action = hasMail ? t('letter-send', { n: plan.people }) : t('letter-publish', { n: plan.companies });
  return (
    <Sheet
      title={t('letter-check-title')}
      action={count === 0 ? t('letter-back') : action}
      busy={store.isSending}
      dirty={false}
      onSubmit={() => void send()}
      onClose={onBack}
    >
      {failure && <FormError>{failureText(failure)}</FormError>}
      <p className={styles.sum} aria-live="polite">
        {plan.companies === 0 ? t('letter-nobody') : sumText()}
      </p>
      {plan.first.length > 0 && (
        <p className={styles.note}>
          {listText(
            others > 0 ? [...plan.first, t('exhibitor-list-plan-others', { n: others })] : plan.first,
            language,
          )}
        </p>
      )}
      {hasMail && plan.unreachable > 0 && (
        <p className={styles.warning}>{t('letter-unreachable', { n: plan.unreachable })}</p>
      )}
      {recipient !== '' && (
        <div className={picker.picker}>
          {plan.people > 1 && (
            <SearchPicker
              path="letter-recipient"
              label={t('letter-as')}
              hint={t('reminders-recipient-hint')}
              find={store.find}
              keyOf={({ email }) => email}
              renderItem={({ email, companies }) => `${email} · ${companies.join(', ')}`}
              none={t('reminders-recipient-none')}
              onChoose={({ email }) => setRecipient(email)}
            />
          )}
        </div>
      )}
      {preview && <LetterOf preview={preview} channel={form.channel} store={store} />}
    </Sheet>
  );

  function sumText(): string {
    const numbers = { people: plan.people, n: plan.companies };
    if (form.channel === 'both') return t('letter-sum-both', numbers);
    return t(hasMail ? 'letter-sum-mail' : 'letter-sum-portal', numbers);
  }

  function failureText(why: NonNullable<typeof failure>): string {
    if (why.kind === 'conflict') return t('letter-changed');
    const [fault] = why.kind === 'rejected' ? why.fields : [];
    return fault ? say(fault.code, fault.params) : t('letter-send-failed');
  }
});
