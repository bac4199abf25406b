import { participationIdOf } from '@fairdesk/core/shared';
import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { sendArchive } from '#app/_http/send-archive.ts';

/** Everything stored about an exhibitor and its people, as a ZIP archive. */
export const GET = organiserRoute(
  'manage-event',
  (caller) => {
    const id = participationIdOf(caller.ids.participationId ?? '');
    return id === undefined
      ? errAsync({ kind: 'not-found' as const, what: 'exhibitor' })
      : currentUseCases()
          .archivesOf(caller)
          .exhibitor(id, languageOf(caller.query.get('language') ?? ''));
  },
  sendArchive,
);
