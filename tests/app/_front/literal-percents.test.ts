import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { refusalOf } from '#app/_front/guard.ts';
import { encodeLiteralPercents } from '#app/_front/literal-percents.ts';
import type { Settings } from '#app/_process/settings.ts';

const settings = { appUrl: 'https://desk.fair.example', isLocal: false, port: 3000 } as Settings;
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** The address after the rule, and the status of a refusal. */
const requested = (url: string, headers: Readonly<Record<string, string>>, method = 'GET') => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  Object.assign(request.headers, { host: 'desk.fair.example', ...headers });
  encodeLiteralPercents(request);
  return { url: request.url, status: refusalOf(request, settings)?.status };
};

const anySegment = fc.oneof(
  fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%E0%A4%A', '%', '100%', '%zz', 'a%E4b', 'nl', 'aqua'),
);
const anyPath = fc.array(anySegment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
const anyQuery = fc.constantFrom('', '?q=%E4', '?a?b=%');
const isReadable = (path: string) => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

describe('a malformed address', () => {
  it.prop([anyPath, anyQuery])(
    'is readable for a browser, with every other segment as it was',
    (path, query) => {
      const { url = '', status } = requested(path + query, { accept: BROWSER });
      expect(status).toBeUndefined();
      const [start = ''] = url.split('?');
      expect(url.slice(start.length)).toBe(query);
      const segments = path.split('/');
      expect(start.split('/').length).toBe(segments.length);
      for (const [index, segment] of start.split('/').entries()) {
        const before = segments[index] ?? '';
        if (before === '' || isReadable(before)) expect(segment).toBe(before);
        else expect(decodeURIComponent(segment)).toBe(before);
      }
    },
  );

  it.each([
    ['a program', '/nl/%E0%A4%A', { accept: 'application/json' }, 'GET'],
    ['a client without preference', '/nl/%E0%A4%A', { accept: '*/*' }, 'GET'],
    ['a call of the API', '/api/events/%E0%A4%A', { accept: BROWSER }, 'GET'],
    ['a write', '/nl/%E0%A4%A', { accept: BROWSER }, 'POST'],
  ])('is rejected for %s', (_, url, headers, method) => {
    expect(requested(url, headers, method)).toEqual({ url, status: 400 });
  });
});
