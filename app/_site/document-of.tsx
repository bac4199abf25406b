import type { Language } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import { runtime } from '#app/_process/runtime.ts';
import type { Head } from '#ui/page/head-tags.tsx';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { siteStyles } from './site-styles.ts';

/** The contents of a public page's document. */
export interface DocumentContents {
  readonly language: Language;
  readonly head: Head;
  readonly body: ReactElement;
}

/** @param nonce required for a page that is streamed: each part adds a script */
export const documentOf = async (
  { language, head, body }: DocumentContents,
  nonce?: string,
): Promise<ReactElement> => (
  <SiteDocument
    language={language}
    head={head}
    styles={await siteStyles()}
    script={runtime().elements}
    nonce={nonce}
  >
    {body}
  </SiteDocument>
);
