import { fillMailText, MAIL_KINDS, mailTextFaults, NO_TEXTS } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createMailTextOffice } from '#adapters/organiser/mail-texts-service.ts';
import { createWordOffice } from '#adapters/organiser/words-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { mailTemplates, templateOfOnlyFair } from '#adapters/platform/mail/mail-templates.ts';
import { describeEachDatabase } from '#tests/support/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/organiser-desk.ts';
import { quietLog } from '#tests/support/quiet-log.ts';

describeEachDatabase('the mail texts of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    await database.query
      .insertInto('sites')
      .values({
        ...{ name: 'aqua', eventId: '101', virtualFolder: 'aqua', logo: null, brandColour: null },
        ...{ languages: '["en"]', settings: '{}' },
      })
      .execute();
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const office = () => createMailTextOffice(desk.http, desk.caller);
  const trail = () => createAuditTrail(desk.http, desk.caller);
  const textOf = async (kind: (typeof MAIL_KINDS)[number]) =>
    (await office().texts())._unsafeUnwrap().find((mail) => mail.kind === kind) ?? expect.unreachable();

  it('begin with the built-in ones, which are valid and whose example leaves no placeholder', async () => {
    const mails = (await office().texts())._unsafeUnwrap();
    expect(mails.map(({ kind }) => kind)).toEqual([...MAIL_KINDS]);
    for (const { kind, subject, body, builtIn, samples } of mails) {
      expect([subject, body]).toEqual([NO_TEXTS, NO_TEXTS]);
      expect(mailTextFaults(kind, builtIn)).toEqual([]);
      for (const language of LANGUAGES) {
        const text = `${builtIn.subject[language]}\n${builtIn.body[language]}`;
        expect(fillMailText(text, samples[language])).not.toMatch(/[{}]/);
      }
    }
  });

  it('are sent at once, read back, conflict when stale, and are restored', async () => {
    const { subject, body } = await textOf('invitation');
    const form = {
      subject: { ...NO_TEXTS, nl: 'Welkom op {fair}' },
      body: { ...NO_TEXTS, nl: 'Klik:\r\n{link}\0' },
    };
    const saved = (await office().save('invitation', form, { subject, body }))._unsafeUnwrap();
    expect(saved.body.nl).toBe('Klik:\n{link}');
    const templateOf = await mailTemplates(database.query, '101');
    expect(templateOf('invitation', 'nl')).toEqual({ subject: 'Welkom op {fair}', body: 'Klik:\n{link}' });
    expect(templateOf('invitation', 'en').body).toContain('Accept the invitation');
    const stale = await office().save('invitation', form, { subject, body });
    expect(stale._unsafeUnwrapErr().kind).toBe('conflict');
    // The words of the website do not list them.
    expect((await createWordOffice(desk.http, desk.caller).words())._unsafeUnwrap()).toEqual([]);
    const [entry] = (await trail().entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({ action: 'mail-text.save', subject: 'mail-text:invitation' });
    (await trail().restore(entry?.id ?? ''))._unsafeUnwrap();
    expect((await textOf('invitation')).body).toEqual(NO_TEXTS);
  });

  it('are not stored where they are the built-in ones, and are checked', async () => {
    const { subject, body, builtIn } = await textOf('reminder');
    const saved = (await office().save('reminder', builtIn, { subject, body }))._unsafeUnwrap();
    expect([saved.subject, saved.body]).toEqual([NO_TEXTS, NO_TEXTS]);
    const wrong = { subject: NO_TEXTS, body: { ...NO_TEXTS, en: 'No list of tasks' } };
    const refused = await office().save('reminder', wrong, { subject, body });
    expect(refused._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', fields: [{ path: 'body.en' }] });
  });

  it('of passwords are those of the only fair of a person', async () => {
    const person = 'ada@acme.example';
    const own = () => database.write((query) => templateOfOnlyFair(query, person, 'password', 'en'));
    expect(await own()).toBeUndefined();
    const now = new Date().toISOString();
    await database.query
      .insertInto('eventPermissions')
      .values({ id: 'p', email: person, eventId: '101', role: 'staff', created: now, modified: now })
      .execute();
    expect(await own()).toMatchObject({ fair: 'Aqua 2028' });
  });
});
