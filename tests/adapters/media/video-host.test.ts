import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { VideoId } from '@fairdesk/core/media';
import type { ParticipationId } from '@fairdesk/core/shared';
import { type LawRunner, smallPicture, videoGuideLaws } from '@fairdesk/core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cachedVideoDesk } from '#adapters/media/cached-video-desk.ts';
import { createVideoDesk } from '#adapters/media/video-host.ts';
import { createSafeFetch } from '#adapters/shared/http/safe-fetch.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const vimeo = (videoId: string): VideoId => ({ type: 'VIMEO', videoId });
const PARTICIPATION = 'p-1' as ParticipationId;

/** A local video host that also returns malicious responses. */
describe('data from a video host', () => {
  let server: Server;
  let origin: string;
  let paths: string[] = [];
  let placeholder: Buffer;
  beforeAll(async () => {
    const grey = { width: 120, height: 90, channels: 3 as const, background: '#888' };
    placeholder = await sharp({ create: grey }).png().toBuffer();
    const fixed: Readonly<Record<string, Uint8Array | string>> = {
      '/poster.png': smallPicture().bytes,
      '/placeholder.png': placeholder,
      '/page.html': '<script>alert(1)</script>',
    };
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      paths.push(url.pathname);
      const file = fixed[url.pathname];
      if (file !== undefined) return void response.end(file);
      const body = ABOUT[url.searchParams.get('url')?.split('/').at(-1) ?? ''];
      if (body === undefined) return void response.writeHead(404).end();
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(body.replaceAll('{origin}', origin));
    });
    await new Promise<void>((done) => server.listen(0, done));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const desk = () => {
    const reach = { scheme: 'http:', port: new URL(origin).port, allows: () => true } as const;
    const posters = (id: string) => (POSTERS[id] ?? []).map((path) => `${origin}${path}`);
    const host = { about: `${origin}/oembed?url=`, pictures: ['localhost'], posters };
    return createVideoDesk(createSafeFetch(reach), { VIMEO: host, YOUTUBE: host });
  };

  videoGuideLaws(async () => {
    const { title } = desk();
    return {
      guide: { title: (_participation, video) => title(video) },
      participation: PARTICIPATION,
      video: vimeo('1'),
      unknown: vimeo('404'),
    };
  }, runner);

  it('is a single line of text, for any response', async () => {
    expect((await desk().title(vimeo('1')))._unsafeUnwrap()).toBe('A day out');
    expect((await desk().title(vimeo('2')))._unsafeUnwrap()).toHaveLength(200);
    for (const id of ['3', '4', '5']) expect((await desk().title(vimeo(id))).isErr(), id).toBe(true);
  });

  it('is a re-encoded image, and an error for anything else', async () => {
    const poster = (await desk().poster(vimeo('1')))._unsafeUnwrap();
    const { format, width } = await sharp(poster.bytes).metadata();
    expect([poster.type, format]).toEqual(['image/webp', 'webp']);
    expect(width).toBeLessThanOrEqual(640);
    expect((await desk().poster(vimeo('6'))).isErr()).toBe(true);
  });

  it('is the best one by id, and never the placeholder for a missing one', async () => {
    paths = [];
    expect((await desk().poster(vimeo('20'))).isOk()).toBe(true);
    expect(paths).toEqual(['/missing.png', '/placeholder.png', '/poster.png']);
    expect((await desk().poster(vimeo('21'))).isErr()).toBe(true);
  });

  it('is never an image of another host', async () => {
    paths = [];
    for (const id of ['7', '8', '9']) expect((await desk().poster(vimeo(id))).isErr(), id).toBe(true);
    expect(paths.filter((path) => path !== '/oembed')).toEqual([]);
  });

  it('is fetched once for concurrent callers, and again ten minutes after a failure', async () => {
    let now = new Date('2027-01-01T12:00:00Z');
    const cached = cachedVideoDesk(desk(), () => now);
    paths = [];
    await Promise.all([1, 2, 3].map(() => cached.title(vimeo('1'))));
    await cached.title(vimeo('404'));
    await cached.title(vimeo('404'));
    expect(paths).toHaveLength(2);
    now = new Date('2027-01-01T12:11:00Z');
    await cached.title(vimeo('404'));
    await cached.title(vimeo('1'));
    expect(paths).toHaveLength(3);
    now = new Date('2027-01-02T12:01:00Z');
    await cached.title(vimeo('1'));
    expect(paths).toHaveLength(4);
  });
});

const oembedOf = (title: unknown, picture = '{origin}/poster.png') =>
  JSON.stringify({ title, thumbnail_url: picture });

/** The posters of each video by its id, the best first. */
const POSTERS: Readonly<Record<string, readonly string[]>> = {
  '20': ['/missing.png', '/placeholder.png', '/poster.png'],
  '21': ['/placeholder.png'],
};

const ABOUT: Readonly<Record<string, string>> = {
  '1': oembedOf(' A day\n\u202eout\u0000 '),
  '2': oembedOf('x'.repeat(1000)),
  '3': oembedOf('  '),
  '4': 'no JSON',
  '5': oembedOf({ of: 'another shape' }),
  '6': oembedOf('Page', '{origin}/page.html'),
  '7': oembedOf('Elsewhere', 'http://127.0.0.1/poster.png'),
  '8': oembedOf('Elsewhere', 'file:///etc/passwd'),
  '9': oembedOf('Elsewhere', 'http://localhost.example/poster.png'),
};
