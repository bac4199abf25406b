import type { HTMLAttributes, ReactNode } from 'react';

/** The markup of the contents of an element. */
export type PartMarkup = (contents: ReactNode) => string;

interface Props extends HTMLAttributes<HTMLElement> {
  as: 'header' | 'footer' | 'nav' | 'div';
  /** The markup of the contents, which may be cached; absent where they need React in the browser. */
  markup: PartMarkup | undefined;
  children: ReactNode;
}

/** An element whose contents may come from a cache of markup. */
export function CachedPart({ as: Tag, markup, children, ...attributes }: Props) {
  if (!markup) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: markup(children) }} />;
}
