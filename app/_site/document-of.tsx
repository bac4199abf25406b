import type { Language } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import { runtime } from '#app/_process/runtime.ts';
import type { Head } from '#ui/page/head-tags.tsx';
import { SiteDocument } from '#ui/page/site-document.tsx';

/** The contents of a public page's document. */
export interface DocumentContents {
  readonly language: Language;
  readonly head: Head;
  readonly body: ReactElement;
}

/** How a document that is streamed differs from one that is rendered whole. */
interface Streamed {
  /** Each late part adds a script, which needs it. */
  readonly nonce: string;
  /** Addresses of style sheets; its markup is not known when the document begins. */
  readonly styles: readonly string[];
}

export const documentOf = (
  { language, head, body }: DocumentContents,
  { nonce, styles }: Partial<Streamed> = {},
): ReactElement => (
  <SiteDocument
    language={language}
    head={head}
    styles={styles ?? [runtime().sheets.placeholder]}
    script={runtime().elements.site}
    nonce={nonce}
  >
    {body}
  </SiteDocument>
);
