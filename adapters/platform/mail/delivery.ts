/**
 * What is known after an attempt to deliver a mail.
 *
 * | kind | meaning |
 * | --- | --- |
 * | `accepted` | the mail server took it |
 * | `rejected` | the mail server will never take it (5xx) |
 * | `deferred` | the mail server may take it later (4xx) |
 * | `away` | the mail server was not reached, or rejected us instead of the mail |
 * | `lost` | the connection broke after the text was handed over: sent or not, it does not say |
 */
export interface Delivery {
  readonly kind: 'accepted' | 'rejected' | 'deferred' | 'away' | 'lost';
  /** The response of the mail server, or the error; may quote the recipient, so it is never logged. */
  readonly answer: string;
}

/** Maximum length of a stored response, in characters. */
const ANSWER_MAX = 300;

/** Interprets an error of the mail client. `isHandedOver`: whether it had begun to send the text. */
export const deliveryOf = (error: unknown, isHandedOver: boolean): Delivery => {
  const { code, command, responseCode = 0, permanent, response, message } = factsOf(error);
  const answer = (response ?? message ?? 'unknown error').slice(0, ANSWER_MAX);
  // A rejected sender is a fault of the settings: every mail would be given up.
  const isAboutMail = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
  const hasResponse = responseCode >= 400;
  // Without a response the mail client itself rejects it; one without a code is no response to the mail.
  if (isAboutMail && (permanent || response === undefined)) return { kind: 'rejected', answer };
  if (isHandedOver && !hasResponse) return { kind: 'lost', answer };
  return { kind: isAboutMail ? 'deferred' : 'away', answer };
};

interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
  readonly response?: string;
  readonly message?: string;
}

const factsOf = (error: unknown): MailError => (error instanceof Error ? error : {});
