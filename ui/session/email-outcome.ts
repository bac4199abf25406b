import { waitIn } from '@fairdesk/core/shared';

/** How a request for a mail with a link ended; each but `sent` is the key of its message. */
const OUTCOMES = ['sent', 'forms-required', 'forms-email', 'failed-throttled', 'failed-general'] as const;
type Outcome = (typeof OUTCOMES)[number];
/** An outcome; too many attempts with their wait. */
export type EmailOutcome = Outcome | `failed-throttled.${number}`;

/** The messages of the form. */
export const EMAIL_ERRORS = OUTCOMES.filter((outcome) => outcome !== 'sent');

/** Reads the outcome from an address; `undefined` when it names none. */
export const emailOutcomeOf = (text: string): EmailOutcome | undefined => {
  const { key, seconds } = waitIn(text);
  if (key === 'failed-throttled' && seconds !== undefined) return `${key}.${seconds}`;
  return OUTCOMES.find((outcome) => outcome === text);
};

/** Whether the message belongs to the field, not to the form. */
export const isOfField = (outcome: EmailOutcome | undefined): boolean =>
  outcome === 'forms-required' || outcome === 'forms-email';
