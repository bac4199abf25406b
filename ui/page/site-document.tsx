import type { Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { type Head, HeadTags } from './head-tags.tsx';

interface Props {
  language: Language;
  head: Head;
  styles: readonly string[];
  /** Address of what the custom elements do. */
  script: string;
  /** Where a script may only run with it. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** A document that only reads: the same for everybody, with no script but that of its custom elements. */
export function SiteDocument({ language, head, styles, script, nonce, children }: Props) {
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: this document is drawn without Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        <HeadTags head={head} />
        <script type="module" src={script} nonce={nonce} />
      </head>
      <body>{children}</body>
    </html>
  );
}
