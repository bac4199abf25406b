import type { Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import type { ColourScheme } from '../shared/theme/colour-scheme.ts';
import { type Head, HeadTags } from './head-tags.tsx';

interface Props {
  language: Language;
  head: Head;
  styles: readonly string[];
  /** The address of the script for custom elements. */
  script: string;
  /** The nonce that the content security policy requires for scripts. */
  nonce?: string | undefined;
  /** The colour scheme that the user has chosen in the portal. */
  scheme?: ColourScheme;
  children: ReactNode;
}

/** The document of a public page: cacheable, with no script but that of its custom elements. */
export function SiteDocument({ language, head, styles, script, nonce, scheme = 'auto', children }: Props) {
  return (
    <html lang={language} {...(scheme !== 'auto' && { 'data-mantine-color-scheme': scheme })}>
      {/* biome-ignore lint/style/noHeadElement: this document is rendered without Next */}
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
