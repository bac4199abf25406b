import fc, { type Arbitrary } from 'fast-check';
import {
  type CompanyDocument,
  DOCUMENT_TYPES,
  type ProductImage,
  THUMBNAIL_SIZES,
  type UploadFile,
  type Video,
  type VideoId,
} from '../media/index.ts';
import { anyTitle, anyWords } from './any-shared.ts';

const sortIndex = fc.integer({ min: 1, max: 1_000_000 });
const version = fc.nat().map(String);

/** A video id of either host. */
export const anyVideoId: Arbitrary<VideoId> = fc.oneof(
  fc.record({
    type: fc.constant('YOUTUBE' as const),
    videoId: fc.stringMatching(/^[A-Za-z0-9_]{11}$/),
  }),
  fc.record({ type: fc.constant('VIMEO' as const), videoId: fc.stringMatching(/^[1-9][0-9]{6,9}$/) }),
);

/** A video of a company. */
export const anyVideo: Arbitrary<Video> = fc
  .tuple(
    anyVideoId,
    fc.record({ id: fc.uuid(), version, title: anyTitle, description: anyWords(), sortIndex }),
  )
  .map(([which, declared]) => ({ ...which, ...declared }));

/** A document of a company. */
export const anyDocument: Arbitrary<CompanyDocument> = fc.record(
  {
    id: fc.uuid(),
    version,
    title: anyTitle,
    description: anyWords(200),
    type: fc.constantFrom(...DOCUMENT_TYPES),
    url: fc.webPath(),
    held: fc.constantFrom('checking', 'infected'),
    sortIndex,
  },
  { requiredKeys: ['id', 'version', 'title', 'description', 'type', 'url', 'sortIndex'] },
);

/** An image of a product. */
export const anyProductImage: Arbitrary<ProductImage> = fc.record({
  id: fc.uuid(),
  title: anyTitle,
  mediaUrl: fc.webPath(),
  mediaLength: fc.nat(),
  sortIndex,
  thumbnailUrls: fc
    .subarray([...THUMBNAIL_SIZES])
    .map((sizes) => Object.fromEntries(sizes.map((size) => [size, `/files/${size}`]))),
});

/** The smallest valid PDF file. */
export const smallPdf = (name = 'leaflet.pdf'): UploadFile => ({ name, bytes: bytesOf(PDF) });

/** A white image of 640 by 360 pixels: a real PNG of 143 bytes. */
export const smallPicture = (name = 'stand.png'): UploadFile => ({
  name,
  bytes: Uint8Array.from({ length: PNG.length / 2 }, (_, at) =>
    Number.parseInt(PNG.slice(2 * at, 2 * at + 2), 16),
  ),
  pixels: { width: 640, height: 360 },
});

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const PNG =
  '89504e470d0a1a0a0000000d4948445200000280000001680103000000fdfcd81200000003504c5445ffffffa7c41bc80000000970485973000003e8000003e801b57b526b000000324944415478daedc1010d000000c2a0f74fedec0114000000000000000000000000000000000000000000000000000000003771e8000130ce54bb0000000049454e44ae426082';
