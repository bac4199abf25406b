import {
  createWebhook,
  SERVICE_KEY_AREAS,
  WEBHOOK_URL_MAX,
  type WebhookForm,
  webhookFaults,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, it as example, expect } from 'vitest';

const FORM: WebhookForm = { url: 'https://crm.example/hooks', areas: ['stands'] };
const urls = fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, size: 'small' });
const areas = fc.uniqueArray(fc.constantFrom(...SERVICE_KEY_AREAS));
const blanks = fc.constantFrom('', ' ', '\t', '\n ');

const faultsOf = (form: Partial<WebhookForm>, isHttpAllowed = false): readonly string[] =>
  webhookFaults({ ...FORM, ...form }, isHttpAllowed).map(({ path, code }) => `${path} ${code}`);

describe('webhookFaults', () => {
  it.prop([urls, areas, blanks])(
    'accepts each https address with each choice of areas',
    (url, some, blank) => {
      expect(faultsOf({ url: `${blank}${url}${blank}`, areas: some })).toEqual(
        some.length === 0 ? ['areas webhook-areas'] : [],
      );
    },
  );

  it.prop([urls, fc.constantFrom('http', 'ftp', 'ws', 'javascript', 'file'), fc.boolean()])(
    'accepts no other scheme, and http only where it is allowed',
    (url, scheme, isHttpAllowed) => {
      const isAllowed = isHttpAllowed && scheme === 'http';
      expect(faultsOf({ url: url.replace('https', scheme) }, isHttpAllowed)).toEqual(
        isAllowed ? [] : ['url webhook-url'],
      );
    },
  );

  it.prop([
    urls,
    fc.stringMatching(/^[a-z0-9]{1,8}$/),
    fc.constantFrom('user', 'password', 'fragment'),
    fc.boolean(),
  ])(
    'accepts no secret in an address that is displayed, and no fragment that is never sent',
    (url, text, part, isHttpAllowed) => {
      const changed = {
        user: url.replace('://', `://${text}@`),
        password: url.replace('://', `://:${text}@`),
        fragment: `${url}#${text}`,
      }[part];
      expect(faultsOf({ url: changed }, isHttpAllowed)).toEqual(['url webhook-url']);
    },
  );

  const near = fc.stringMatching(/^[a.1:@/\\?#% \t-]{0,12}$/);
  it.prop([urls, fc.constantFrom('javascript:', 'x', 'https://a.example ', '/')])(
    'accepts no address behind anything else',
    (url, start) => {
      expect(faultsOf({ url: start + url }, true)).toEqual(['url webhook-url']);
    },
  );

  const rests = fc.oneof(
    near,
    near.map((rest) => `a.example${rest}`),
    near.map((rest) => `a.example/${rest}`),
  );
  it.prop([rests, fc.boolean()])(
    'accepts nothing that a program would read as something else',
    (rest, isHttp) => {
      const url = `${isHttp ? 'http' : 'https'}://${rest}`;
      if (faultsOf({ url }, isHttp).length > 0 || !URL.canParse(url)) return;
      const { username, password, hash, protocol } = new URL(url);
      expect([username, password, hash, protocol]).toEqual(['', '', '', isHttp ? 'http:' : 'https:']);
    },
  );

  it.prop([fc.constantFrom('https', 'http', 'ftp'), fc.integer({ min: -1, max: 1 })])(
    'checks the scheme of an address of any length that is accepted',
    (scheme, more) => {
      const url = `${scheme}://a.example/`.padEnd(WEBHOOK_URL_MAX + more, 'x');
      const isHttps = scheme === 'https';
      expect(faultsOf({ url })).toEqual(
        more > 0 ? ['url forms-maxlength'] : isHttps ? [] : ['url webhook-url'],
      );
    },
  );

  it.prop([areas.filter((some) => some.length > 0)])('accepts no area twice', (some) => {
    expect(faultsOf({ areas: [...some, ...some.slice(0, 1)] })).toEqual(['areas webhook-areas']);
  });

  example('accepts http only for a server that allows it', () => {
    expect(webhookFaults({ ...FORM, url: 'http://crm.example' })).toEqual([
      { path: 'url', code: 'webhook-url' },
    ]);
  });

  const long = (length: number) => FORM.url.padEnd(length, 'x');
  example.each([
    [{ url: ' ' }, ['url forms-required']],
    [{ url: 'crm.example/hooks' }, ['url webhook-url']],
    [{ url: '/hooks' }, ['url webhook-url']],
    [{ url: 'https://' }, ['url webhook-url']],
    [{ url: 'https:crm.example' }, ['url webhook-url']],
    [{ url: 'https://crm.example\\@elsewhere.example/' }, ['url webhook-url']],
    [{ url: 'https://crm.exam ple/' }, ['url webhook-url']],
    [{ url: 'HTTPS://Crm.Example:8443?fair=1' }, []],
    [{ url: 'https://[2001:db8::1]/hooks' }, []],
    [{ url: 'https://münchen.example/@in' }, []],
    [{ url: long(WEBHOOK_URL_MAX) }, []],
    [{ url: long(WEBHOOK_URL_MAX + 1) }, ['url forms-maxlength']],
    [{ url: '', areas: [] }, ['url forms-required', 'areas webhook-areas']],
  ] satisfies [Partial<WebhookForm>, string[]][])('of %o are %o', (form, faults) => {
    expect(faultsOf(form)).toEqual(faults);
  });
});

describe('createWebhook', () => {
  const sent: WebhookForm[] = [];
  const create = createWebhook({
    create: (form) => {
      sent.push(form);
      return errAsync({ kind: 'unavailable', request: 'webhooks' });
    },
  });

  example('sends the address without blanks around it, and leaves http to the server', async () => {
    await create({ ...FORM, url: ' http://127.0.0.1:4000/ ' });
    expect(sent.splice(0)).toEqual([{ ...FORM, url: 'http://127.0.0.1:4000/' }]);
  });

  example('sends nothing with faults', async () => {
    const made = await create({ ...FORM, areas: [] });
    expect(made._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'areas' }] });
    expect(sent).toEqual([]);
  });
});
