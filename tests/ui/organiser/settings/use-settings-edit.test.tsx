// @vitest-environment jsdom
import type { Failure } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { act, renderHook } from '@testing-library/react';
import { okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { useSettingsEdit } from '#ui/organiser/settings/use-settings-edit.ts';

interface Form {
  readonly city: string;
  readonly venue: string;
  readonly languages: readonly string[];
}
interface Saved extends Form {
  readonly version: string;
}

const anyForm: fc.Arbitrary<Form> = fc.record({
  city: fc.string(),
  venue: fc.string(),
  languages: fc.array(fc.constantFrom('en', 'tr')),
});
/** Some fields of a form. */
const anyPart = (): fc.Arbitrary<Partial<Form>> =>
  fc.tuple(anyForm, fc.subarray(['city', 'venue', 'languages'] as const)).map(([form, names]) => ({
    ...(Object.fromEntries(names.map((name) => [name, form[name]])) as Partial<Form>),
  }));

/** Settings on the screen, with saves that wait. */
const open = (stored: Form) => {
  const answers: (() => void)[] = [];
  const sent: [Form, string | undefined][] = [];
  const plan = {
    editionOf: ({ version, ...form }: Saved) => ({ form, version }),
    check: () => [],
    save: ({ form, version }: { form: Form; version?: string | undefined }) => {
      sent.push([form, version]);
      return ResultAsync.fromSafePromise<Saved, Failure>(
        new Promise((resolve) => {
          answers.push(() => resolve({ ...form, version: `${version}+` }));
        }),
      );
    },
    read: () => okAsync<Saved, Failure>({ ...stored, version: '1' }),
  };
  const { result, rerender } = renderHook((saved: Saved) => useSettingsEdit<Form, Saved>(saved, plan), {
    initialProps: { ...stored, version: '1' },
  });
  return { store: () => result.current, show: rerender, answers, sent };
};

describe('settings in a form that stays open', () => {
  it.prop([anyForm, anyPart(), anyPart()])(
    'never lose what was typed while they were saved',
    async (stored, before, meanwhile) => {
      const { store, show, answers, sent } = open(stored);
      act(() => store().change(before));
      const saving = store().submit();
      act(() => store().change(meanwhile));
      answers[0]?.();
      const saved = await act(() => saving);
      if (saved) show(saved);
      expect(sent).toEqual([[{ ...stored, ...before }, '1']]);
      expect(store().form).toEqual({ ...stored, ...before, ...meanwhile });
      expect(store().version).toBe('1+');
      expect(store().isDirty).toBe(JSON.stringify(store().form) !== JSON.stringify({ ...stored, ...before }));
    },
  );

  it.prop([anyForm, anyForm, fc.constantFrom('city', 'venue')])(
    'never lose what was typed when other settings are stored',
    (stored, other, name) => {
      const { store, show } = open(stored);
      const typed = { [name]: `${stored[name]}, typed` };
      act(() => store().change(typed));
      show({ ...other, version: '7' });
      expect(store().form).toEqual({ ...other, ...typed });
      expect(store().version).toBe('7');
    },
  );
});
