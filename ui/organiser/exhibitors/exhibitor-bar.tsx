'use client';

import {
  EXPORT_TABLES,
  type ExhibitorOutcome,
  type ExhibitorPlan,
  type ExhibitorSelection,
  type ExhibitorVerb,
  type ExportTable,
  selectionBody,
} from '@fairdesk/core/organiser';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { Popover } from '../../shared/dialogs/popover.tsx';
import { observer } from '../../shared/observer.ts';
import { listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { LetterOptions } from '../letters/letter-options.ts';
import { SelectionBar } from '../selection-bar.tsx';
import { useOrganiser } from '../use-organiser.ts';
import type { ExhibitorListStore } from './exhibitor-list-store.ts';
import { ExhibitorMessage } from './exhibitor-message.tsx';
import { ExhibitorTaskVerb } from './exhibitor-task-verb.tsx';
import styles from './exhibitors.module.css';

interface Props {
  store: ExhibitorListStore;
  /** The tasks of the fair. */
  tasks: LetterOptions['tasks'];
  /** Absent when the organiser may not export. */
  onExport?:
    | ((
        table: ExportTable,
        format: 'csv' | 'xlsx',
        selection: ReturnType<typeof selectionBody>,
      ) => Promise<boolean>)
    | undefined;
}

const MORE = 'exhibitor-more';
const FORMATS = ['xlsx', 'csv'] as const;

function MoreVerb({ text, run }: { text: string; run: () => void }) {
  return (
    <button type="button" popoverTarget={MORE} popoverTargetAction="hide" onClick={run}>
      {text}
    </button>
  );
}

interface Planned {
  readonly verb: ExhibitorVerb;
  /** What was selected when the plan was made: the user may have changed the selection since. */
  readonly selection: ExhibitorSelection;
  readonly plan: ExhibitorPlan;
}

/** The bar of a selection: how many are selected, and what can be done with them. */
export const ExhibitorBar = observer(function ExhibitorBar({ store, tasks, onExport }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { planExhibitors, actOnExhibitors } = useOrganiser();
  const [planned, setPlanned] = useState<Planned>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isCancelled = store.query.filter.cancelled === true;
  const verbs: readonly ExhibitorVerb[] = isCancelled ? ['restore'] : ['invite', 'remind'];
  const rarer: readonly ExhibitorVerb[] = isCancelled ? [] : ['publish', 'hide', 'cancel'];
  const ask = async (verb: ExhibitorVerb) => {
    const { selection } = store;
    setBusy(true);
    const plan = await planExhibitors(verb, selection);
    setBusy(false);
    setFailed(false);
    if (plan.isErr()) return toast.failed(t('exhibitor-list-failed'));
    setPlanned({ verb, selection, plan: plan.value });
  };
  const undo = async ({ undo: inverse }: ExhibitorOutcome) => {
    if (inverse === undefined) return;
    const undone = await actOnExhibitors(inverse.verb, inverse.selection);
    if (undone.isErr()) toast.failed(t('exhibitor-list-not-saved'));
    await store.reload();
  };
  const act = async ({ verb, selection }: Planned) => {
    setBusy(true);
    const acted = await actOnExhibitors(verb, selection);
    setBusy(false);
    setFailed(acted.isErr());
    if (acted.isErr()) return;
    setPlanned(undefined);
    const { companies, people, undo: inverse } = acted.value;
    const text = t(`exhibitor-list-${verb}-done`, { n: companies, people });
    toast.done(text, inverse && { label: t('exhibitor-list-undo'), run: () => void undo(acted.value) });
    store.clearSelection();
    await store.reload();
  };
  const download = async (table: ExportTable, format: 'csv' | 'xlsx') => {
    setBusy(true);
    const isDone = await onExport?.(table, format, selectionBody(store.selection));
    setBusy(false);
    if (isDone === false) toast.failed(t('exhibitor-list-failed'));
  };
  return (
    <SelectionBar className={styles.bar} label={t('exhibitor-list-selection')}>
      <strong role="status">{t('exhibitor-list-selected', { n: store.selected })}</strong>
      {!store.isEverySelected && (
        <Button look="plain" onClick={store.selectAll}>
          {t('exhibitor-list-select-all', { n: store.total })}
        </Button>
      )}
      <Button look="plain" onClick={store.clearSelection}>
        {t('exhibitor-list-clear')}
      </Button>
      <span className={styles.verbs}>
        {verbs.map((verb) => (
          <Button key={verb} look="quiet" busy={isBusy} onClick={() => void ask(verb)}>
            {t(`exhibitor-list-${verb}`)}
          </Button>
        ))}
        {!isCancelled && <ExhibitorMessage store={store} tasks={tasks} />}
        {!isCancelled && <ExhibitorTaskVerb store={store} />}
        {(rarer.length > 0 || onExport) && (
          <Popover id={MORE} label={t('exhibitor-list-other-verbs')}>
            {rarer.map((verb) => (
              <MoreVerb key={verb} text={t(`exhibitor-list-${verb}`)} run={() => void ask(verb)} />
            ))}
            {onExport && rarer.length > 0 && <hr />}
            {onExport &&
              EXPORT_TABLES.flatMap((table) =>
                FORMATS.map((format) => (
                  <MoreVerb
                    key={`${table} ${format}`}
                    text={t('exhibitor-list-export', {
                      table: t(`exhibitor-list-table-${table}`),
                      format: format.toUpperCase(),
                    })}
                    run={() => void download(table, format)}
                  />
                )),
              )}
          </Popover>
        )}
      </span>
      {planned && (
        <ConfirmDialog
          title={t(`exhibitor-list-${planned.verb}-title`, {
            n: planned.plan.companies,
            people: planned.plan.people,
          })}
          text={planText(planned.plan)}
          action={t(`exhibitor-list-${planned.verb}`)}
          busy={isBusy}
          error={hasFailed ? t('exhibitor-list-not-saved') : undefined}
          onConfirm={() => void (planned.plan.companies === 0 ? setPlanned(undefined) : act(planned))}
          onClose={() => setPlanned(undefined)}
        />
      )}
    </SelectionBar>
  );

  function planText({ companies, skipped, first }: ExhibitorPlan): string {
    const rest = companies - first.length;
    const names = rest > 0 ? [...first, t('exhibitor-list-plan-others', { n: rest })] : first;
    const parts = [
      ...(companies > 0 ? [asSentence(listText(names, language))] : []),
      ...(skipped > 0 ? [t('exhibitor-list-plan-skipped', { n: skipped })] : []),
    ];
    return parts.join(' ');
  }
});

/** Company names such as `Kas B.V.` end in a full stop of their own. */
const asSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
