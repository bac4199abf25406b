/** The hosts a page may embed in an iframe by default; operators can add others. The list is ours. */
export const FRAME_HOSTS: readonly string[] = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.google.com',
];

/**
 * Whether an address may be embedded in an iframe: https, on exactly one of these hosts.
 *
 * @example
 * ```ts
 * isFrameAllowed('https://www.youtube.com/embed/x', ['www.youtube.com']) // true
 * isFrameAllowed('https://www.youtube.com.evil.example/x', ['www.youtube.com']) // false
 * ```
 */
export const isFrameAllowed = (address: string, hosts: readonly string[]): boolean => {
  const [, host] = /^https:\/\/([^/?#@\\\s]+)(?:[/?#]|$)/i.exec(address) ?? [];
  return host !== undefined && hosts.includes(host.toLowerCase());
};
