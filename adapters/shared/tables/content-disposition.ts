/**
 * Names a file to open or to download: an ASCII name for old clients, the full name for the others.
 *
 * Source: RFC 6266.
 */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
};
