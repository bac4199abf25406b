'use client';

import type { ListAction, WaitingItem, WaitingList } from '@fairdesk/core/organiser';
import { useEffect, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EmptyState } from '../../shared/empty-state.tsx';
import { Link } from '../../shared/link.tsx';
import { useQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskHeading } from '../desk-heading.tsx';
import { ListKeysButton } from '../list-keys-button.tsx';
import { ListKeysDialog } from '../list-keys-dialog.tsx';
import { SelectionBar } from '../selection-bar.tsx';
import { useListKeys } from '../use-list-keys.ts';
import { useOrganiser } from '../use-organiser.ts';
import { ApprovalComparison } from './approval-comparison.tsx';
import { keyOf } from './approval-key.ts';
import { ApprovalKinds } from './approval-kinds.tsx';
import { ApprovalTable } from './approval-table.tsx';
import styles from './approvals.module.css';
import { ApprovalsStore } from './approvals-store.ts';
import { SendBackSheet } from './send-back-sheet.tsx';

interface Props {
  list: WaitingList;
  timeZone: string;
  /** Where approval is switched on; absent when the organiser may not. */
  rulesPath?: string | undefined;
}

const ACTIONS: readonly ListAction[] = [
  ...(['next', 'previous', 'select', 'open', 'close', 'approve', 'send-back', 'help'] as const),
];

/** What waits for approval; an item opens beside the list, with its approved version. */
export const ApprovalsScreen = observer(function ApprovalsScreen({ list, timeZone, rulesPath }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const calls = useOrganiser();
  const [params, go] = useQuery();
  const [store] = useState(() => new ApprovalsStore(list, calls));
  const [dialog, setDialog] = useState<'keys' | WaitingItem>();
  useEffect(() => {
    void store.show(params.item || undefined);
  });
  const open = (key: string | undefined) => go(key ? { item: key } : {});
  const approve = async () => {
    // Its key was pressed twice.
    if (store.isBusy) return;
    const next = await store.approveOpen();
    if (next !== undefined) {
      toast.done(t('approval-approved', { n: 1 }));
      open(next);
    } else if (store.notice === undefined) toast.failed(t('approval-failed'));
  };
  const approveSelected = async () => {
    const outcome = await store.approveSelected();
    if (!outcome) return toast.failed(t('approval-failed'));
    const { approved, changed } = outcome;
    if (approved > 0) toast.done(t('approval-approved', { n: approved }));
    if (changed.length > 0) toast.failed(t('approval-some-changed', { n: changed.length }));
  };
  const sentBack = async (item: WaitingItem) => {
    setDialog(undefined);
    toast.done(t('approval-sent-back'));
    open(await store.removed(item));
  };
  const step = (action: 'next' | 'previous') => {
    if (store.open !== undefined) return open(store.neighbour(action));
    store.move(action);
    const item = store.items[store.current ?? -1];
    if (item) document.getElementById(`open-${keyOf(item)}`)?.focus();
  };
  useListKeys({
    next: () => step('next'),
    previous: () => step('previous'),
    select: () => store.toggleCurrent(),
    close: () => (store.open === undefined ? store.clear() : open(undefined)),
    approve: () => store.compared !== undefined && void approve(),
    'send-back': () => store.compared !== undefined && setDialog(store.compared.item),
    help: () => setDialog('keys'),
  });
  const { items, total, isRequired } = store.list;
  return (
    <>
      <DeskHeading
        title={t('desk-approvals')}
        text={<span role="status">{t(isRequired ? 'approval-total' : 'approval-off', { n: total })}</span>}
        actions={items.length > 0 && <ListKeysButton onClick={() => setDialog('keys')} />}
      />
      <div className={styles.desk} data-open={store.open !== undefined || undefined}>
        <div className={styles.items}>
          <ApprovalKinds store={store} />
          {items.length === 0 ? (
            <EmptyState text={t(isRequired ? 'approval-none' : 'approval-off-text')}>
              {!isRequired && rulesPath && <Link href={rulesPath}>{t('approval-switch-on')}</Link>}
            </EmptyState>
          ) : (
            <ApprovalTable store={store} timeZone={timeZone} onOpen={open} />
          )}
          {total > items.length && <p>{t('approval-more', { n: total - items.length })}</p>}
          {store.selected.size > 0 && (
            <SelectionBar className={styles.bar} label={t('approval-selected', { n: store.selected.size })}>
              <strong role="status">{t('approval-selected', { n: store.selected.size })}</strong>
              <Button look="plain" onClick={store.clear}>
                {t('approval-clear')}
              </Button>
              <Button look="quiet" busy={store.isBusy} onClick={() => void approveSelected()}>
                {t('approval-approve-selected', { n: store.selected.size })}
              </Button>
            </SelectionBar>
          )}
        </div>
        {store.open !== undefined && (
          <ApprovalComparison
            store={store}
            timeZone={timeZone}
            onApprove={() => void approve()}
            onSendBack={setDialog}
            onStep={step}
            onClose={() => open(undefined)}
          />
        )}
      </div>
      {dialog === 'keys' && <ListKeysDialog actions={ACTIONS} onClose={() => setDialog(undefined)} />}
      {dialog !== undefined && dialog !== 'keys' && (
        <SendBackSheet
          item={dialog}
          store={store}
          onSent={() => void sentBack(dialog)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
});
