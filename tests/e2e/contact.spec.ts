import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';
import { openMailbox } from '#tests/support/servers/mailbox.ts';
import { chunkedBody, rawRequest } from '#tests/support/servers/raw-request.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR, ONE_OF_EACH, STAFF } from '#tests/support/worlds/demo-people.ts';
import { expectAccessible } from './accessible.ts';
import { enter } from './company-desk.ts';
import { complaintsOf, openDesk, recordEvents, signIn } from './desk.ts';

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
interface Place {
  readonly desk: RunningServer;
  readonly mailbox: Mailbox;
}

/** The product with a mail server, behind a proxy that names the address of each visitor. */
const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const mailbox = await openMailbox();
      const env = { SMTP_URL: mailbox.smtpUrl, MAIL_FROM: 'desk@fair.example', TRUST_PROXY: '1' };
      const desk = await startServer({ env });
      await use({ desk, mailbox });
      await desk.remove();
      await mailbox.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ place }, use) => use(place.desk.url),
});

const ORGANISER = 'exhibitors@clearwater.example';
const PORTAL = '/clearwater/contact';
const PUBLIC = '/clearwater/blocks';

let visitors = 0;
/** The header of a visitor with an address of their own: each has an own limit. */
const newVisitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.1.${Math.floor(visitors / 200)}.${visitors % 200}` };
};

const BODY = {
  email_to: 'victim@elsewhere.example',
  exhibitor_email: 'anna@bakery.example',
  exhibitor_name: 'Anna',
  exhibitor_company: 'Bakery',
  show_name: 'Another show',
  event_name: 'Another fair',
  show_code: 'X',
  message: 'Through the API',
};

/** A required field of the portal: its label has an asterisk beside its name. */
const fieldOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The mails with this text; waits for this many, or one. */
const mailsSaying = async ({ state }: Mailbox, text: string, count = 1) => {
  const found = () => state.received.filter(({ mail }) => mail.text?.includes(text));
  await expect.poll(() => found().length).toBeGreaterThanOrEqual(count);
  return found();
};

const WORDS = {
  en: {
    name: 'Name',
    message: 'Message',
    send: 'Send message',
    sent: 'Thank you. Your message has been sent.',
  },
  nl: {
    name: 'Naam',
    message: 'Bericht',
    send: 'Bericht verzenden',
    sent: 'Dank u. Uw bericht is verzonden.',
  },
  es: {
    name: 'Nombre',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sent: 'Gracias. Su mensaje se ha enviado.',
  },
  tr: { name: 'Ad', message: 'Mesaj', send: 'Mesajı gönder', sent: 'Teşekkürler. Mesajınız gönderildi.' },
} as const;

test('an exhibitor finds the form in the menu and writes to the organiser, in four languages', async ({
  page,
  place: { desk, mailbox },
}) => {
  test.slow();
  await page.setExtraHTTPHeaders(newVisitor());
  const tracked = await recordEvents(page, desk.url);
  const complaints = complaintsOf(page);
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.getByRole('link', { name: 'Write to us' }).first().click();
  await page.waitForURL(`**${PORTAL}`);
  for (const { language, prefix } of EACH_LANGUAGE) {
    const { name, message, send, sent } = WORDS[language];
    await page.goto(`${prefix}${PORTAL}`);
    const text = `Build-up in ${language}\nŞimdi: ¿cuándo?`;
    await expect(fieldOf(page, name)).toHaveValue(/Verkerk/);
    await expect(page.getByRole('textbox', { name: /mail|correo|posta/i })).toHaveValue(
      MAIN_EXHIBITOR.accountName,
    );
    await fieldOf(page, message).fill(text);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    await expect(fieldOf(page, message)).toHaveValue('');
    await expect(fieldOf(page, name)).toHaveValue(/Verkerk/);
    expect(await tracked()).toEqual([{ event: 'form_submit' }]);
    const [mail, ...more] = await mailsSaying(mailbox, text);
    expect(more).toEqual([]);
    expect(mail?.recipients).toEqual([ORGANISER]);
    expect(mail?.mail.replyTo?.map(({ address }) => address)).toEqual([MAIN_EXHIBITOR.accountName]);
    expect(mail?.mail.text).toContain('Noria Pumps');
  }
  // The banner hides by itself.
  await expect(page.getByText(WORDS.tr.sent)).toBeHidden({ timeout: 10_000 });
  expect(complaints).toEqual([]);
});

test('faults are beside their fields, a failure keeps what was typed, and both are accessible', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  await page.goto(PORTAL);
  await fieldOf(page, 'Name').fill('');
  await fieldOf(page, 'E-mail address').fill('anna@');
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Name is required.',
    'Enter a valid e-mail address, such as name@company.com.',
    'Message is required.',
  ]);
  await expectAccessible(page, 'contact form with faults');
  await fieldOf(page, 'Name').fill('Anna');
  await fieldOf(page, 'E-mail address').fill('anna@bakery.example');
  await fieldOf(page, 'Message').fill('Please call me');
  // A receiver that answers 201 has not sent the message.
  await page.route('**/api/contact?*', (route) => route.fulfill({ status: 201, json: {} }));
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to send message.' })).toBeVisible();
  await expect(fieldOf(page, 'Message')).toHaveValue('Please call me');
  await page.unroute('**/api/contact?*');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(WORDS.en.sent)).toBeVisible();
  await expectAccessible(page, 'contact form');
});

test('what is typed before the script of the form has loaded is sent', async ({
  page,
  place: { mailbox },
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const form = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/_next/static/**/*.js*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes('contact-send')) {
      isHeld = true;
      await form.promise;
    }
    await route.fulfill({ response, body });
  });
  await page.goto(PORTAL, { waitUntil: 'commit' });
  await fieldOf(page, 'Name').fill('Anna de Wit');
  await fieldOf(page, 'Message').fill('Typed while the script was on its way');
  await expect.poll(() => isHeld).toBe(true);
  form.resolve();
  // Before it is hydrated, the form is sent without script.
  await page.waitForFunction(() => {
    const button = [...document.querySelectorAll('main form button')].at(-1);
    return Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(WORDS.en.sent)).toBeVisible();
  const [mail] = await mailsSaying(mailbox, 'Typed while the script was on its way');
  expect(mail?.mail.text).toContain('Anna de Wit');
});

test('a message that is rejected without the script of its page is there again, with the reason', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders(newVisitor());
  await openDesk(page, MAIN_EXHIBITOR, 'Noria Pumps');
  const text = 'Where is the dock?\nThe lorry is 4 m high & <b>wide</b>. '.repeat(60).trim();
  const scripts = '**/_next/static/**/*.js*';
  for (const returns of [false, true]) {
    await page.route(scripts, (route) => route.abort());
    await page.goto(PORTAL);
    await fieldOf(page, 'E-mail address').fill('ada at noria');
    await fieldOf(page, 'Message').fill(text);
    if (returns) await page.unroute(scripts);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\?contact=forms-email\.email#contact$/);
    await expect(page.getByRole('alert')).toContainText('e-mail address');
    await expect(fieldOf(page, 'Message')).toHaveValue(text);
    await expect(fieldOf(page, 'E-mail address')).toHaveValue('ada at noria');
    await expect(fieldOf(page, 'Company')).toHaveValue('Noria Pumps');
  }
});

const withoutScript = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    extraHTTPHeaders: newVisitor(),
  });
  return context.newPage();
};

test('the form of a public page works without script, in four languages', async ({
  browser,
  place: { desk, mailbox },
}) => {
  const page = await withoutScript(browser, desk.url);
  for (const { language, prefix } of EACH_LANGUAGE) {
    const { name, message, send, sent } = WORDS[language];
    await page.goto(`${prefix}${PUBLIC}`);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: send }) });
    await form.getByLabel(name, { exact: true }).fill('Visitor');
    await form.locator('input[type=email]').fill('visitor@home.example');
    await form.locator('input[name=company]').fill('None');
    await form.getByLabel(message).fill(`Public ${language}`);
    await form.getByRole('button', { name: send }).click();
    await expect(page).toHaveURL(/\?contact=contact-sent#contact$/);
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(await mailsSaying(mailbox, `Public ${language}`)).toHaveLength(1);
  }
  await page.goto(`/nl${PUBLIC}?contact=forms-required.name+forms-email.email`);
  await expect(page.getByRole('alert')).toContainText('Naam is verplicht.');
  await page.goto(`${PUBLIC}?contact=%3Cscript%3E`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().close();
});

test('a public page with a form is cached for everyone, without the outcome of anyone', async ({
  request,
}) => {
  const sent = await request.get(`${PUBLIC}?contact=contact-sent`, { headers: { accept: 'text/html' } });
  expect(await sent.text()).toContain(WORDS.en.sent);
  for (let time = 0; time < 2; time += 1) {
    const page = await request.get(PUBLIC, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('/api/contact/form?event=101');
    expect(html).not.toContain(WORDS.en.sent);
  }
});

test('the API ignores the recipient of the body, and every field needs a value', async ({
  request,
  place: { mailbox },
}) => {
  const headers = newVisitor();
  const sent = await request.post('/api/contact?event=101', { headers, data: BODY });
  expect([sent.status(), await sent.json()]).toEqual([200, {}]);
  const [mail] = await mailsSaying(mailbox, 'Through the API');
  expect(mail?.recipients).toEqual([ORGANISER]);
  expect(mail?.mail.text).toContain('Clearwater');
  expect(mail?.mail.text).not.toContain('Another fair');

  const empty = await request.post('/api/contact?event=101', { headers, data: { message: 7 } });
  expect(empty.status()).toBe(400);
  expect(
    (await empty.json()).fields.map(({ path, code }: { path: string; code: string }) => [path, code]),
  ).toEqual(
    ['exhibitor_name', 'exhibitor_email', 'exhibitor_company', 'message'].map((path) => [
      path,
      'forms-required',
    ]),
  );
  const injected = { ...BODY, exhibitor_email: 'anna@bakery.example\r\nBcc: all@elsewhere.example' };
  expect((await request.post('/api/contact?event=101', { headers, data: injected })).status()).toBe(400);
  for (const event of ['999', 'x', '']) {
    const unknown = await request.post(`/api/contact?event=${event}`, { headers, data: BODY });
    expect([event, unknown.status()]).toEqual([event, 404]);
  }
  // Without an event in the query, it is the selected one: here none.
  expect((await request.post('/api/contact', { headers, data: BODY })).status()).toBe(404);
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' };
  expect((await request.post('/api/contact?event=101', { headers: foreign, data: BODY })).status()).toBe(403);
  const text = { ...headers, 'content-type': 'text/plain' };
  expect((await request.post('/api/contact?event=101', { headers: text, data: 'x' })).status()).toBe(400);
});

test('a body without a length is read up to the limit', async ({ place: { desk } }) => {
  const head = (path: string, type: string) => [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(desk.url).host}`,
    `Content-Type: ${type}`,
    'Transfer-Encoding: chunked',
    'X-Forwarded-For: 10.9.9.9',
  ];
  for (const [path, type] of [
    ['/api/contact?event=101', 'application/json'],
    ['/api/contact/form?event=101', 'application/x-www-form-urlencoded'],
  ] as const) {
    const { status } = await rawRequest(desk.url, head(path, type), chunkedBody(4));
    expect([path, status]).toEqual([path, 413]);
  }
});

