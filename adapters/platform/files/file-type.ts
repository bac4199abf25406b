/** The type of a file by its magic bytes, never by its name or the declared type. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** The media that an organiser's pages may contain: pictures and videos. */
export type MediaType = Extract<FileType, `image/${string}`> | 'video/mp4';

/** The type of a picture or video; `undefined` for anything else. Only organisers add videos, by import. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  if (Buffer.from('ftyp').equals(bytes.subarray(4, 8))) return 'video/mp4';
  const type = fileTypeOf(bytes);
  return type === 'application/pdf' ? undefined : type;
};

/** `undefined` for any type that is not allowed, such as programs, HTML and SVG (which can run scripts). */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => {
  const starts = (text: string, at = 0) =>
    Buffer.from(text, 'latin1').equals(bytes.subarray(at, at + text.length));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return starts('%PDF-') ? 'application/pdf' : undefined;
};
