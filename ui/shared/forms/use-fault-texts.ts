import { useEffect } from 'react';
import type { EditStore } from '../editing/edit-store.ts';
import { useLabels } from '../texts/labels.tsx';

interface FaultText {
  readonly path: string;
  readonly text: string;
  readonly label: string | undefined;
}

export interface FaultTexts {
  readonly all: readonly FaultText[];
  /** Faults of fields that are not visible. */
  readonly stray: readonly FaultText[];
  /** The message below a field. */
  readonly of: (path: string) => string | undefined;
}

/** Faults as messages with the labels of the form; the first one moves the focus to its field. */
export const useFaultTexts = (
  { faults, refusals }: Pick<EditStore<object, unknown>, 'faults' | 'refusals'>,
  labels: Readonly<Record<string, string>>,
): FaultTexts => {
  const { say } = useLabels();
  const all = faults.map(({ path, code, params }) => {
    const label = labels[path];
    return { path, label, text: say(code, { ...params, ...(label !== undefined && { label }) }) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submission moves the focus
  useEffect(() => {
    if (refusals === 0) return;
    const first = document.getElementById(`field-${faults[0]?.path}`);
    (document.querySelector<HTMLElement>('[role="dialog"] [data-summary]') ?? first)?.focus();
  }, [refusals]);
  return {
    all,
    stray: all.filter(({ path }) => !(path in labels)),
    of: (path) => all.find((fault) => fault.path === path)?.text,
  };
};
