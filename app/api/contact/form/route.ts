import {
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_PARAMETER,
  CONTACT_TRAP,
  contactNotices,
  writeNotices,
} from '@fairdesk/core/contact';
import { deliverMessage } from '#app/_http/deliver-message.ts';
import { pageOfForm, readForm, seeOther, textIn } from '#app/_http/read-form.ts';
import { typedCookie } from '#app/_http/typed-texts.ts';
import { JSON_LIMIT } from '#app/_process/body-limits.ts';
import { runtime } from '#app/_process/runtime.ts';
import { isPortalAddress } from '#app/_site/portal-address.ts';

/** Longer texts are cut to these plus one character, which is enough to report them. */
const NAME_MAX = 2 * CONTACT_NAME_MAX + 1;
const MESSAGE_MAX = 2 * CONTACT_MESSAGE_MAX + 1;

/**
 * Sends a contact message by a plain form: redirects back to its page, with the outcome in the query.
 *
 * For public pages, which have no script for it, and for portal pages whose script has not loaded.
 */
export const POST = async (request: Request): Promise<Response> => {
  const submitted = await readForm(request, JSON_LIMIT);
  const result = await deliverMessage(request, () =>
    submitted.asyncMap(async (form) => ({
      form: {
        name: textIn(form, 'name', NAME_MAX),
        email: textIn(form, 'email', NAME_MAX),
        company: textIn(form, 'company', NAME_MAX),
        message: textIn(form, 'message', MESSAGE_MAX).replaceAll('\r\n', '\n'),
      },
      trap: textIn(form, CONTACT_TRAP, NAME_MAX),
    })),
  );
  const page = pageOfForm(request, new URL('/', runtime().settings.appUrl));
  const notices = contactNotices(result.isErr() ? result.error : undefined);
  page.searchParams.set(CONTACT_PARAMETER, writeNotices(notices));
  page.hash = CONTACT_PARAMETER;
  // A public page is the same for everyone: its own script restores what was typed.
  if (!isPortalAddress(page.pathname)) return seeOther(page);
  const typed = result.isErr() && submitted.isOk() ? submitted.value : [];
  return seeOther(page, { 'set-cookie': typedCookie(typed, page.pathname) });
};
