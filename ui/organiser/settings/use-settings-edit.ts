import type { Failure, FieldFault } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { type Edition, EditStore } from '../../shared/editing/edit-store.ts';

/** How settings are checked, saved and loaded again. */
interface SettingsPlan<Form, Saved> {
  readonly editionOf: (saved: Saved) => Edition<Form>;
  readonly check: (form: Form) => readonly FieldFault[];
  readonly save: (edition: Edition<Form>) => ResultAsync<Saved, Failure>;
  readonly read: () => ResultAsync<Saved, Failure>;
}

interface Editing<Form extends object, Saved> {
  readonly saved: Saved;
  readonly store: EditStore<Form, Saved>;
  /** The fields that differ from what is stored, also those that changed while a save was under way. */
  readonly typed: () => Partial<Form>;
}

/**
 * Edits settings in a form that stays open after a save. Other settings begin a new edit: with another version, and
 * with every field that is not saved yet.
 *
 * @param saved the settings as stored
 */
export const useSettingsEdit = <Form extends object, Saved>(
  saved: Saved,
  plan: SettingsPlan<Form, Saved>,
): EditStore<Form, Saved> => {
  const [editing, setEditing] = useState(() => editingOf(saved, plan));
  if (editing.saved === saved) return editing.store;
  const next = editingOf(saved, plan);
  next.store.change(editing.typed());
  setEditing(next);
  return next.store;
};

const editingOf = <Form extends object, Saved>(
  saved: Saved,
  { editionOf, check, save, read }: SettingsPlan<Form, Saved>,
): Editing<Form, Saved> => {
  const start = editionOf(saved);
  let sent = start.form;
  const store = new EditStore<Form, Saved>({
    start,
    check,
    save: (edition) => {
      sent = edition.form;
      return save(edition);
    },
    latest: () => read().map(editionOf),
  });
  const typed = () => differing(store.form, store.state.kind === 'saved' ? sent : start.form);
  return { saved, store, typed };
};

/** The fields of one form that the other has otherwise. */
const differing = <Form extends object>(form: Form, other: Form): Partial<Form> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== other[name as keyof Form]),
  ) as Partial<Form>;
