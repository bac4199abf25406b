import { stepFaults } from '@fairdesk/core/awards';
import { useEffect, useRef } from 'react';
import { isStored } from './entry-draft.ts';
import type { QuestionnaireStore } from './questionnaire-store.ts';

/** The steps that led to an entry of the history, its own last; empty for the introduction. */
type Path = readonly string[];

/**
 * Puts each step into the history of the tab, so that the browser's back button leads to the step before.
 *
 * Its forward button leads on where that passes saved steps only: from others, only the button of the form goes on,
 * because it saves.
 */
export const useStepHistory = (store: QuestionnaireStore): void => {
  const shown = useRef<Path>(undefined);
  const { stepName } = store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step changes
  useEffect(() => {
    shown.current = record(store, shown.current);
  }, [store, stepName]);
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent) => {
      shown.current = follow(store, shown.current ?? [], pathIn(state));
    };
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, [store]);
};

/** Records the step that the store shows. @returns the path to it */
const record = (store: QuestionnaireStore, path: Path | undefined): Path => {
  // A restored draft may have changed it since it was rendered.
  const { stepName: step } = store;
  if (step === undefined || step === path?.at(-1)) return path ?? [];
  if (path === undefined) return resume(store, step);
  const place = path.indexOf(step);
  if (place < 0)
    return isAfter(store, step, path.at(-1))
      ? write('pushState', [...path, step])
      : write('replaceState', [step]);
  window.history.go(place + 1 - path.length);
  return path.slice(0, place + 1);
};

/** Shows the step of a page that is loaded again, unless answers of it or before it are missing. @returns its path */
const resume = (store: QuestionnaireStore, step: string): Path => {
  const path = pathIn(window.history.state);
  const last = path.at(-1);
  if (numberOf(store, last) > 0 && isAfter(store, step, last)) store.goTo(last);
  if (store.stepName === last) return path;
  return write('replaceState', [...path.slice(0, -1), step]);
};

/** Follows a button of the browser, or stays. @returns the path to the step that is shown then */
const follow = (store: QuestionnaireStore, from: Path, to: Path): Path => {
  if (from.length === to.length) return from;
  const step = to.at(-1);
  const isBack = to.length < from.length;
  if (isBack && step !== undefined && numberOf(store, step) === 0) {
    // Answers have hidden it meanwhile.
    window.history.back();
    return from;
  }
  if (isBack || isSavedUpTo(store, step)) {
    store.goTo(step);
    if (store.stepName === step) return to;
  }
  window.history.go(from.length - to.length);
  return from;
};

/** Whether the current step and those up to another, later one are saved as they are, without a fault. */
const isSavedUpTo = (store: QuestionnaireStore, step: string | undefined): boolean => {
  const { entries, questionnaire } = store.answers;
  const [current, last] = [numberOf(store, store.stepName), numberOf(store, step)];
  const passed = store.steps.filter(({ number }) => number >= current && number < last);
  return (
    isAfter(store, step, store.stepName) &&
    passed.every((each) => isStored(each, questionnaire, entries) && stepFaults(each, entries).length === 0)
  );
};

const isAfter = (store: QuestionnaireStore, step: string | undefined, before: string | undefined): boolean =>
  numberOf(store, step) > numberOf(store, before);

/** 0 for the introduction and a hidden step. */
const numberOf = ({ steps }: QuestionnaireStore, step: string | undefined): number =>
  steps.find(({ name }) => name === step)?.number ?? 0;

/** The framework adds what it needs itself. */
const write = (method: 'pushState' | 'replaceState', steps: Path): Path => {
  window.history[method]({ steps }, '');
  return steps;
};

/** The path in the state of an entry; that of the page itself is empty. */
const pathIn = (state: unknown): Path => {
  const isOurs = typeof state === 'object' && state !== null && 'steps' in state;
  return isOurs && Array.isArray(state.steps) ? state.steps : [];
};
