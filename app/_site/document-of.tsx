import type { Language } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import { runtime } from '#app/_process/runtime.ts';
import type { Head } from '#ui/page/head-tags.tsx';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { siteStyles } from './site-styles.ts';

/** What a public page says, before it is a document. */
export interface Shown {
  readonly language: Language;
  readonly head: Head;
  readonly body: ReactElement;
}

/** @param nonce where the page comes in parts: each brings a script */
export const documentOf = async ({ language, head, body }: Shown, nonce?: string): Promise<ReactElement> => (
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
