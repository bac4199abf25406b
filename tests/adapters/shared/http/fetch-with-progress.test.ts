import { setImmediate } from 'node:timers/promises';
import { fc, it } from '@fast-check/vitest';
import { afterEach, describe, expect, vi } from 'vitest';
import { fetchWithProgress } from '#adapters/shared/http/fetch-with-progress.ts';

/** The part of the browser's object that an upload uses. */
class Sending {
  static readonly all: Sending[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  readonly status = 201;
  readonly statusText = 'Created';
  readonly response = new Blob(['{"id":"a"}']);
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  opened: readonly string[] = [];
  sent: Blob | undefined;
  isAborted = false;
  constructor() {
    Sending.all.push(this);
  }
  open(...opened: readonly string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-version: 2: b\r\n';
  }
  send(body: Blob) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
    this.onabort();
  }
}

const REASON = new Error('The user left');

const upload = (progress: (share: number) => void) => {
  Sending.all.splice(0);
  vi.stubGlobal('XMLHttpRequest', Sending);
  const abort = new AbortController();
  const request = new Request('http://fair.example/files', {
    ...{ method: 'POST', body: 'file', headers: { 'content-type': 'application/pdf' } },
  });
  const response = fetchWithProgress(request, { signal: abort.signal, progress });
  // Observed later.
  response.catch(() => undefined);
  return { abort: () => abort.abort(REASON), response };
};

/** Waits until the body was read. */
const begun = async (): Promise<Sending> => {
  while (!Sending.all[0]?.sent) await setImmediate();
  return Sending.all[0];
};

describe('an upload that reports its progress', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('sends what the request says, and returns the whole response', async () => {
    const { response } = upload(() => undefined);
    const sending = await begun();
    expect(sending.opened).toEqual(['POST', 'http://fair.example/files']);
    expect([...sending.headers]).toEqual([['content-type', 'application/pdf']]);
    expect(await sending.sent?.text()).toBe('file');
    sending.onload();
    const { status, statusText, headers, body } = await response;
    expect([status, statusText, ...headers]).toEqual([
      ...[201, 'Created', ['content-type', 'application/json'], ['x-version', '2: b']],
    ]);
    expect(await new Response(body).json()).toEqual({ id: 'a' });
  });

  it.prop([fc.array(fc.record({ loaded: fc.nat(9), total: fc.constantFrom(0, 9) }))])(
    'reports the share that was sent, wherever the whole is known',
    async (events) => {
      const shares: number[] = [];
      upload((share) => shares.push(share));
      const { upload: reports } = await begun();
      for (const event of events) reports.onprogress?.(event);
      expect(shares).toEqual(events.filter(({ total }) => total > 0).map(({ loaded }) => loaded / 9));
    },
  );

  it.prop([fc.constantFrom('before', 'while the body is read', 'while it is sent')])(
    'ends with the reason of its abort, and sends nothing from then on',
    async (when) => {
      const { abort, response } = upload(() => undefined);
      if (when === 'while the body is read') await Promise.resolve();
      const sending = when === 'while it is sent' ? await begun() : undefined;
      abort();
      await expect(response).rejects.toBe(REASON);
      expect(Sending.all).toEqual(sending ? [sending] : []);
      expect(sending?.isAborted).toBe(sending && true);
    },
  );

  it('fails like the network when the connection breaks', async () => {
    const { response } = upload(() => undefined);
    (await begun()).onerror();
    await expect(response).rejects.toThrow(TypeError);
  });

  it('is a usual request where no progress is reported, with the same signal', async () => {
    const sent = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal('fetch', sent);
    const { signal } = new AbortController();
    const request = new Request('http://fair.example/files');
    await fetchWithProgress(request, { signal });
    expect(sent.mock.calls).toEqual([[request, { signal }]]);
  });
});
