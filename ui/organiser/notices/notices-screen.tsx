'use client';

import { type MessagePlan, type PlannedMessage, periodFormOf } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { Removal } from '../../shared/editing/removal.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Icon } from '../../shared/icon.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { observer } from '../../shared/observer.ts';
import { numberText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { audienceWords } from '../audience-text.ts';
import { DeskHeading } from '../desk-heading.tsx';
import { DeskTable } from '../desk-table.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { noticePeriodText } from './notice-period-text.ts';
import { NoticePlanStore } from './notice-plan-store.ts';
import { NoticeSheet } from './notice-sheet.tsx';
import styles from './notices.module.css';

interface Props {
  plan: MessagePlan;
}

type Dialog =
  | { readonly kind: 'edit'; readonly message?: PlannedMessage }
  | { readonly kind: 'remove'; readonly message: PlannedMessage };

/** The messages of the fair to its exhibitors. */
export const NoticesScreen = observer(function NoticesScreen({ plan: loaded }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const organiser = useOrganiser();
  const [store] = useState(() => new NoticePlanStore(loaded, organiser));
  const [dialog, setDialog] = useState<Dialog>();
  const { plan } = store;
  const nameOf = ({ titles }: Pick<PlannedMessage, 'titles'>) => inLanguage(titles, language);
  const finish = (text: string) => {
    toast.done(text);
    setDialog(undefined);
    void store.load();
  };
  const close = () => setDialog(undefined);
  return (
    <>
      <DeskHeading
        title={t('desk-messages')}
        text={t('notice-text')}
        actions={
          <Button icon={<Icon of={IconPlus} />} onClick={() => setDialog({ kind: 'edit' })}>
            {t('notice-new')}
          </Button>
        }
      />
      {plan.messages.length === 0 ? (
        <EmptyState text={t('notice-empty')} />
      ) : (
        <DeskTable className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('notice-title')}</th>
              <th scope="col">{t('notice-state')}</th>
              <th scope="col">{t('notice-period')}</th>
              <th scope="col" data-wide>
                {t('notice-audience')}
              </th>
              <th scope="col" data-number>
                {t('notice-read')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('plan-actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {plan.messages.map((message) => (
              <NoticeRow
                key={message.id}
                message={message}
                plan={plan}
                onEdit={() => setDialog({ kind: 'edit', message })}
                onRemove={() => setDialog({ kind: 'remove', message })}
              />
            ))}
          </tbody>
        </DeskTable>
      )}
      {dialog?.kind === 'edit' && (
        <NoticeSheet
          message={dialog.message}
          plan={plan}
          onSaved={(saved) =>
            finish(t(dialog.message ? 'notice-saved' : 'notice-added', { name: nameOf(saved) }))
          }
          onClose={close}
        />
      )}
      {dialog?.kind === 'remove' && (
        <Removal
          title={t('notice-delete')}
          text={t('notice-delete-text', { name: nameOf(dialog.message) })}
          errorLabel="notice-delete-failed"
          remove={() => organiser.removeMessage(dialog.message.id)}
          onRemoved={() => finish(t('notice-deleted', { name: nameOf(dialog.message) }))}
          onClose={close}
        />
      )}
    </>
  );
});

interface RowProps {
  message: PlannedMessage;
  plan: MessagePlan;
  onEdit: () => void;
  onRemove: () => void;
}

function NoticeRow({ message, plan, onEdit, onRemove }: RowProps) {
  const labels = useLabels();
  const { t, language } = labels;
  const name = inLanguage(message.titles, language);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-state={message.state}>{t(`notice-state-${message.state}`)}</td>
      <td>{noticePeriodText(periodFormOf(message, plan.timeZone), labels)}</td>
      <td data-wide>{audienceWords(message.audience, plan.choices, labels)}</td>
      <td data-number data-label={t('notice-read')}>
        {numberText(message.readCount, language)}
      </td>
      <td className={styles.actions}>
        <span>
          <IconButton icon={IconPencil} name={t('notice-edit-of', { name })} onClick={onEdit} />
          <IconButton icon={IconTrash} name={t('notice-delete-of', { name })} onClick={onRemove} />
        </span>
      </td>
    </tr>
  );
}
