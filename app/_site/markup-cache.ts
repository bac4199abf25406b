import { hash } from 'node:crypto';
import type { ReactNode } from 'react';

interface Options {
  readonly render: (part: ReactNode) => string;
  /** Maximum number of characters in the cache: of the parts, and of a key of 43 for each. */
  readonly maxLength: number;
}

/** Markup of parts of pages by the value of all that they show; evicts the least recently used. */
export interface MarkupCache {
  /**
   * @param of equal text has equal markup
   * @param hasFailed whether something in it failed; such markup is not cached
   */
  readonly markupOf: (of: string, part: ReactNode, hasFailed: () => boolean) => string;
}

export const createMarkupCache = ({ render, maxLength }: Options): MarkupCache => {
  const parts = new Map<string, string>();
  let length = 0;
  const add = (key: string, html: string): void => {
    parts.set(key, html);
    length += key.length + html.length;
    for (const [oldest, part] of parts) {
      if (length <= maxLength) break;
      parts.delete(oldest);
      length -= oldest.length + part.length;
    }
  };
  return {
    markupOf: (of, part, hasFailed) => {
      const key = hash('sha256', of, 'base64url');
      const cached = parts.get(key);
      if (cached !== undefined) {
        // A Map preserves insertion order: reinsert to mark it as most recently used.
        parts.delete(key);
        parts.set(key, cached);
        return cached;
      }
      const html = render(part);
      if (!hasFailed()) add(key, html);
      return html;
    },
  };
};