test('five messages an hour are sent from one address, and programs that fill in the hidden field send none', async ({
  request,
  place: { mailbox },
}) => {
  const headers = newVisitor();
  const post = (data: object) => request.post('/api/contact?event=101', { headers, data });
  // Invalid forms do not count.
  for (let time = 0; time < 6; time += 1) expect((await post({})).status()).toBe(400);
  const statuses = await Promise.all(
    Array.from({ length: 9 }, async () => (await post({ ...BODY, message: 'Limited' })).status()),
  );
  expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(4).fill(429)]);
  expect(await mailsSaying(mailbox, 'Limited', 5)).toHaveLength(5);
  const limited = await post(BODY);
  expect(Number(limited.headers()['retry-after'])).toBeGreaterThan(3000);
  const other = newVisitor();
  const program = await request.post('/api/contact?event=101', {
    headers: other,
    data: { ...BODY, message: 'From a program', reference: 'https://spam.example' },
  });
  expect(program.status()).toBe(200);
  const human = await request.post('/api/contact?event=101', {
    headers: other,
    data: { ...BODY, message: 'From a human' },
  });
  expect(human.status()).toBe(200);
  await mailsSaying(mailbox, 'From a human');
  expect(mailbox.state.received.filter(({ mail }) => mail.text?.includes('From a program'))).toEqual([]);
});

