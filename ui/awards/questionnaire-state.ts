import type { Failure } from '@fairdesk/core/shared';

/** The outcome of the last save. */
export type QuestionnaireState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  /** The step has faults: see `faults` of the store. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Another save of this step came first: its answers are displayed; the user's own are `mine` of the answers. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'submitted' };
