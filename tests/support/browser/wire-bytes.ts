import type { Page } from 'playwright';

/** Bytes over the network including headers, by resource type. */
export interface WireBytes {
  readonly document: number;
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly other: number;
}

const KINDS: Readonly<Record<string, keyof WireBytes>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

/** Counts what Chromium receives while `visit` runs: encoded bytes with headers. */
export const wireBytes = async (page: Page, visit: () => Promise<unknown>): Promise<WireBytes> => {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, keyof WireBytes>();
  const sums = { document: 0, script: 0, style: 0, font: 0, other: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS[type] ?? 'other');
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[kinds.get(requestId) ?? 'other'] += encodedDataLength;
  });
  await client.send('Network.enable');
  await visit();
  await client.detach();
  return sums;
};