test('a message sent again after a lost response counts once, another one always counts', async ({
  request,
  place: { mailbox },
}) => {
  const headers = newVisitor();
  const post = async (key: string, message: string) => {
    const answer = await request.post('/api/contact?event=101', {
      headers: { ...headers, 'idempotency-key': key },
      data: { ...BODY, message },
    });
    return answer.status();
  };
  const repeat = (key: string, message: string) =>
    Promise.all(Array.from({ length: 4 }, () => post(key, message)));
  for (const key of ['a', 'b', 'c']) expect(await repeat(key, 'Repeated')).toEqual([200, 200, 200, 200]);
  // Neither a known key nor a known text makes another message a repetition.
  expect([await post('a', 'Changed'), await post('d', 'Repeated')]).toEqual([200, 200]);
  expect([await post('a', 'Changed again'), await post('e', 'Repeated')]).toEqual([429, 429]);
  // The response of the last message may have been lost too.
  expect(await repeat('d', 'Repeated')).toEqual([200, 200, 200, 200]);
  expect(await mailsSaying(mailbox, 'Repeated', 4)).toHaveLength(4);
});

test('only organisers of the event read its messages', async ({ request, playwright, place: { desk } }) => {
  const route = (event: string) => `/api/events/${event}/contact-messages`;
  await request.post('/api/contact?event=101', {
    headers: newVisitor(),
    data: { ...BODY, message: 'For the organiser' },
  });
  expect((await request.get(route('101'))).status()).toBe(401);
  for (const [person, status] of [
    [MAIN_EXHIBITOR, 404],
    [ONE_OF_EACH, 404],
    [STAFF, 200],
  ] as const) {
    const context = await playwright.request.newContext({ baseURL: desk.url });
    await enter(context, person);
    const answer = await context.get(route('101'));
    expect([person.what, answer.status()]).toEqual([person.what, status]);
    for (const event of ['999', 'x']) expect((await context.get(route(event))).status()).toBe(404);
    if (status === 200) {
      const { items } = await answer.json();
      expect(items).toContainEqual(
        expect.objectContaining({ message: 'For the organiser', exhibitor_email: BODY.exhibitor_email }),
      );
      expect(answer.headers()['cache-control']).toBe('private, no-store');
    }
    await context.dispose();
  }
});

test('staff read the enquiries at the desk, newest first, and reply by mail', async ({ page, request }) => {
  page.setDefaultTimeout(20_000);
  const data = { ...BODY, exhibitor_name: 'Jan "?&" Smit', message: 'Line one\n<b>Line two</b>' };
  await request.post('/api/contact?event=101', { headers: newVisitor(), data });
  await signIn(page, STAFF);
  await page.goto('/organiser/clearwater/enquiries');
  const newest = page.getByRole('main').getByRole('listitem').first();
  await expect(newest.getByRole('heading')).toHaveText('Jan "?&" Smit');
  await expect(newest).toContainText('Line one\n<b>Line two</b>', { useInnerText: true });
  await expect(newest.getByRole('link')).toHaveAttribute('href', /^mailto:anna%40bakery\.example\?subject=/);
  await expectAccessible(page, 'enquiries');
});
