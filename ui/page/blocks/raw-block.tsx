import type { RawBlock } from '@fairdesk/core/page';
import { createElement } from 'react';

interface Props {
  block: RawBlock;
}

/** A marker element, as the older editor sent it. */
export function RawView({ block: { element, attributes, contents } }: Props) {
  const { class: className, key, style, ...rest } = attributes;
  return createElement(element, {
    ...rest,
    className,
    // React reserves `key`; the attribute is renamed back when the HTML is sent.
    ...(attributes.chrometype === 'placeholder' && { phkey: key }),
    ...(style && { style: stylesIn(style) }),
    // Markup from the editor, sent only to the editor.
    ...(contents && element !== 'img' && { dangerouslySetInnerHTML: { __html: contents } }),
  });
}

/** Converts `color: red; margin-top: 1px` to a React style object. */
const stylesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      const key = name.trim().replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return /^[a-z]+$/i.test(key) && value.length > 0 ? [[key, value.join(':').trim()]] : [];
    }),
  );
