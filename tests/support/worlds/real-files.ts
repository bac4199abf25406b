import sharp from 'sharp';

/** A file as a browser sends it. */
export interface RealFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

type Pixels = readonly [width: number, height: number];

const GROUND = { r: 10, g: 92, b: 122 };

/** A picture of a single colour, so that even large dimensions make a small file. */
export const png = async ([width, height]: Pixels, name = 'picture.png'): Promise<RealFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width, height, channels: 3, background: GROUND },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer(),
});

/** A JPEG with a location and an orientation. */
export const jpeg = async (
  [width, height]: Pixels,
  orientation = 1,
  name = 'picture.jpg',
): Promise<RealFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 55/1 0/1' },
    })
    .jpeg()
    .toBuffer(),
});

/** The same file with more bytes: decoders ignore what follows the end of a JPEG. */
export const padded = (file: RealFile, bytes: number): RealFile => ({
  ...file,
  buffer: Buffer.concat([file.buffer, Buffer.alloc(bytes - file.buffer.byteLength)]),
});

export const renamed = (file: RealFile, name: string): RealFile => ({ ...file, name });

/** A PNG with an animation chunk before its first frame. */
export const movingPng = async (): Promise<RealFile> => {
  const still = await png([700, 400], 'moving.png');
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(1, 8);
  const head = 33;
  return {
    ...still,
    buffer: Buffer.concat([still.buffer.subarray(0, head), control, still.buffer.subarray(head)]),
  };
};

export const pdf = (name = 'leaflet.pdf'): RealFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

export const textFile = (name: string, text: string): RealFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
