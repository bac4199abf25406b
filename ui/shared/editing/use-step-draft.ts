import { useEffect } from 'react';
import { type Typed, writeDraft } from './use-draft.ts';

/** Saves what was typed across a reload of the page while a later step of its dialog is open. */
export const useStepDraft = <Form extends object>(
  key: string,
  typed: Typed<Form>,
  names: readonly (keyof Form & string)[],
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is typed in the later step
  useEffect(() => {
    const place = `draft/${key}`;
    sessionStorage.setItem(place, writeDraft(typed, names));
    return () => sessionStorage.removeItem(place);
  }, [key]);
};
