import type { Entries } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';

/** The outcome of the last save. */
export type QuestionnaireState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** The step has faults: see `faults` of the store. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** A colleague saved this step first: their answers are displayed, and the user's own can be restored. */
  | { readonly kind: 'conflict'; readonly mine: Entries }
  | { readonly kind: 'submitted' };
