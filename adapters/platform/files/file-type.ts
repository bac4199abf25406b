/** What a file is, by its own first bytes; never by its name or by what the sender says. */
export type FileType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

/** `undefined` for anything that is not kept: programs, pages and drawings (SVG can run scripts) among them. */
export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => {
  const starts = (text: string, at = 0) =>
    Buffer.from(text, 'latin1').equals(bytes.subarray(at, at + text.length));
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return starts('%PDF-') ? 'application/pdf' : undefined;
};
