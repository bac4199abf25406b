import { ContactBodySchema, formOfBody } from '@fairdesk/core/contact';
import { deliverMessage, inBody } from '#app/_http/deliver-message.ts';
import { readBody } from '#app/_http/read-body.ts';
import { respond } from '#app/_http/respond.ts';

/** Sends a contact message to the organiser; the recipient in the body is ignored. Source: portal spec §7. */
export const POST = (request: Request): Promise<Response> =>
  respond(
    deliverMessage(request, () =>
      readBody(request, ContactBodySchema).map((body) => ({ form: formOfBody(body), trap: body.reference })),
    ).mapErr(inBody),
  );
