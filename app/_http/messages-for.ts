import 'server-only';
import { isPersonal, type Message, personalMessage, placeholderValues } from '@fairdesk/core/dashboard';
import type { Failure, Language, ParticipationId } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from './permission.ts';

/** The messages for a participation, as the signed-in user reads them. */
export const messagesFor = (
  participation: ParticipationId,
  email: string,
  language: Language,
): ResultAsync<readonly Message[], Failure> =>
  currentUseCases()
    .messagesOf(email)
    .list(participation, language)
    .andThen((messages) =>
      messages.some(isPersonal) ? personal(messages, participation) : okAsync(messages),
    );

const personal = (
  messages: readonly Message[],
  participation: ParticipationId,
): ResultAsync<readonly Message[], Failure> => {
  const { events } = currentUseCases();
  return ResultAsync.combine([
    signedIn(),
    events
      .participation(participation)
      .andThen((company) => events.event(company.event).map(({ name }) => ({ company, fair: name }))),
  ]).map(([{ user }, { company, fair }]) => {
    const names = { company: company.name || company.organizationName, fair, firstName: user.givenName };
    return messages.map((message) => personalMessage(message, placeholderValues(names)));
  });
};
