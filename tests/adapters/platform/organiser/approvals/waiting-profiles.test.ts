import { makeNextEdition, nextEditionOf } from '@fairdesk/core/organiser';
import { smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import {
  APPROVAL_DESK,
  DELETION_OFFICE,
  EDITION_OFFICE,
  FAIR_OFFICE,
  MAIL_TEXTS,
} from '#app/_composition/organiser/organiser.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { everyRow, readSchema, type Schema } from '../marked-rows.ts';
import { CHANGES, caller, openWaitingDesk, type WaitingDesk } from './waiting-desk.ts';

const anyReason = fc.oneof(
  fc.constantFrom('{link} {reason}', '$& $1 {title}', 'Te luid.\nKorter, graag.'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
);

describeEachDatabase('a profile that waits for approval', (newPlace) => {
  let at: WaitingDesk;
  let schema: Schema;
  /** Tells the values of each run apart. */
  let runs = 0;
  /** How many companies were deleted. */
  let erasures = 0;
  beforeAll(async () => {
    at = await openWaitingDesk(await newPlace());
    schema = await readSchema();
  }, 120_000);
  afterAll(() => at?.close());

  it.prop([anyReason, fc.boolean()], { numRuns: 8 })(
    'is mailed to its company in its language with the reason as it was typed',
    async (reason, isOwnText) => {
      runs += 1;
      const id = at.mine();
      await at.publishAll();
      const { companyname } = await at.open(id);
      const now = new Date().toISOString();
      const email = `ayse-${runs}@company.example`;
      const person = { eventId: DEMO_FAIR, participationId: id, email, role: 'editor' };
      const stamps = { created: now, modified: now };
      const { query } = at.database;
      await query
        .insertInto('eventPermissions')
        .values({ ...person, id: email, ...stamps })
        .execute();
      const invitation = { language: 'tr', created: now, expires: now, accepted: now, mailedWith: null };
      await query
        .insertInto('invitations')
        .values({ ...person, id: email, tokenHash: email, ...invitation })
        .execute();
      const office = at.desk.container.get(MAIL_TEXTS)(caller);
      const stored = (await office.texts())._unsafeUnwrap().find(({ kind }) => kind === 'profile-sent-back');
      const { subject, body } = stored ?? expect.unreachable();
      const own = { ...body, tr: isOwnText ? '{reason}|{link}' : '' };
      (await office.save('profile-sent-back', { subject, body: own }, { subject, body }))._unsafeUnwrap();
      await at.change(id, 'name', `waiting-${runs}`);
      const item = await at.decide(id);
      (await at.approvals().sendBack(item, reason))._unsafeUnwrap();
      const mails = await query.selectFrom('outbox').selectAll().where('recipient', '=', email).execute();
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail).toMatchObject({ participationId: id, eventId: DEMO_FAIR });
      const typed = reason.trim().toWellFormed().replaceAll('\0', '');
      const link = `${at.desk.settings.appUrl}/tr/clearwater/company-profile?tab=account`;
      if (isOwnText) expect(mail?.body).toBe(`${typed}|${link}\n`);
      else {
        expect(mail?.body).toContain(`\nNeden:\n${typed}\n\n`);
        expect(mail?.body.endsWith(`:\n${link}\n`)).toBe(true);
      }
      // The name that visitors see; the new one waits.
      expect(mail?.subject).toContain(`Değişiklik gerekli – ${companyname}`);
      expect(`${mail?.subject} ${mail?.body}`).not.toContain(`waiting-${runs}`);
      await query.deleteFrom('eventPermissions').where('email', '=', email).execute();
    },
    240_000,
  );

  it.prop([fc.subarray([...CHANGES], { minLength: 1 }), fc.boolean(), fc.boolean()], { numRuns: 4 })(
    'leaves nothing behind when its company is deleted',
    async (parts, wasApproved, isSentBack) => {
      runs += 1;
      erasures += 1;
      const id = at.companies[erasures] ?? expect.unreachable();
      const mark = `erased${runs}x`;
      await at.change(id, 'contactEmail', mark);
      await at.change(id, 'name', mark);
      if (wasApproved) await at.approve(id);
      (await at.editor().saveLogo(id, smallPicture()))._unsafeUnwrap();
      for (const part of parts) await at.change(id, part, `${mark}-${part.toLowerCase()}`);
      const item = await at.decide(id);
      if (isSentBack) (await at.approvals().sendBack(item, `Too loud: ${mark}`))._unsafeUnwrap();
      const row = await at.database.query
        .selectFrom('participations')
        .select('pendingLogoId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.pendingLogoId).not.toBeNull();
      const office = at.desk.container.get(DELETION_OFFICE)(caller);
      const target = { kind: 'exhibitor', id } as const;
      const { name } = (await office.plan(target))._unsafeUnwrap();
      (await office.delete(target, name))._unsafeUnwrap();
      const rows = Object.entries(await everyRow(at.database, schema)).flatMap(([table, all]) =>
        all
          .filter((one) => [mark, id, row.pendingLogoId ?? id].some((text) => one.includes(text)))
          .map(() => table),
      );
      // Derived tables are refreshed in the background.
      expect(rows.filter((table) => !DERIVED.includes(table))).toEqual([]);
      expect(await at.waiting(id)).toBeUndefined();
    },
    240_000,
  );

  const rowOf = (event: string, uid: string) =>
    at.database.query
      .selectFrom('participations')
      .selectAll()
      .where('eventId', '=', event)
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();

  example(
    'stays at its fair when the next edition is made of it',
    async () => {
      const id = at.mine();
      await at.publishAll();
      runs += 1;
      for (const part of CHANGES) await at.change(id, part, `edition${runs}`);
      (await at.editor().saveLogo(id, smallPicture()))._unsafeUnwrap();
      const { uid } = await at.database.query
        .selectFrom('participations')
        .select('uid')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const before = await rowOf(DEMO_FAIR, uid ?? '');
      const fair = (await at.desk.container.get(FAIR_OFFICE)(caller).settings())._unsafeUnwrap();
      const form = nextEditionOf(fair);
      const parts = [...form.parts, 'exhibitors', 'profiles'] as const;
      const made = await makeNextEdition(at.desk.container.get(EDITION_OFFICE)(caller))({ ...form, parts });
      const { event } = made._unsafeUnwrap();
      const copy = await rowOf(event, uid ?? '');
      const NO_REVIEW = { profileChanges: null, profileReview: null, profileReason: null };
      expect(copy).toMatchObject({ ...NO_REVIEW, profileSubmitted: null, pendingLogoId: null });
      const shown = ({ name, companyType, email, texts, logoUrl }: typeof before) => ({
        ...{ name, companyType, email, logoUrl, texts: JSON.parse(texts ?? '{}') },
      });
      expect(shown(copy)).toEqual(shown(before));
      const marked = async () =>
        (await everyRow(at.database, schema)).participations?.filter(
          (row) => row.includes(`"eventId":"${event}"`) && row.includes(`edition${runs}`),
        );
      expect(await marked()).toEqual([]);
      const next = at.desk.container.get(APPROVAL_DESK)({ ...caller, event });
      const { isRequired, items } = (await next.listWaiting())._unsafeUnwrap();
      expect([isRequired, items.filter(({ kind }) => kind === 'profile')]).toEqual([true, []]);
      // The old fair approves it later; the new one stays as it was copied.
      await at.approve(id);
      expect((await at.open(id)).companyname).toBe(`Name edition${runs}`);
      expect(await rowOf(event, uid ?? '')).toEqual(copy);
    },
    240_000,
  );
});

const DERIVED: readonly string[] = [
  'exhibitorIndex',
  'staleExhibitors',
  'exhibitorRefreshes',
  'contentStamps',
];
