import type { ImportFaultCode } from '@fairdesk/core/organiser';

/** Why the planner rejects a row: one sentence, and the code under which the desk has it in every language. */
export interface FaultReason {
  readonly code: ImportFaultCode;
  readonly reason: string;
}

const reason = (code: ImportFaultCode, text: string): FaultReason => ({ code, reason: text });

/** The reasons of the tables that a list of exhibitors fills. */
export const FAULT_REASONS = {
  repeated: () => reason('repeated', 'Another row already says this; leave one of them out.'),
  missing: () => reason('empty', 'This is new, so it cannot be left empty.'),
  notEmptied: () => reason('not-emptied', 'This column cannot be made empty.'),
  unknownEvent: (slug: string) => reason('unknown-event', `There is no event "${slug}".`),
  unknownCompany: (uid: string, slug: string) =>
    reason('unknown-company', `There is no participation "${uid}" in the event "${slug}".`),
  unknownCategory: (code: string) =>
    reason('unknown-category', `There is no category "${code}" to choose in this event.`),
  slugInUse: (slug: string) => reason('slug-taken', `Another participation of "${slug}" has this slug.`),
  slugOfPage: (slug: string) =>
    reason('slug-taken', `A page beside those of the exhibitors of "${slug}" has this slug.`),
  roleWithoutEvent: () => reason('role-without-event', 'A role belongs to an event; name it.'),
  roleMissing: () => reason('role-missing', 'Say what this person may do here.'),
  roleNeedsCompany: () =>
    reason('role-needs-company', 'This role belongs to a company; name its participation.'),
  roleNeedsNoCompany: () =>
    reason(
      'role-needs-no-company',
      "This role is for the organiser's own people; leave the participation empty.",
    ),
} as const satisfies Readonly<Record<string, (...texts: string[]) => FaultReason>>;
