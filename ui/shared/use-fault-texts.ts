import { useEffect } from 'react';
import type { EditStore } from './edit-store.ts';
import { useLabels } from './labels.tsx';

interface FaultText {
  readonly path: string;
  readonly text: string;
}

export interface FaultTexts {
  readonly all: readonly FaultText[];
  /** Those that belong to no field in sight. */
  readonly stray: readonly FaultText[];
  /** What stands below a field. */
  readonly of: (path: string) => string | undefined;
}

/** Faults as sentences, each field called as its form calls it; the first of them takes the focus. */
export const useFaultTexts = (
  { faults, refusals }: Pick<EditStore<object, unknown>, 'faults' | 'refusals'>,
  labels: Readonly<Record<string, string>>,
): FaultTexts => {
  const { say } = useLabels();
  const all = faults.map(({ path, code, params }) => {
    const label = labels[path];
    return { path, text: say(code, { ...params, ...(label !== undefined && { label }) }) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was sent moves the focus, not what is mended
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
