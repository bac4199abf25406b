import { PassThrough, Readable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';

/**
 * Draws a document that nothing on it needs React for in the browser.
 *
 * Here and not where the documents are made: Next keeps `react-dom/server` from what it bundles. What it would do instead
 * costs four times as much, as it draws everything twice to write it down twice.
 */
export interface RenderPage {
  /** Nothing of it is waited for. */
  readonly whole: (document: ReactElement) => string;
  /** Its late parts follow when they are there, each with a script that puts it in its place. */
  readonly asItComes: (document: ReactElement, nonce: string) => ReadableStream<Uint8Array>;
}

export const renderPage: RenderPage = {
  whole: (document) => `<!DOCTYPE html>${renderToStaticMarkup(document)}`,
  asItComes: (document, nonce) => {
    const out = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onShellReady: () => pipe(out),
      onShellError: (cause) => out.destroy(cause instanceof Error ? cause : new Error(String(cause))),
    });
    // Whoever asked is gone.
    out.once('close', () => abort());
    return Readable.toWeb(out) as ReadableStream<Uint8Array>;
  },
};
