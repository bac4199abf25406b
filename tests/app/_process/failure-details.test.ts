import type { UpstreamAnswer } from '@fairdesk/core/shared';
import { anyFailure, anyUpstreamAnswer } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { failureDetails, LOGGED_ANSWER_MAX } from '#app/_process/failure-details.ts';

const detailsOf = (response: UpstreamAnswer) =>
  failureDetails({ kind: 'unavailable', request: response.request, response });

/** Long enough not to occur by chance, nor as part of another word. */
const secret = fc.stringMatching(/^[A-Z]{24}$/);

/** A header or field name for secrets, in several spellings. */
const secretName = fc
  .tuple(
    fc.constantFrom('', 'x-', 'sc_'),
    fc.constantFrom('set-cookie', 'Authorization', 'apikey', 'access_token', 'Password', 'clientSecret'),
  )
  .map((parts) => parts.join(''));

describe('failureDetails', () => {
  it.prop([anyUpstreamAnswer, secretName, secret])(
    'never reveals a secret, for any name of its header or field',
    (answer, name, value) => {
      const details = detailsOf({
        ...answer,
        headers: { [name]: `a="${value}"; path=/`, ...answer.headers, [`${name}-2`]: value },
        data: { [name]: { inner: value }, text: `It was ${name} = ${value}`, list: [`Bearer ${value}`] },
      });
      expect(JSON.stringify(details)).not.toContain(value);
    },
  );

  it.prop([anyUpstreamAnswer, secretName, secret, fc.constantFrom('=', ': ', '="', '":"')])(
    'never reveals a secret in a text body',
    (answer, name, value, sign) => {
      const details = detailsOf({ ...answer, data: `<p>It was\n${name}${sign}${value}"</p>\nThe end` });
      expect(JSON.stringify(details)).not.toContain(value);
      expect(details.data).toContain('The end');
    },
  );

  it.prop([anyUpstreamAnswer, fc.nat(20_000)])('never exceeds its size limit', (answer, length) => {
    const long = 'token='.repeat(length);
    for (const data of [long, [long, long], { long }]) {
      const details = detailsOf({ ...answer, headers: { server: long }, data });
      expect(String(details.headers).length).toBeLessThanOrEqual(LOGGED_ANSWER_MAX);
      expect(String(details.data).length).toBeLessThanOrEqual(LOGGED_ANSWER_MAX);
    }
  });

  it.prop([anyFailure])(
    'contains the status of a failed response, and none without a response',
    (failure) => {
      expect(failureDetails(failure).status).toBe(failure.response?.status);
    },
  );

  example('tells what helps', () => {
    const response = {
      request: 'GET layout',
      status: 503,
      statusText: 'Service Unavailable',
      headers: { server: 'edge', 'set-cookie': 'a=b', 'retry-after': '3' },
      data: { message: 'Closed', apiKey: 'abc' },
    };
    expect(detailsOf(response)).toEqual({
      request: 'GET layout',
      status: 503,
      statusText: 'Service Unavailable',
      headers: 'server: edge\nset-cookie: [hidden]\nretry-after: 3',
      data: '{"message":"Closed","apiKey":"[hidden]"}',
    });
  });
});
