import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { respond } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';

/** The ids of the articles the visitor has saved, most recently saved first: `{ "items": [] }`. */
export const GET = (): Promise<Response> =>
  respond(
    signedIn().andThen(({ tokens }) =>
      runtime().settings.visitorPortal.isOn
        ? currentUseCases()
            .reactionsOf(tokens.accessToken)
            .saved()
            .map((items) => ({ items }))
        : errAsync({ kind: 'not-found' as const, what: 'the visitor portal' }),
    ),
  );
