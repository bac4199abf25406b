import { connect } from 'node:net';
import sharp from 'sharp';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import {
  jpeg,
  movingPng,
  padded,
  pdf,
  png,
  type RealFile,
  renamed,
  textFile,
} from '#tests/support/worlds/real-files.ts';
import { base, companyOf, enter, faultsOf, filesIn, newProduct, sendFile } from './company-desk.ts';
import { expect, isBehindBalancer, test } from './desk.ts';

const LIMIT = 2_097_152;

test('a picture is accepted up to each limit and rejected beyond it, with its name and the reason', async ({
  request,
}) => {
  test.setTimeout(60_000);
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { url } = await newProduct(request, company);
  const cases: readonly (readonly [RealFile, readonly string[]])[] = [
    [await jpeg([640, 360]), []],
    [await jpeg([639, 360]), ['file minwidth picture.jpg']],
    [await png([5999, 3999]), []],
    [await png([6000, 100]), ['file maxdimensions picture.png']],
    [await png([700, 4000]), ['file maxdimensions picture.png']],
    // Rotated by its orientation: 3999 wide and 5000 high, or the reverse.
    [await jpeg([5000, 3999], 6), ['file maxdimensions picture.jpg']],
    [await jpeg([3999, 5000], 6), []],
    [await jpeg([639, 700], 6), []],
    [padded(await jpeg([640, 360]), LIMIT - 1), []],
    [padded(await jpeg([640, 360]), LIMIT), ['file maxsize picture.jpg']],
    [padded(await jpeg([640, 360]), LIMIT + 1), ['file maxsize picture.jpg']],
    [padded(await jpeg([640, 360]), 3 * 1_048_576), ['file maxsize picture.jpg']],
    [renamed(await png([700, 400]), 'picture.gif'), ['file filetype']],
    [renamed(await png([700, 400]), 'picture.jpg'), ['file filetype picture.jpg']],
    [renamed(pdf(), 'picture.png'), ['file filetype picture.png']],
    [textFile('picture.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'), ['file filetype picture.png']],
    [textFile('picture.png', ''), ['file emptyfile picture.png']],
    [await movingPng(), ['file filetype moving.png']],
    [
      { ...(await png([700, 400])), buffer: (await png([700, 400])).buffer.subarray(0, 60) },
      ['file filetype picture.png'],
    ],
  ];
  for (const [file, faults] of cases) {
    const answer = await sendFile(request, `${url}/images`, file, { title: 'Stand' });
    const found = answer.status() === 200 ? [] : await faultsOf(answer);
    expect([answer.status(), found]).toEqual([faults.length === 0 ? 200 : 400, faults]);
  }
  await request.delete(url);
});

test('a picture with too many pixels is rejected before it is decoded', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { url } = await newProduct(request, company);
  const bomb = await png([16_000, 16_000], 'bomb.png');
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendFile(request, `${url}/images`, bomb, { title: 'Boom' })),
  );
  // Decoding it would fail with another fault.
  for (const answer of answers) expect(await faultsOf(answer)).toEqual(['file maxdimensions bomb.png']);
  await request.delete(url);
});

test('a picture is stored upright, without metadata, with its thumbnails', async ({ request }) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const { url } = await newProduct(request, company);
  const offered = padded(await jpeg([900, 1500], 6), 200_000);
  offered.buffer.write('<script>alert(1)</script>', 150_000);
  const product = await (await sendFile(request, `${url}/images`, offered, { title: 'Stand' })).json();
  const [image] = product.images;
  const response = await request.get(image.mediaUrl);
  const bytes = await response.body();
  const { width, height, orientation, exif } = await sharp(bytes).metadata();
  expect([width, height, orientation, exif]).toEqual([1500, 900, undefined, undefined]);
  expect(bytes.includes('<script>')).toBe(false);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(response.headers()['content-disposition']).toMatch(/^inline; filename="/);
  for (const size of ['100x100', '250x250', '1200x627', '1280x720']) {
    const small = await sharp(await (await request.get(image.thumbnailUrls[size])).body()).metadata();
    const [most = 0, tallest = 0] = size.split('x').map(Number);
    expect(small.width === most || small.height === tallest).toBe(true);
    expect(small.width <= most && small.height <= tallest).toBe(true);
  }
  await request.delete(url);
});

