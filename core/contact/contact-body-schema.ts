import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

/**
 * A contact message from a browser, as the values of its form.
 *
 * The recipient (`email_to`) and the names of the fair are ignored: the server determines them. Source: portal
 * spec §3 "Contact message"; ignoring them is ours.
 */
export const ContactBodySchema = z.object({
  exhibitor_name: text,
  exhibitor_email: text,
  exhibitor_company: text,
  message: text,
  reference: text,
});
