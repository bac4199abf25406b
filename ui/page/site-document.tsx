import type { Language } from '@fairdesk/core/shared';
import type { ReactNode } from 'react';
import { type Head, HeadTags } from './head-tags.tsx';

interface Props {
  language: Language;
  head: Head;
  styles: readonly string[];
  /** The address of the script for custom elements. */
  script: string;
  /** The nonce that the content security policy requires for scripts. */
  nonce?: string | undefined;
  /** Whether the page has the colour scheme that the user has chosen in the portal, if any. */
  hasStoredScheme?: boolean;
  children: ReactNode;
}

/** The document of a public page: cacheable, with no script but that of its custom elements. */
export function SiteDocument({ language, head, styles, script, nonce, hasStoredScheme, children }: Props) {
  return (
    <html lang={language}>
      {/* biome-ignore lint/style/noHeadElement: this document is rendered without Next */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hasStoredScheme && <script nonce={nonce}>{STORED_SCHEME}</script>}
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

/** Before the first paint; the key is the one of `colour-scheme-switch.tsx`. */
const STORED_SCHEME =
  "try{const s=localStorage.getItem('mantine-color-scheme-value');if(/^(dark|light)$/.test(s))document.documentElement.dataset.mantineColorScheme=s}catch{}";
