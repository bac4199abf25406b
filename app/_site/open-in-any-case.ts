import 'server-only';
import { type Language, localPath } from '@fairdesk/core/shared';
import { openPublicPage, type PublicPage } from './public-page.ts';

/** As for {@link openPublicPage}. An address with capitals moves to the one in small letters if that has a page. */
export const openInAnyCase = async (
  language: Language,
  address: string,
  search: string,
  visitorAddress: string,
): Promise<PublicPage> => {
  const path = inSmallLetters(address);
  if (path !== address) {
    const { kind } = await openPublicPage(language, path, search, visitorAddress);
    const to = localPath({ language, path, suffix: search });
    if (kind === 'page' || kind === 'moved') return { kind: 'moved', to, isLasting: true };
  }
  return openPublicPage(language, address, search, visitorAddress);
};

/** Encoded signs stay as they are: `/Tag/C%3F` becomes `/tag/c%3F`. */
const inSmallLetters = (address: string): string =>
  address.replace(/%[\dA-F]{2}|[^%]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