test('a document is a PDF by name and content, smaller than 2 MB, and is served as a download', async ({
  request,
}) => {
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const add = (file: RealFile, more = {}) =>
    sendFile(request, `${base(company)}/documents/add`, file, {
      title: 'Leaflet',
      description: '',
      document_type: 'BROCHURE',
      ...more,
    });
  const cases: readonly (readonly [RealFile, readonly string[]])[] = [
    [padded(pdf(), LIMIT), ['file maxsize leaflet.pdf']],
    [renamed(await png([700, 400]), 'leaflet.pdf'), ['file filetype leaflet.pdf']],
    [textFile('leaflet.pdf', '<html></html>%PDF-1.4'), ['file filetype leaflet.pdf']],
    [renamed(pdf(), 'leaflet.exe'), ['file filetype']],
  ];
  for (const [file, faults] of cases) expect(await faultsOf(await add(file))).toEqual(faults);
  const missing = await add(pdf(), { title: '', document_type: 'BOOK' });
  expect(await faultsOf(missing)).toEqual(['title forms-required', 'type forms-choice']);
  const added = await (await add(padded(pdf('../../plan.v2.pdf'), LIMIT - 1))).json();
  const response = await request.get(added.url);
  expect(response.headers()['content-type']).toBe('application/pdf');
  expect(response.headers()['content-disposition']).toMatch(/^attachment; filename="[^"/\\]+\.pdf"/);
  await request.delete(`${base(company)}/documents/${added.id}`);
});

test('a rejected or aborted upload leaves nothing behind, and reading stops at the limit', async ({
  request,
  desk,
}) => {
  test.skip(isBehindBalancer, 'nginx reads the body before we do');
  await enter(request, MAIN_EXHIBITOR);
  const company = await companyOf(request, 'Noria Pumps');
  const list = async () => (await request.get(`${base(company)}/products`)).text();
  const before = [await filesIn(desk.dataFolder), await list()];
  const novelty = { ...PRODUCT_FORM, name: 'New', isNovelty: 'true' };
  const refused = await sendFile(request, `${base(company)}/products`, await png([300, 300]), novelty);
  expect(await faultsOf(refused)).toEqual(['image minwidth picture.png']);
  const cookie = (await request.storageState()).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const head = (more: string) =>
    `POST ${base(company)}/products HTTP/1.1\r\nHost: ${new URL(desk.url).host}\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: multipart/form-data; boundary=x\r\n${more}\r\n`;
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="endless.png"\r\n\r\n';
  // A client that still sends when the server responds and closes may see a reset before the response.
  await expect(async () => {
    const said = await pour(desk.url, head('Transfer-Encoding: chunked\r\n'), part);
    expect(said).toContain('endless.png');
  }).toPass({ timeout: 30_000 });
  expect(await cutShort(desk.url, `${head('Content-Length: 500000\r\n')}${part}`)).toBe('');
  expect([await filesIn(desk.dataFolder), await list()]).toEqual(before);
});

/** Sends an endless body until a response arrives; resolves to the response. */
const pour = (url: string, head: string, first: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    const chunk = Buffer.alloc(65_536, 1);
    const framed = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    let sent = 0;
    const more = () => {
      while (!socket.destroyed && sent < 64 * 1_048_576 && socket.write(framed(chunk)))
        sent += chunk.byteLength;
    };
    socket.on('connect', () => {
      socket.write(head);
      socket.write(framed(Buffer.from(first)));
      more();
    });
    socket.on('drain', more);
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
      if (said.includes('"fields"')) {
        resolve(said);
        socket.destroy();
      }
    });
    socket.on('close', () => resolve(said));
    socket.on('error', () => resolve(said));
  });

/** Announces a longer body than it sends, and disconnects. */
const cutShort = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost', () => {
      socket.write(text, () => socket.destroy());
    });
    let said = '';
    socket.on('data', (bytes) => {
      said += bytes.toString();
    });
    socket.on('close', () => resolve(said));
  });
