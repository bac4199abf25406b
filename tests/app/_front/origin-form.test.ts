import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { refusalOf } from '#app/_front/guard.ts';
import { toOriginForm } from '#app/_front/origin-form.ts';
import type { Settings } from '#app/_process/settings.ts';

const OWN = 'desk.fair.example';
const settings = { appUrl: `https://${OWN}`, isLocal: false, port: 3000 } as Settings;

/** What is requested by a target, and the status of a refusal. */
const requested = (url: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
  request.headers.host = OWN;
  toOriginForm(request);
  return { url: request.url, status: refusalOf(request, settings)?.status };
};

describe('the target of a request', () => {
  it.prop([fc.webPath(), fc.webQueryParameters()])(
    'is the same as a path and as a whole address',
    (path, query) => {
      const target = `${path.startsWith('/') ? path : `/${path}`}?${query}`;
      expect(requested(target)).toEqual({ url: target, status: undefined });
      expect(requested(`https://${OWN}${target}`)).toEqual({ url: target, status: undefined });
    },
  );

  it.prop([fc.webUrl({ withQueryParameters: true })])(
    'is never of another host, whatever the header says',
    (url) => {
      fc.pre(new URL(url).host !== OWN);
      expect(requested(url).status).toBe(421);
    },
  );

  it.prop([fc.string()])('always begins with a slash, or is rejected', (text) => {
    const { url = '', status } = requested(text);
    if (!url.startsWith('/')) expect(status).toBe(400);
  });

  example.each([
    [`HTTP://${OWN.toUpperCase()}`, '/', undefined],
    [`http://${OWN}?q=1`, '/?q=1', undefined],
    [`http://user@${OWN}/`, '/', 421],
    ['http:///nl', '/nl', 421],
    ['*', '*', 400],
    ['ftp://evil.example/', 'ftp://evil.example/', 400],
  ])('%s', (target, url, status) => {
    expect(requested(target)).toEqual({ url, status });
  });
});
