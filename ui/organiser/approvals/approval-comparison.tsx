'use client';

import { type ComparedItem, ITEM_FIELDS, type WaitingItem } from '@fairdesk/core/organiser';
import { Button } from '../../shared/button.tsx';
import { observer } from '../../shared/observer.ts';
import { dayText, momentText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { Moment } from '../../shared/texts/moment.tsx';
import { ApprovalMedia } from './approval-media.tsx';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals-store.ts';
import { type FieldDifference, fieldDifferences, mediaDifferences } from './item-difference.ts';
import { itemFieldLabel } from './item-field-labels.ts';

interface Props {
  store: ApprovalsStore;
  timeZone: string;
  onApprove: () => void;
  onSendBack: (item: WaitingItem) => void;
  onStep: (action: 'next' | 'previous') => void;
  onClose: () => void;
}

/** The open item: what visitors see beside what waits, with the differences marked. */
export const ApprovalComparison = observer(function ApprovalComparison(props: Props) {
  const { store, timeZone, onApprove, onSendBack, onStep, onClose } = props;
  const { t, language } = useLabels();
  const { compared, notice } = store;
  const since = compared && new Date(compared.item.since);
  return (
    <section className={styles.item} aria-label={t('approval-comparison')} aria-busy={!compared && !notice}>
      <div className={styles.steps}>
        <Button look="plain" onClick={onClose}>
          {t('approval-close')}
        </Button>
        <Button look="plain" onClick={() => onStep('previous')}>
          {t('approval-previous')}
        </Button>
        <Button look="plain" onClick={() => onStep('next')}>
          {t('approval-next')}
        </Button>
      </div>
      {notice && (
        <p role="alert" className={styles.notice}>
          {t(`approval-notice-${notice}`)}
        </p>
      )}
      {compared && since && (
        <>
          <h2>{compared.item.title}</h2>
          <p className={styles.facts}>
            {compared.item.company !== compared.item.title && `${compared.item.company} · `}
            {t(`approval-kind-${compared.item.kind}`)} ·{' '}
            <Moment of={compared.item.since}>{momentText(since, timeZone, language)}</Moment>
          </p>
          <div className={styles.verbs}>
            <Button busy={store.isBusy} onClick={onApprove}>
              {t('approval-approve')}
            </Button>
            <Button look="quiet" onClick={() => onSendBack(compared.item)}>
              {t('approval-send-back')}
            </Button>
          </div>
          <Differences compared={compared} />
          <ApprovalMedia media={mediaDifferences(compared)} />
        </>
      )}
    </section>
  );
});

function Differences({ compared }: { compared: ComparedItem }) {
  const { t } = useLabels();
  const isNew = compared.approved === undefined;
  return (
    <table className={styles.differences} data-new={isNew || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('approval-field')}</th>
          {!isNew && <th scope="col">{t('approval-before')}</th>}
          <th scope="col">{t(isNew ? 'approval-first' : 'approval-after')}</th>
        </tr>
      </thead>
      <tbody>
        {fieldDifferences(compared).map((difference) => (
          <tr key={difference.field} data-same={isSame(difference) || undefined}>
            <th scope="row">{t(itemFieldLabel(compared.item.kind, difference.field))}</th>
            {!isNew && (
              <td data-version={t('approval-before')}>
                <Words difference={difference} version="removed" />
              </td>
            )}
            <td data-version={isNew ? undefined : t('approval-after')}>
              <Words difference={difference} version="added" isPlain={isNew} />
              {difference.isMarkupOnly && <small>{t('approval-markup')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WordsProps {
  difference: FieldDifference;
  /** The old version with what was removed, or the new one with what was added. */
  version: 'removed' | 'added';
  /** Whether there is nothing to compare with. */
  isPlain?: boolean;
}

function Words({ difference: { field, parts }, version, isPlain = false }: WordsProps) {
  const { t, language } = useLabels();
  const format = (text: string) => {
    if (ITEM_FIELDS[field] === 'day') return dayText(text, language);
    return ITEM_FIELDS[field] === 'flag' ? t('yes') : text;
  };
  return (
    <p dir="auto" className={styles.words}>
      {parts
        .filter(({ kind }) => kind === 'same' || kind === version)
        .map(({ kind, text }, place) => {
          const key = `${place}${kind}`;
          if (kind === 'same' || isPlain) return <span key={key}>{format(text)}</span>;
          return kind === 'removed' ? (
            <del key={key}>{format(text)}</del>
          ) : (
            <ins key={key}>{format(text)}</ins>
          );
        })}
    </p>
  );
}

const isSame = ({ parts, isMarkupOnly }: FieldDifference): boolean =>
  !isMarkupOnly && parts.every(({ kind }) => kind === 'same');
