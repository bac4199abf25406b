import { ExhibitorChangeSchema } from '@fairdesk/core/organiser';
import { type Failure, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** One exhibitor. */
export const GET = organiserRoute('run-event', (caller) =>
  idOf(caller.ids).asyncAndThen((id) =>
    currentUseCases()
      .exhibitorListOf(caller)
      .details(id, languageOf(caller.query.get('language') ?? '')),
  ),
);

/** Changes one exhibitor. */
export const POST = organiserRoute('run-event', (caller) =>
  idOf(caller.ids).asyncAndThen((id) =>
    readBody(caller.request, ExhibitorChangeSchema).andThen((change) =>
      currentUseCases().exhibitorListOf(caller).change(id, change),
    ),
  ),
);

const idOf = ({
  participationId = '',
}: Readonly<Record<string, string>>): Result<ParticipationId, Failure> => {
  const id = participationIdOf(participationId);
  return id === undefined ? err({ kind: 'not-found', what: `exhibitor ${participationId}` }) : ok(id);
};
