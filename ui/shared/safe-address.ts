/** Whether an address is on the web, on the site, of an email or of a telephone. */
export const isSafeAddress = (address: string, schemes: readonly string[] = LINK_SCHEMES): boolean => {
  const plain = [...address].filter((character) => character > ' ').join('');
  const scheme = /^[a-z][a-z0-9.+-]*(?=:)/i.exec(plain)?.[0];
  return scheme === undefined
    ? !/^[/\\]{2}/.test(plain) && !/^[^/?#]*:/.test(plain)
    : schemes.includes(scheme.toLowerCase());
};

const LINK_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];
