import { VALIDATION_FAILED } from '@fairdesk/core/events';
import { localPath, splitPath } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { markValidated, readSelection } from '#app/_composition/cookies.ts';
import { readBody } from '#app/_composition/read-body.ts';
import { signedIn } from '#app/_composition/request.ts';
import { respond } from '#app/_composition/respond.ts';
import { chooseParticipation } from '#app/_composition/selection.ts';
import { validateVisit } from '#app/_composition/validate.ts';

/** A path of this site: never another host's. */
const Visit = z.strictObject({ address: z.string().check(z.regex(/^\/(?![/\\])[^\\\s]{0,500}$/)) });

/** Checks which event and participation somebody is in; answers where the visit goes on. Source: portal spec §2. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    readBody(request, Visit).andThen(({ address }) =>
      signedIn()
        .andThen(({ user: { email } }) =>
          ResultAsync.fromSafePromise(readSelection())
            .andThen((selection) => validateVisit(email, selection, address))
            .orElse(() => okAsync(VALIDATION_FAILED)),
        )
        .andThen((outcome) => {
          if (outcome.kind === 'go') return okAsync({ href: inLanguageOf(address, outcome.href) });
          if (outcome.kind === 'ok') return okAsync({ href: address });
          return chooseParticipation(outcome.participation).map(() => ({ href: address }));
        })
        .andTee(markValidated),
    ),
  );

const inLanguageOf = (address: string, path: string): string =>
  localPath({ language: splitPath(address).language, path });
