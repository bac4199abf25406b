import { DeadlineExceeded, withDeadline } from '../../shared/http/with-deadline.ts';

/** Timeout of each step of the mail server, in milliseconds. */
const TIMEOUT_MS = 5_000;
/** Timeout of the check as a whole: a server that sends single bytes exceeds no other. In milliseconds. */
const CHECK_MS = 10_000;

/**
 * Connects to the mail server, greets it (EHLO) and signs in; sends nothing.
 *
 * @returns `undefined` when it accepts us, else a code such as `EAUTH` or `ECONNREFUSED`
 */
export const checkMailServer = async (smtpUrl: string): Promise<string | undefined> => {
  const { createTransport } = await import('nodemailer');
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await withDeadline(() => transport.verify(), { milliseconds: CHECK_MS });
    return undefined;
  } catch (error) {
    if (error instanceof DeadlineExceeded) return 'ETIMEDOUT';
    return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
  } finally {
    transport.close();
  }
};
