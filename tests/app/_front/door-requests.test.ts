import type { IncomingMessage } from 'node:http';
import { LANGUAGES, localPath, splitPath } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { leadToDoor } from '#app/_front/door-requests.ts';

/** The address that Next gets. */
const ledTo = (url: string, cookie?: string): string | undefined => {
  const request = { url, headers: { cookie } } as IncomingMessage;
  leadToDoor(request);
  return request.url;
};

const language = fc.constantFrom(...LANGUAGES);
const path = fc.constantFrom('/', '/saved', '/events', '/events/101', '/aqua/tasks', '/aqua/awards/summary');
const suffix = fc.constantFrom('', '?sign-in=login-failed', '?a=/?&b=%2F');
const otherCookies = fc.constantFrom(
  undefined,
  '',
  'my-fairdesk=1',
  'fairdesk-device=1',
  'a=fairdesk=1; b=2',
);

describe('leadToDoor', () => {
  it.prop([language, path, suffix, otherCookies])(
    'leads signed-out users to the same address below the door, in their language and with its query',
    (of, address, query, cookie) => {
      const led = splitPath(ledTo(localPath({ language: of, path: address, suffix: query }), cookie) ?? '');
      expect(led).toEqual({
        language: of,
        path: address === '/' ? '/~door' : `/~door${address}`,
        ...(query !== '' && { suffix: query }),
      });
    },
  );

  it.prop([language, path, suffix, fc.constantFrom('fairdesk', '__Host-fairdesk'), fc.boolean()])(
    'leaves requests with a session alone, even one that has ended',
    (of, address, query, name, isFirst) => {
      const url = localPath({ language: of, path: address, suffix: query });
      expect(ledTo(url, isFirst ? `${name}=x; a=b` : `a=b; ${name}=x`)).toBe(url);
    },
  );

  example.each([
    '/aqua',
    '/en',
    '/register',
    '/organiser/aqua',
    '/sign-in/token',
    '/aqua/tasks/',
    '/~door/saved',
  ])('leaves %s alone', (url) => expect(ledTo(url)).toBe(url));
});
