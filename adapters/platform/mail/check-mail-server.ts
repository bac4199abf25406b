/** Timeout of the mail server, in milliseconds. */
const TIMEOUT_MS = 5_000;

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
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EUNKNOWN';
  } finally {
    transport.close();
  }
};
