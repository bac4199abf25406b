import type { RawBlock } from '@fairdesk/core/page';
import { createElement } from 'react';

interface Props {
  block: RawBlock;
}

/** An element of the older editor, as it sent it along. */
export function RawView({ block: { element, attributes, contents } }: Props) {
  const { class: className, key, style, ...rest } = attributes;
  return createElement(element, {
    ...rest,
    className,
    // React takes `key` for its own: the attribute gets its name back where the page is handed out.
    ...(attributes.chrometype === 'placeholder' && { phkey: key }),
    ...(style && { style: stylesIn(style) }),
    // The editor's own page, which only it is sent.
    ...(contents && element !== 'img' && { dangerouslySetInnerHTML: { __html: contents } }),
  });
}

/** `color: red; margin-top: 1px` as React takes it. */
const stylesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      const key = name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return /^[a-z]+$/i.test(key) && value.length > 0 ? [[key, value.join(':').trim()]] : [];
    }),
  );
