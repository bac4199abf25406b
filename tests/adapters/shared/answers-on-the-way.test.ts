import {
  createAwardProxy,
  createContactProxy,
  createDocumentProxy,
  createFrontDoor,
  createHttp,
  createMessageProxy,
  createNewsProxy,
  createProductProxy,
  createProfileProxy,
  createVideoProxy,
} from '@fairdesk/client';
import { UPLOAD_SIZE_LIMIT } from '@fairdesk/core/media';
import { NO_ADDRESS } from '@fairdesk/core/profile';
import { eventIdOf, type Failure, participationIdOf } from '@fairdesk/core/shared';
import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

/** What a proxy, a captive portal or a filter between the browser and us answers with. */
const anyAnswer = fc.record({
  status: fc.constantFrom(
    200,
    201,
    202,
    203,
    204,
    206,
    403,
    407,
    411,
    413,
    414,
    417,
    429,
    431,
    451,
    500,
    502,
    503,
    504,
    511,
  ),
  body: fc.constantFrom(
    '',
    '<!doctype html><title>Sign in to the hotel</title>',
    'upstream request timeout',
    '[]',
  ),
  retryAfter: fc.constantFrom(undefined, '7', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon'),
});

const mine = participationIdOf('p-1') ?? expect.fail();
const event = eventIdOf('7') ?? expect.fail();
const place = { participation: mine, product: 'x', award: 'a' };
const file = smallPicture();
const account = {
  ...{ companyname: 'Mill', shortDescription: '', longDescription: '', companyType: '' },
  ...{ email: { address: '', isPublic: false }, brands: [], texts: {}, isPublic: true, version: '1' },
};
const news = {
  header: 'New',
  introduction: 'New',
  text: '<p>New.</p>',
  author: 'Ana',
  authorEmail: '',
  url: '',
};
const document = { title: 'Sheet', description: '', type: 'BROCHURE' } as const;

type Call = ResultAsync<unknown, Failure>;

const callsOf = (fetch: () => Promise<Response>) => {
  const http = createHttp('https://fair.example/api', fetch);
  const products = createProductProxy(http, event);
  const profile = createProfileProxy(http, event, 'en');
  const desk = createNewsProxy(http, event);
  const documents = createDocumentProxy(http, event);
  const videos = createVideoProxy(http, event);
  const awards = createAwardProxy(http, event, 'en');
  const door = createFrontDoor(http);
  const uploads: Readonly<Record<string, () => Call>> = {
    logo: () => profile.saveLogo(mine, file),
    image: () => products.save(mine, { ...PRODUCT_FORM, image: file }),
    'gallery image': () => products.addImage(mine, 'x', { title: 'X', file }),
    'product document': () => products.addDocument(mine, 'x', { ...document, file: smallPdf() }),
    'news image': () => desk.saveImage(mine, 'x', { title: 'X', file }),
    document: () => documents.add(mine, { ...document, file: smallPdf() }),
    answer: () => awards.addFile(place, { question: 'q', type: 'image', file }),
  };
  const others: Readonly<Record<string, () => Call>> = {
    account: () => profile.saveAccount(mine, account),
    address: () => profile.saveAddress(mine, { address: NO_ADDRESS, version: '1' }),
    links: () => profile.saveUris(mine, { uris: [], version: '1' }),
    categories: () => profile.saveCategories(mine, { ids: [], version: '1' }),
    'logo deletion': () => profile.deleteLogo(mine, 'x'),
    products: () => products.list(mine),
    product: () => products.save(mine, PRODUCT_FORM),
    'product deletion': () => products.remove(mine, 'x'),
    'gallery deletion': () => products.removeImage(mine, 'x', 'i'),
    'news list': () => desk.list(mine),
    news: () => desk.save(mine, { ...news, validFrom: '', validTo: '' }),
    'news deletion': () => desk.remove(mine, 'x'),
    'document change': () => documents.change(mine, 'x', document),
    'document deletion': () => documents.remove(mine, 'x'),
    video: () => videos.save(mine, { type: 'VIMEO', videoId: '1' }),
    'video deletion': () => videos.remove(mine, 'x'),
    questionnaire: () => awards.open(place),
    step: () => awards.saveStep(place, { oldAnswers: [], answers: [] } as never),
    submission: () => awards.submit(place),
    withdrawal: () => awards.withdrawAll(mine, 'x'),
    contact: () => createContactProxy(http).send(event, {} as never),
    message: () => createMessageProxy(http).markRead(mine, 'x'),
    'sign-in': () => door.signIn({ accountName: 'a', password: 'b', rememberMe: false }),
    'sign-out': () => door.signOut('here'),
    password: () => door.resetPassword('t', 'a long password'),
  };
  return { uploads, all: { ...uploads, ...others } };
};

describe('an answer that is not ours', () => {
  it.prop([anyAnswer])('never counts as done, whatever the call', async ({ status, body, retryAfter }) => {
    const { all } = callsOf(async () => {
      const headers = { 'content-type': 'text/html', ...(retryAfter && { 'retry-after': retryAfter }) };
      return new Response(status === 204 ? null : body, { status, headers });
    });
    for (const [name, call] of Object.entries(all)) {
      const result = await call();
      expect([name, result.isErr()]).toEqual([name, true]);
      const failure = result._unsafeUnwrapErr();
      if (status === 429) {
        expect(failure).toMatchObject({ kind: 'throttled', retryAfterSeconds: retryAfter === '7' ? 7 : 60 });
      }
    }
  });

  it.prop([fc.integer({ min: 1, max: UPLOAD_SIZE_LIMIT - 1 })], { numRuns: 5 })(
    'about the size of a file names the file and a limit that it breaks',
    async (size) => {
      const { uploads } = callsOf(async () => new Response('<h1>413</h1>', { status: 413 }));
      for (const [name, call] of Object.entries(uploads)) {
        const failure = (await call())._unsafeUnwrapErr();
        expect([name, failure]).toMatchObject([
          name,
          { kind: 'rejected', fields: [{ code: 'maxsize', path: name === 'image' ? 'image' : 'file' }] },
        ]);
      }
      const http = createHttp('https://fair.example/api', async () => new Response('', { status: 413 }));
      const sent = { ...document, file: { name: 'sheet.pdf', bytes: new Uint8Array(size) } };
      const failure = (await createDocumentProxy(http, event).add(mine, sent))._unsafeUnwrapErr();
      const max = `${Math.max(Math.round((size / 1_048_576) * 10) / 10, 0.1)}\u00a0MB`;
      expect(failure).toMatchObject({ fields: [{ params: { name: 'sheet.pdf', max } }] });
    },
  );
});
