import sharp from 'sharp';
import { measure, renderThumbnails } from '#adapters/shared/picture.ts';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';
import { median } from './median.ts';
import { atLength } from './short.ts';

/** The addresses of a company's profile, with the session of a user who may edit it. */
interface Company {
  readonly url: string;
  /** The page of the profile with the tab of products open. */
  readonly page: string;
  readonly headers: { readonly cookie: string };
}

type Figures = readonly Record<string, string>[];

/** Time for the list of products and its page, at two lengths, and how much it grows. */
export const listGrowth = async (company: Company): Promise<Figures> => {
  const small = await listOf(company, 10);
  const large = await listOf(company, LIST_LONG);
  return (['list', 'page'] as const).map((what) => ({
    what,
    'of 10, ms': small[what].toFixed(1),
    [`of ${LIST_LONG}, ms`]: large[what].toFixed(1),
    [`growth for ${LIST_LONG / 10} times as many`]: (large[what] / small[what]).toFixed(1),
  }));
};

/** Time to add a picture just under 2 MB, from the first byte sent to the response. */
export const uploadFigures = async (company: Company): Promise<Figures> => {
  const picture = await noise();
  const product = await added(company, 'Bench with picture');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const form = new FormData();
    form.set('title', 'Bench');
    form.set('file', new File([picture], 'bench.jpg'));
    times.push(
      await timed(() =>
        sent(`${company.url}/products/${product}/images`, {
          method: 'POST',
          body: form,
          headers: company.headers,
        }),
      ),
    );
  }
  await sent(`${company.url}/products/${product}`, { method: 'DELETE', headers: company.headers });
  return [{ bytes: String(picture.byteLength), 'upload to answer, ms': median(times).toFixed(0) }];
};

/** Pictures processed per second into four thumbnails each, by this process with a concurrency of two. */
export const thumbnailFigures = async (): Promise<Figures> => {
  const picture = await noise();
  const measured = await measure(picture);
  if (measured === undefined) throw new Error('The picture cannot be measured');
  const ms = await timed(() =>
    Promise.all(Array.from({ length: RENDERS }, () => renderThumbnails(picture, measured))),
  );
  const thumbnailCount = RENDERS * ((await renderThumbnails(picture, measured))?.length ?? 0);
  return [
    {
      picture: `${measured.width}x${measured.height}`,
      'thumbnails per second': ((1000 * thumbnailCount) / ms).toFixed(1),
    },
  ];
};

const LIST_LONG = atLength(1000, 50);
const ROUNDS = atLength(5, 1);
const RENDERS = 8;
const MOST_BYTES = 2_097_151;

/** Fills the list up to `count` products; milliseconds to load the list, and the page. */
const listOf = async (company: Company, count: number): Promise<{ list: number; page: number }> => {
  const there = (await (await fetch(`${company.url}/products`, company)).json()).items.length;
  for (let number = there; number < count; number += 1) await added(company, `Bench ${number}`);
  const headers = { ...company.headers, accept: 'text/html' };
  return {
    list: await readingOf(`${company.url}/products`, company.headers),
    page: await readingOf(company.page, headers),
  };
};

/** The median of several rounds, after a warm-up. */
const readingOf = async (url: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  await (await sent(url, { headers })).text();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    times.push(await timed(async () => (await sent(url, { headers })).text()));
  return median(times);
};

const added = async ({ url, headers }: Company, name: string): Promise<string> => {
  const form = { ...PRODUCT_FORM, name };
  const answer = await sent(`${url}/products`, {
    method: 'POST',
    body: JSON.stringify(form),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  return (await answer.json()).id;
};

/** A JPEG of noise: close to the size limit, and expensive to decode. */
const noise = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const [width, height] = [2400, 1350];
  const pixels = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#777',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
    },
  };
  for (let quality = 90; quality > 10; quality -= 5) {
    const bytes = await sharp(pixels).jpeg({ quality }).toBuffer();
    if (bytes.byteLength <= MOST_BYTES) return new Uint8Array(bytes);
  }
  throw new Error('No picture is small enough');
};

const sent = async (url: string, init: RequestInit): Promise<Response> => {
  const answer = await fetch(url, init);
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
