import type { IncomingMessage } from 'node:http';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { serviceCall } from '#app/_front/service-call.ts';

const SECRET = `fdk_${'a'.repeat(43)}`;
const requestTo = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  ({
    ...{ url, method: 'GET' },
    headers: { authorization: `Bearer ${SECRET}`, ...headers },
  }) as unknown as IncomingMessage;

describe('serviceCall', () => {
  it.prop([
    fc.array(
      fc.constantFrom(
        '..',
        '%2e%2e',
        '%2E.',
        '.',
        '/',
        '\\',
        '//',
        'identity',
        'token',
        'stands',
        '?',
        '#',
        '%',
        '@x',
      ),
      { maxLength: 8 },
    ),
  ])('leads to the JSON:API alone, whatever the address', (parts) => {
    const call = serviceCall(requestTo(`/api/v0.1/${parts.join('/')}`), {});
    if (call)
      expect(new URL(call.url)).toMatchObject({
        host: 'platform.local',
        pathname: expect.stringMatching(/^\/api\/v0\.1\//),
      });
  });

  example('takes no request without the secret of a key', () => {
    for (const authorization of ['', 'Bearer', 'Bearer x', `Basic ${SECRET}`, SECRET, `Bearer ${SECRET}x`])
      expect(serviceCall(requestTo('/api/v0.1/stands', { authorization }), {})).toBeUndefined();
    for (const url of ['/', '/api/v0.1', '/api/v0.2/stands', '/API/v0.1/stands', '//api/v0.1/stands'])
      expect(serviceCall(requestTo(url), {})).toBeUndefined();
    expect(serviceCall(requestTo('/api/v0.1/stands'), {})).toBeDefined();
  });

  example('passes on no cookies', () => {
    const headers = { cookie: 'session=1', 'x-actor': 'anna', 'if-match': '"1"', 'x-forwarded-for': '::1' };
    const call = serviceCall(requestTo('/api/v0.1/stands', headers), {});
    expect([...(call?.headers.keys() ?? [])]).toEqual(['authorization', 'if-match']);
  });

  example('leaves an outside profile service alone', () => {
    const profileService = { url: 'https://profiles.example', username: 'u', password: 'p' };
    expect(serviceCall(requestTo('/api/v0.1/stands'), { profileService } as never)).toBeUndefined();
  });
});
