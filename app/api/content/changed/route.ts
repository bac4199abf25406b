import { errAsync, ResultAsync } from 'neverthrow';
import { isSameSecret } from '#app/_http/is-same-secret.ts';
import { readBody } from '#app/_http/read-body.ts';
import { ContentChange } from '#app/_http/request-bodies.ts';
import { respond } from '#app/_http/respond.ts';
import { runtime } from '#app/_process/runtime.ts';
import { invalidateChanged } from '#app/_site/content-change.ts';

/**
 * Webhook of a content platform for published content; requires the secret in the header `x-webhook-secret`.
 */
export const POST = (request: Request): Promise<Response> =>
  isWebhook(request)
    ? respond(
        readBody(request, ContentChange).andThen((change) =>
          ResultAsync.fromSafePromise(invalidateChanged(change)),
        ),
      )
    : respond(errAsync({ kind: 'signed-out' }));

const isWebhook = ({ headers }: Request): boolean =>
  isSameSecret(headers.get('x-webhook-secret') ?? '', runtime().settings.secrets.webhookSecret);
