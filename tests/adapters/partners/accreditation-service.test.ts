import { accreditationLaws, type LawRunner, visitSignerLaws } from '@fairdesk/core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccreditationService } from '#adapters/partners/accreditation-service.ts';
import { createVisitSigner } from '#adapters/partners/visit-signer.ts';
import { OPEN_ACCREDITATION } from '#app/_composition/partners.ts';
import { wireServer } from '#app/_composition/server.ts';
import { openServices } from '#app/_composition/services.ts';
import { readSettings, type Settings } from '#app/_process/settings.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { type Fault, type FaultServer, openFaultServer } from '#tests/support/servers/fault-server.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body) };
const KEY = 'subscription-key';
const TICKET = 'secret-ticket';
/** The service waits 2 s for an answer; the rest is for a busy machine. */
const WAIT_MS = 10_000;
const AT_ONCE_MS = 1800;

interface Seen {
  readonly method: string;
  readonly uid: string | null;
  readonly key: string | null;
  readonly body: string;
}

describe('the accreditation service', () => {
  const seen: Seen[] = [];
  const lines: string[] = [];
  let server: FaultServer;
  let settings: Settings;
  const log = {
    ...quietLog,
    warn: (...words: unknown[]) => void lines.push(JSON.stringify(words)),
    error: (...words: unknown[]) => void lines.push(JSON.stringify(words)),
  };

  beforeAll(async () => {
    server = await openFaultServer(async (request) => {
      const { searchParams, pathname } = new URL(request.url);
      const uid = searchParams.get('participationUid');
      const key = request.headers.get('ocp-apim-subscription-key');
      seen.push({ method: `${request.method} ${pathname}`, uid, key, body: await request.text() });
      if (key !== KEY) return Response.json({}, { status: 401 });
      return uid === 'cw27'
        ? Response.json({ redirectUri: `https://badges.example/sso/${TICKET}` })
        : Response.json({ error: `Unknown participation, see https://badges.example/${TICKET}` });
    });
    settings = readSettings({
      NODE_ENV: 'test',
      FAIRDESK_DATA: newFolder(),
      ACCREDITATION_URL: server.url,
      ACCREDITATION_KEY: KEY,
      ACCREDITATION_HOSTS: 'badges.example,other.example',
    })._unsafeUnwrap();
  });
  afterEach(() => server.mend());
  afterAll(() => server.close());

  const platform = () => expect.fail('The platform was called');
  const newService = () => {
    const { accreditation } = openServices({ settings, log, platform });
    return createAccreditationService(accreditation ?? expect.fail('It is not set up'), KEY);
  };
  /** The use case, each with a circuit of its own. */
  const newOpen = () =>
    wireServer({ settings, log, platform }).get(OPEN_ACCREDITATION) ?? expect.fail('It is not set up');

  accreditationLaws(
    async () => ({ service: newService(), participationUid: 'cw27', unknown: 'cw99' }),
    runner,
  );

  it('gets an empty post with the number of the participation and the subscription key', async () => {
    seen.length = 0;
    expect((await newOpen()('cw27'))._unsafeUnwrap()).toBe(`https://badges.example/sso/${TICKET}`);
    expect(seen).toEqual([
      { method: 'POST /rail-acob-sso/v1/generate-sso-redirect-uri', uid: 'cw27', key: KEY, body: '' },
    ]);
  });

  it.each<Fault>([
    'reset',
    'cut',
    'html',
    'truncated-json',
    'no-content',
    { bytes: 200_000_000 },
    { bytes: 200_000_000, gzip: true },
    { status: 500, body: { redirectUri: `https://badges.example/${TICKET}` } },
    { status: 401, body: {} },
    { status: 200, body: { redirectUri: `https://elsewhere.example/${TICKET}` } },
    { status: 200, body: { redirectUri: `http://badges.example/${TICKET}` } },
    { status: 200, body: { redirectUri: 7 } },
    { status: 200, body: { redirectUri: `https://badges.example/${TICKET}`, error: 'expired' } },
    { status: 200, body: [] },
  ])('gives no address, and its failure names none: %j', async (fault) => {
    server.break({ fault });
    const start = performance.now();
    const failure = (await newOpen()('cw27'))._unsafeUnwrapErr();
    expect(performance.now() - start).toBeLessThan(WAIT_MS);
    expect(['unavailable', 'malformed']).toContain(failure.kind);
    expect(JSON.stringify(failure)).not.toContain(TICKET);
    expect(server.sentBytes()).toBeLessThan(50_000_000);
  });

  it.each<Fault>(['silent', 'stalled', 'dripping'])(
    'is waited for two seconds when %s, and the next view does not wait at all',
    async (fault) => {
      server.break({ fault });
      const open = newOpen();
      const timed = async () => {
        const start = performance.now();
        expect((await open('cw27')).isErr()).toBe(true);
        return performance.now() - start;
      };
      expect(await timed()).toBeLessThan(WAIT_MS);
      const calls = server.requests.length;
      expect(await timed()).toBeLessThan(AT_ONCE_MS);
      expect(server.requests.length).toBe(calls);
    },
    15_000,
  );

  it('never has its address in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(TICKET);
  });
});

describe('the signer of visits', () => {
  visitSignerLaws(async () => createVisitSigner('a secret of sixteen'), runner);

  it('signs with HMAC-SHA-256 and depends on the secret', () => {
    // echo -n '2:ab1:c2:170:' | openssl dgst -sha256 -hmac 'a secret of sixteen'
    const check = createVisitSigner('a secret of sixteen').sign('2:ab1:c2:170:');
    expect(check).toBe('7a142f19f8e95f6318b922edc07a70869d6ae1128013aa678e438cc82e3d2024');
    expect(createVisitSigner('another secret 1').sign('2:ab1:c2:170:')).not.toBe(check);
  });
});
