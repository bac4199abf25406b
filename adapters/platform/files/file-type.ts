/** What a file is, by its own first bytes; never by its name or by what the sender says. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** What an organiser's pages may show: pictures and films. */
export type MediaType = Extract<FileType, `image/${string}`> | 'video/mp4';

/** A picture or a film; `undefined` for anything else. Films come from organisers alone: nobody uploads one. */
export const mediaTypeOf = (bytes: Uint8Array): MediaType | undefined => {
  if (Buffer.from('ftyp').equals(bytes.subarray(4, 8))) return 'video/mp4';
  const type = fileTypeOf(bytes);
  return type === 'application/pdf' ? undefined : type;
};

/** `undefined` for anything that is not kept: programs, pages and drawings (SVG can run scripts) among them. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => {
  const starts = (text: string, at = 0) =>
    Buffer.from(text, 'latin1').equals(bytes.subarray(at, at + text.length));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return starts('%PDF-') ? 'application/pdf' : undefined;
};
