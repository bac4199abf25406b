import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { EditStore } from './edit-store.ts';

/**
 * Saves what is typed in a dialog across a reload of the page, in this tab only; texts, never files.
 *
 * @param key of the record being edited: `p-1/account`
 * @returns whether a draft was restored when the dialog opened.
 */
export const useDraft = <Form extends object>(
  key: string,
  store: EditStore<Form, unknown>,
  names: readonly (keyof Form & string)[],
): boolean => {
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of a dialog never change
  useEffect(() => {
    const place = `draft/${key}`;
    const draft = readDraft(sessionStorage.getItem(place), store.form, names);
    if (draft) {
      store.restore(draft.form, draft.version, draft.key);
      setRestored(true);
    }
    return reaction(
      // A draft with only a file has nothing to restore.
      () => (store.isDirty && !isUntouched(store, names) ? writeDraft(store, names) : ''),
      (text) => (text === '' ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, text)),
      { fireImmediately: true },
    );
  }, [key, store]);
  return restored;
};

interface Draft<Form> {
  readonly version?: string;
  readonly key?: string;
  readonly form: Partial<Form>;
}

/** What a draft stores, with the key of a new item. */
export type Typed<Form extends object> = Pick<EditStore<Form, unknown>, 'form' | 'version' | 'key'>;

const isUntouched = <Form extends object>(
  { form, original }: EditStore<Form, unknown>,
  names: readonly (keyof Form & string)[],
): boolean => textsOf(form, names) === textsOf(original, names);

/** The text of a draft. */
export const writeDraft = <Form extends object>(
  { form, version, key }: Typed<Form>,
  names: readonly (keyof Form & string)[],
): string => `{"version":${JSON.stringify(version ?? null)},"key":"${key}","form":${textsOf(form, names)}}`;

const textsOf = <Form extends object>(form: Form, names: readonly (keyof Form & string)[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, form[name]])));

/** Reads a draft, skipping values whose type no longer matches the form. */
const readDraft = <Form extends object>(
  text: string | null,
  form: Form,
  names: readonly (keyof Form & string)[],
): Draft<Form> | undefined => {
  const stored = parse(text);
  if (stored === undefined) return undefined;
  const entries = names.flatMap((name) => {
    const value = stored.form[name];
    return typeof value === typeof form[name] ? [[name, value] as const] : [];
  });
  return { ...stored, form: Object.fromEntries(entries) as Partial<Form> };
};

const parse = (
  text: string | null,
): { version?: string; key?: string; form: Record<string, unknown> } | undefined => {
  try {
    const { version, key, form } = JSON.parse(text ?? '');
    return {
      ...(typeof version === 'string' && { version }),
      ...(typeof key === 'string' && { key }),
      form: { ...form },
    };
  } catch {
    return undefined;
  }
};
