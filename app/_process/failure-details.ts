import type { Failure, LogDetails } from '@fairdesk/core/shared';

/** Maximum length of logged response headers, and of a logged body, in characters. */
export const LOGGED_ANSWER_MAX = 1000;

/**
 * The log details of a failure: the response, without its secrets and limited to a few lines.
 *
 * Source: portal spec §8 "Profile-service non-2xx", site spec §8 "Non-OK response".
 */
export const failureDetails = ({ response }: Failure): LogDetails => {
  if (response === undefined) return {};
  const { request, status, statusText, headers, data } = response;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${readable(name, value)}`);
  return {
    request,
    status,
    statusText: textOf(statusText),
    headers: cut(lines.join('\n')),
    data: cut(textOf(data)),
  };
};

const textOf = (data: unknown): string =>
  typeof data === 'string' ? String(readable('', data)) : (JSON.stringify(data, readable) ?? '');

/** A loggable value: hidden if its name suggests a secret, else without the lines that contain one. */
const readable = (name: string, value: unknown): unknown => {
  if (SECRET.test(name)) return HIDDEN;
  return typeof value === 'string' ? cut(value).replace(SECRET_VALUE, `$1 ${HIDDEN}`) : value;
};

const cut = (text: string): string => text.slice(0, LOGGED_ANSWER_MAX);

const HIDDEN = '[hidden]';
const SECRET = /cookie|auth|token|secret|password|key|session/i;
/** The rest of a line from a secret on: `sc_apikey=…`, `Bearer …`. */
const SECRET_VALUE =
  /((?:cookie|auth|token|secret|password|key|session)[\w-]*["']?\s*[:=]|bearer\b|basic\b).*/gi;
