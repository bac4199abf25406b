/**
 * Whether an address is https on one of these hosts, with no user, port or characters that parsers read
 * differently.
 *
 * @param hosts in lower case: `['connect.example']`.
 *
 * @example
 * ```ts
 * isAllowedAddress('https://connect.example/x', ['connect.example']) // true
 * isAllowedAddress('https://evilconnect.example/x', ['connect.example']) // false
 * ```
 */
export const isAllowedAddress = (address: string, hosts: readonly string[]): boolean => {
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s\\\p{C}]*)?$/iu.exec(address)?.[1];
  return host !== undefined && hosts.includes(host.toLowerCase());
};

/**
 * Whether the accreditation button is visible: with an address, and always while the page is edited. Source:
 * portal spec §2.
 *
 * @example
 * ```ts
 * showsAccreditation('', false) // false
 * ```
 */
export const showsAccreditation = (address: string, isEditing: boolean): boolean =>
  isEditing || address !== '';
