import type { Failure, LogDetails } from '@fairdesk/core/shared';

/** The most that is written of the headers of an answer, and of its body, in characters. */
export const LOGGED_ANSWER_MAX = 1000;

/**
 * What the operator is told beside the sentence of a failure: the answer that failed, with nothing in it that opens
 * a door, and never more than a few lines of it.
 *
 * Source: site spec §8 "Non-OK response".
 */
export const failureDetails = ({ response }: Failure): LogDetails => {
  if (response === undefined) return {};
  const { status, headers, data } = response;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${readable(name, value)}`);
  return { status, headers: cut(lines.join('\n')), data: cut(textOf(data)) };
};

const textOf = (data: unknown): string =>
  typeof data === 'string' ? String(readable('', data)) : (JSON.stringify(data, readable) ?? '');

/** A value as it may be written: not at all under a name that tells of a secret, else without the lines that tell one. */
const readable = (name: string, value: unknown): unknown => {
  if (SECRET.test(name)) return HIDDEN;
  return typeof value === 'string' ? cut(value).replace(TOLD, `$1 ${HIDDEN}`) : value;
};

const cut = (text: string): string => text.slice(0, LOGGED_ANSWER_MAX);

const HIDDEN = '[hidden]';
const SECRET = /cookie|auth|token|secret|password|key|session/i;
/** What a line says of a secret, to its end: `sc_apikey=…`, `Bearer …`. */
const TOLD = /((?:cookie|auth|token|secret|password|key|session)[\w-]*["']?\s*[:=]|bearer\b|basic\b).*/gi;
