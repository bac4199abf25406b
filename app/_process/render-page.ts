import { PassThrough, Readable } from 'node:stream';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';

/**
 * Renders a document that does not need React in the browser.
 *
 * This module is outside Next's bundles, because Next blocks `react-dom/server` there. Next's own rendering
 * costs four times as much, as it also serialises the tree for hydration.
 */
export interface RenderPage {
  /** Renders at once, without waiting for late parts. */
  readonly whole: (document: ReactElement) => string;
  /** Renders a part of a document, to be inserted as it is. */
  readonly part: (part: ReactNode) => string;
  /** Streams late parts as they are ready, each with a script that inserts it. */
  readonly asItComes: (document: ReactElement, nonce: string) => ReadableStream<Uint8Array>;
}

export const renderPage: RenderPage = {
  whole: (document) => `<!DOCTYPE html>${renderToStaticMarkup(document)}`,
  // React begins with preloads of pictures, which the browser finds in the part itself.
  part: (part) => renderToStaticMarkup(part).replace(PRELOADS, ''),
  asItComes: (document, nonce) => {
    const out = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      onShellReady: () => pipe(out),
      onShellError: (cause) => out.destroy(cause instanceof Error ? cause : new Error(String(cause))),
    });
    // The client has disconnected.
    out.once('close', () => abort());
    return Readable.toWeb(out) as ReadableStream<Uint8Array>;
  },
};

const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/;
