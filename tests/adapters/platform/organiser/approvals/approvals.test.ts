import { join } from 'node:path';
import type { ItemVersion, ReviewedItem, WaitingItem } from '@fairdesk/core/organiser';
import { productSpot } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyNewsForm, anyProductForm, oneOf, smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import type { ResultAsync } from 'neverthrow';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createDiskStore } from '#adapters/platform/files/file-store.ts';
import { sweepFiles } from '#adapters/platform/files/sweep-files.ts';
import { NEWS_DESK } from '#app/_composition/news.ts';
import { APPROVAL_DESK, AUDIT_TRAIL, OVERVIEW } from '#app/_composition/organiser/organiser.ts';
import { PRODUCT_SHELF } from '#app/_composition/products.ts';
import { EXHIBITOR_DIRECTORY, PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const caller = { event: DEMO_FAIR, actor: 'olga@fair.example' };
const STEPS = ['edit', 'picture', 'approve', 'decide late', 'send back'] as const;

describeEachDatabase('the approvals of a fair', (newPlace) => {
  let desk: DemoDesk;
  let database: Database;
  let mine: ParticipationId;
  let slug: string;
  let dataFolder: string;

  beforeAll(async () => {
    const place = await newPlace();
    ({ dataFolder } = place);
    desk = await openDemoDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    ({ mine } = await companiesOf(desk));
    await desk.change('events', DEMO_FAIR, { profileSettings: { asksApproval: true } });
    await desk.change('participations', mine, { isPublic: true });
    const editor = desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
    ({ slug } = (await editor.open(mine, 'en'))._unsafeUnwrap());
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.close();
  });

  const approvals = () => desk.container.get(APPROVAL_DESK)(caller);
  const shelf = () => desk.container.get(PRODUCT_SHELF)();
  const news = () => desk.container.get(NEWS_DESK)();
  const waiting = async () => (await approvals().listWaiting())._unsafeUnwrap();
  const waitingItem = async (id: string): Promise<WaitingItem> => {
    const item = (await waiting()).items.find((each) => each.id === id);
    if (item === undefined) throw new Error(`${id} does not wait`);
    return item;
  };
  const publicPage = async () =>
    (
      await desk.container.get(EXHIBITOR_DIRECTORY).find(DEMO_FAIR, slug, 'en', productSpot({}))
    )._unsafeUnwrap();
  const open = { publicFrom: '', publicUntil: '', isNovelty: false };
  const productForm = (name: string) => ({ ...oneOf(anyProductForm(open)), name });
  const newsForm = (header: string) => ({ ...oneOf(anyNewsForm({ validFrom: '', validTo: '' })), header });
  const addProduct = async (name: string) => (await shelf().save(mine, productForm(name)))._unsafeUnwrap();

  interface Version {
    readonly title: string;
    readonly pictures: number;
  }
  interface Kind {
    add: (title: string) => Promise<string>;
    rename: (id: string, title: string) => Promise<unknown> | ResultAsync<unknown, unknown>;
    addPicture: (id: string) => Promise<unknown> | ResultAsync<unknown, unknown>;
    visible: (id: string) => Promise<Version | undefined>;
    remove: (id: string) => Promise<unknown> | ResultAsync<unknown, unknown>;
    kind: ReviewedItem['kind'];
  }
  const KINDS: readonly Kind[] = [
    {
      kind: 'product',
      add: async (title) => (await addProduct(title)).id,
      rename: (id, title) => shelf().save(mine, { ...productForm(title), id }),
      addPicture: (id) => shelf().addImage(mine, id, { file: smallPicture(), title: 'P' }),
      visible: async (id) => {
        const found = (await publicPage()).products.find((each) => each.id === id);
        return found && { title: found.name, pictures: found.images.length };
      },
      remove: (id) => shelf().remove(mine, id),
    },
    {
      kind: 'news',
      add: async (title) => (await news().save(mine, newsForm(title)))._unsafeUnwrap().id,
      rename: (id, title) => news().save(mine, { ...newsForm(title), id }),
      addPicture: (id) => news().saveImage(mine, id, { file: smallPicture(), title: 'P' }),
      visible: async (id) => {
        const found = (await publicPage()).news.find((each) => each.id === id);
        return found && { title: found.header, pictures: found.image ? 1 : 0 };
      },
      remove: (id) => news().remove(mine, id),
    },
  ];

  /** An item in the store, and what a visitor and the organiser must see of it. */
  const openModel = async (item: Kind) => {
    const { kind } = item;
    const id = await item.add('Version 0');
    let submitted: Version = { title: 'Version 0', pictures: 0 };
    let approved: Version | undefined;
    let waits = true;
    let seen = (await waitingItem(id)).version;
    const submit = async (change: Promise<unknown> | ResultAsync<unknown, unknown>, version: Version) => {
      expect(await change).toHaveProperty('value');
      submitted = version;
      waits = true;
    };
    const look = async (): Promise<ReviewedItem | undefined> => {
      if (!waits) return undefined;
      const current = await waitingItem(id);
      seen = current.version;
      waits = false;
      return current;
    };
    return {
      edit: (place: number) => {
        const title = `Version ${place + 1}`;
        return submit(item.rename(id, title), { ...submitted, title });
      },
      picture: () => {
        const pictures = kind === 'news' ? 1 : submitted.pictures + 1;
        return submit(item.addPicture(id), { ...submitted, pictures });
      },
      approve: async () => {
        const current = await look();
        if (!current) return;
        const outcome = (await approvals().approveItems([current]))._unsafeUnwrap();
        expect(outcome).toEqual({ approved: 1, changed: [] });
        approved = submitted;
      },
      'send back': async () => {
        const current = await look();
        if (current) (await approvals().sendBack(current, 'Too loud.'))._unsafeUnwrap();
      },
      /** Decides about a version that an organiser saw earlier. */
      'decide late': async () => {
        if (waits && (await waitingItem(id)).version === seen) return;
        const stale = { kind, id, version: seen };
        const outcome = (await approvals().approveItems([stale]))._unsafeUnwrap();
        expect(outcome).toEqual({ approved: 0, changed: [id] });
        expect((await approvals().sendBack(stale, 'No.'))._unsafeUnwrapErr().kind).toBe('conflict');
      },
      check: async () => {
        expect(await item.visible(id)).toEqual(approved);
        expect((await waiting()).items.some((each) => each.id === id)).toBe(waits);
      },
      remove: async () => {
        await item.remove(id);
        expect(await item.visible(id)).toBeUndefined();
      },
    };
  };

  it.prop([fc.constantFrom(...KINDS), fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 8 })], {
    numRuns: 12,
  })(
    'never let a visitor see anything but the version that was approved last',
    async (item, steps) => {
      const model = await openModel(item);
      for (const [place, step] of steps.entries()) {
        await model[step](place);
        await model.check();
      }
      await model.remove();
    },
    120_000,
  );

  example('are as many as the overview counts, and none where the fair requires no approval', async () => {
    const overview = async () =>
      (await desk.container.get(OVERVIEW)(caller).overview('en'))._unsafeUnwrap().inReview;
    const { id } = await addProduct('Counted');
    const { total, items, isRequired } = await waiting();
    expect([items.length, await overview(), isRequired]).toEqual([total, total, true]);
    expect(total).toBeGreaterThan(0);
    await desk.change('events', DEMO_FAIR, { profileSettings: { asksApproval: false } });
    expect(await waiting()).toEqual({ isRequired: false, total: 0, items: [] });
    expect(await overview()).toBe(0);
    await desk.change('events', DEMO_FAIR, { profileSettings: { asksApproval: true } });
    await shelf().remove(mine, id);
  });

  example('compare what visitors see with what waits, field by field and picture by picture', async () => {
    const { id } = await addProduct('Quiet pump');
    const first = (await approvals().compareItem('product', id))._unsafeUnwrap();
    expect(first.approved).toBeUndefined();
    expect(first.item).toMatchObject({ isNew: true, title: 'Quiet pump', participation: mine });
    (await approvals().approveItems([await waitingItem(id)]))._unsafeUnwrap();
    await shelf().addImage(mine, id, { file: smallPicture(), title: 'Front' });
    await shelf().save(mine, { ...productForm('Loud pump'), id });
    const { approved, submitted, item } = (await approvals().compareItem('product', id))._unsafeUnwrap();
    const titles = (version: ItemVersion | undefined) => version?.media.map(({ title }) => title);
    expect([approved?.fields.name, submitted.fields.name]).toEqual(['Quiet pump', 'Loud pump']);
    expect([titles(approved), titles(submitted)]).toEqual([[], ['Front']]);
    expect(item.isNew).toBe(false);
    await shelf().remove(mine, id);
  });

  example(
    'mail the reason to the company in its language, show it on the item, and leave a trail',
    async () => {
      const { id } = await addProduct('Red pump');
      const now = new Date().toISOString();
      const person = {
        eventId: DEMO_FAIR,
        participationId: mine,
        email: 'ayse@noria.example',
        role: 'owner',
      };
      await database.query
        .insertInto('eventPermissions')
        .values({ ...person, id: 'p-1', created: now, modified: now })
        .execute();
      await database.query
        .insertInto('invitations')
        .values({
          ...{ ...person, id: 'i-1', tokenHash: 'i-1', language: 'tr', created: now },
          ...{ expires: now, accepted: now, mailedWith: null },
        })
        .execute();
      const item = await waitingItem(id);
      (await approvals().sendBack(item, '  Name the price.  '))._unsafeUnwrap();
      const stored = (await shelf().list(mine))._unsafeUnwrap().items.find((each) => each.id === id);
      expect(stored).toMatchObject({ state: 'inReview', reviewReason: 'Name the price.' });
      const mails = await database.query
        .selectFrom('outbox')
        .select(['recipient', 'subject', 'body', 'class', 'participationId'])
        .where('body', 'like', '%Name the price.%')
        .execute();
      expect(mails.map(({ recipient }) => recipient)).toEqual(['ayse@noria.example']);
      expect(mails[0]).toMatchObject({ participationId: mine, class: 1 });
      expect(mails[0]?.subject).toContain('Değişiklik gerekli – Red pump');
      expect(mails[0]?.body).toContain(`/tr/clearwater/company-profile?tab=products&id=${id}`);
      const trail = desk.container.get(AUDIT_TRAIL)(caller);
      const entries = (await trail.entries({ subject: `product:${id}` }))._unsafeUnwrap();
      expect(entries).toMatchObject([
        { action: 'approval.send-back', actor: caller.actor, after: { reason: 'Name the price.' } },
      ]);
      await shelf().save(mine, { ...productForm('Blue pump'), id });
      const again = (await shelf().list(mine))._unsafeUnwrap().items.find((each) => each.id === id);
      expect(again).not.toHaveProperty('reviewReason');
      await shelf().remove(mine, id);
    },
  );

  example('approve a selection, except what has changed since it was listed', async () => {
    const ids = [(await addProduct('One')).id, (await addProduct('Two')).id, (await addProduct('Three')).id];
    const items = await Promise.all(ids.map(waitingItem));
    await shelf().save(mine, { ...productForm('Two, changed'), id: ids[1] ?? '' });
    const outcome = (await approvals().approveItems(items))._unsafeUnwrap();
    expect(outcome).toEqual({ approved: 2, changed: [ids[1]] });
    for (const id of ids) await shelf().remove(mine, id);
  });

  example('keep the pictures that visitors see for as long as they see them', async () => {
    const { id } = await addProduct('Pictured');
    const { images } = (
      await shelf().addImage(mine, id, { file: smallPicture(), title: 'Front' })
    )._unsafeUnwrap();
    (await approvals().approveItems([await waitingItem(id)]))._unsafeUnwrap();
    const [image] = images;
    const key = image?.mediaUrl.split('/').at(-1) ?? '';
    const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);
    const isStored = async () => {
      await sweepFiles(database, createDiskStore(join(dataFolder, 'files')), inTwoDays());
      const rows = database.query.selectFrom('files').select('key').where('key', '=', key);
      return (await rows.execute()).length === 1;
    };
    await shelf().removeImage(mine, id, image?.id ?? '');
    expect((await publicPage()).products.find((each) => each.id === id)?.images).toHaveLength(1);
    expect(await isStored()).toBe(true);
    (await approvals().approveItems([await waitingItem(id)]))._unsafeUnwrap();
    expect(await isStored()).toBe(false);
    await shelf().remove(mine, id);
  });

  example('never disturb an exhibitor who is editing the item', async () => {
    const product = await addProduct('Edited');
    await approvals().approveItems([await waitingItem(product.id)]);
    const saved = await shelf().save(mine, {
      ...productForm('Edited again'),
      ...{ id: product.id, version: product.version },
    });
    expect(saved._unsafeUnwrap().state).toBe('inReview');
    await shelf().remove(mine, product.id);
  });
});
