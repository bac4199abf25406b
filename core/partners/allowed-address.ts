/**
 * Whether an address leads to one of these hosts, and nowhere else: https, no user, no port, no tricks.
 *
 * @param hosts in small letters: `['connect.example']`.
 */
export const isAllowedAddress = (address: string, hosts: readonly string[]): boolean => {
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#][^\s\\\p{C}]*)?$/iu.exec(address)?.[1];
  return host !== undefined && hosts.includes(host.toLowerCase());
};

/** The accreditation button shows with an address, and always while the page is edited. Source: portal spec §2. */
export const showsAccreditation = (address: string, isEditing: boolean): boolean =>
  isEditing || address !== '';
