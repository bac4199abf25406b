import { plainText } from '@fairdesk/core/shared';
import { escapeMarkup } from '../../shared/escape-markup.ts';

/**
 * Sanitised HTML as the text of a mail: a blank line between paragraphs, a dash before items, and the address of
 * each link behind its text.
 *
 * @param linkOf makes an address complete
 */
export const textOfHtml = (html: string, linkOf: (href: string) => string): string => {
  const marked = html
    .replace(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, inner: string) => {
      const address = linkOf(plainText(href));
      const text = plainText(inner);
      return escapeMarkup(text === '' || text === address ? address : `${text} (${address})`);
    })
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<\/(?:p|div|h[2-5]|ul|ol|blockquote|pre|table)>/g, '\n\n')
    .replace(/<\/tr>/g, '\n');
  return marked
    .split('\n')
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
