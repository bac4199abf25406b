import type { MessagePlan } from '@fairdesk/core/organiser';

/** What the form of a letter offers. */
export interface LetterOptions extends Pick<MessagePlan, 'timeZone' | 'choices' | 'companies'> {
  /** The tasks of the fair. */
  readonly tasks: readonly { readonly value: string; readonly label: string }[];
}
