import { MAIL_STATES, type MailFilter } from '@fairdesk/core/organiser';

/** The filter in the query of an address; ignores invalid values. */
export const mailFilterOf = ({
  state,
  search,
  participation,
  letter,
  before,
}: Readonly<Record<string, string | undefined>>): MailFilter => ({
  state: MAIL_STATES.find((each) => each === state),
  search: search?.trim() || undefined,
  participation: participation || undefined,
  letter: letter || undefined,
  before: before || undefined,
});
