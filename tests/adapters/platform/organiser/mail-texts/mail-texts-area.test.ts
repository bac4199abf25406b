import { fillMailText, MAIL_KINDS, mailTextFaults, NO_TEXTS } from '@fairdesk/core/organiser';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createMailTextOffice } from '#adapters/organiser/mail-texts-service.ts';
import { createWordOffice } from '#adapters/organiser/words-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { mailTemplates, templateOfOnlyFair } from '#adapters/platform/mail/mail-templates.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

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

  it('are shown as a person of the fair would get them, in their language', async () => {
    const now = new Date().toISOString();
    const stamps = { created: now, modified: now };
    const people = [
      { email: 'ada@kas.example', givenName: 'Ada', familyName: 'Özgür', company: 'Kas' },
      { email: 'bram@buis.example', givenName: 'Bram', familyName: 'Bos', company: 'Buis' },
    ];
    for (const { company, ...person } of people) {
      const company_ = { eventId: '101', organizationName: company };
      await database.query
        .insertInto('participations')
        .values({ id: company, ...company_, organizationNameFolded: company.toLowerCase(), ...stamps })
        .execute();
      await database.query
        .insertInto('users')
        .values({ id: person.email, ...person, passwordHash: null, accountSetup: 1, ...stamps })
        .execute();
      await database.query
        .insertInto('eventPermissions')
        .values({
          ...{ id: company, eventId: '101', email: person.email, role: 'owner', participationId: company },
          ...stamps,
        })
        .execute();
    }
    const found = async (search: string) =>
      (await office().readers(search))._unsafeUnwrap().map(({ email }) => email);
    expect(await found('OZGUR')).toEqual(['ada@kas.example']);
    expect(await found('bos buis')).toEqual(['bram@buis.example']);
    expect(await found('.example')).toEqual(people.map(({ email }) => email));
    expect(await found('  ')).toEqual([]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...people), fc.nat(12), fc.nat(12), async (person, start, length) => {
        const part = `${person.givenName} ${person.familyName}`.slice(start, start + length + 1);
        fc.pre(part.trim() !== '');
        expect(await found(part.toUpperCase())).toContain(person.email);
      }),
      { numRuns: 20 },
    );
    expect(await found('olga')).toEqual([]);
    await database.query
      .insertInto('invitations')
      .values({
        ...{ id: 'i', tokenHash: 'x', email: 'ada@kas.example', eventId: '101', role: 'owner' },
        ...{ participationId: 'Kas', language: 'tr', created: now, accepted: now },
        ...{ mailedWith: null, expires: now },
      })
      .execute();
    const { language, values } = (await office().sample('ada@kas.example'))._unsafeUnwrap();
    expect(language).toBe('tr');
    expect(values).toMatchObject({ company: 'Kas', name: 'Ada Özgür', email: 'ada@kas.example' });
    expect(values.invitation).toContain('Kas');
    for (const mail of (await office().texts())._unsafeUnwrap())
      expect(fillMailText(mail.builtIn.body[language], values)).not.toMatch(/[{}]/);
    expect((await office().sample('olga@fair.example'))._unsafeUnwrapErr().kind).toBe('not-found');
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
