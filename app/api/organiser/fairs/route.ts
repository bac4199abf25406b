import { createFair, NewFairBodySchema } from '@fairdesk/core/organiser';
import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { signedIn } from '#app/_http/permission.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';

/** Creates a fair; for users who may not, the address does not exist. */
export const POST = async (request: Request): Promise<Response> =>
  respond(
    signedIn().andThen(({ user: { email } }) =>
      runtime().settings.profileService
        ? errAsync({ kind: 'not-found' as const, what: 'fairs of the embedded store' })
        : readBody(request, NewFairBodySchema).andThen(({ id, ...fair }) =>
            createFair(currentUseCases().fairRegistryOf(email))(fair, id),
          ),
    ),
  );
