import type { ReviewedItem, WaitingItem } from '@fairdesk/core/organiser';
import {
  type CompanyProfile,
  onlySelected,
  productSpot,
  publicProfileLink,
  selectedIds,
} from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { anyAccountForm, anyAddress, anyUris, smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { publicCompanies } from '#adapters/platform/search/companies.ts';
import {
  APPROVAL_DESK,
  AUDIT_TRAIL,
  OVERVIEW,
  PROFILE_RULES,
} from '#app/_composition/organiser/organiser.ts';
import { EXHIBITOR_DIRECTORY, PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { companiesOf, DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { type DemoDesk, openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

const caller = { event: DEMO_FAIR, actor: 'olga@fair.example' };
/** Another value for each place. */
const any = <T>(values: fc.Arbitrary<T>, place: number): T => {
  const [value] = fc.sample(values, { seed: place, numRuns: 1 });
  return value as T;
};

const STEPS = [
  ...(['account', 'brand', 'hide', 'address', 'links', 'categories'] as const),
  ...(['add logo', 'delete logo', 'restore logo'] as const),
  ...(['approve', 'approve', 'decide late', 'send back', 'switch'] as const),
] as const;

describeEachDatabase('the approval of company profiles', (newPlace) => {
  let desk: DemoDesk;
  let database: Database;
  let mine: ParticipationId;
  let leaves: readonly string[];

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openDemoDesk(place);
    database = await openDatabase({ ...place, log: quietLog });
    ({ mine } = await companiesOf(desk));
    const everything = (await open()).categories.flatMap(({ groups }) => groups);
    leaves = everything.flatMap(({ categories }) => categories.map(({ id }) => id)).slice(0, 6);
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.close();
  });

  const editor = () =>
    desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
  const open = async () => (await editor().open(mine, 'en'))._unsafeUnwrap();
  const approvals = () => desk.container.get(APPROVAL_DESK)(caller);
  const waiting = async () => (await approvals().listWaiting())._unsafeUnwrap();
  const waitingProfile = async (): Promise<WaitingItem | undefined> =>
    (await waiting()).items.find(({ kind, id }) => kind === 'profile' && id === mine);
  const switchTo = async (asksProfileApproval: boolean) => {
    const rules = desk.container.get(PROFILE_RULES)(caller);
    const { settings, version } = (await rules.rules())._unsafeUnwrap();
    (await rules.save({ ...settings, asksProfileApproval }, version))._unsafeUnwrap();
  };

  const ALL = { eventId: DEMO_FAIR, after: '', last: '~' } as const;

  /** What visitors see of a profile on its page, in the list of exhibitors and in search. */
  const publicAnswer = async () => {
    const directory = desk.container.get(EXHIBITOR_DIRECTORY);
    const profile = await open();
    const { slug } = profile;
    const page = await directory.find(DEMO_FAIR, slug, 'en', productSpot({}));
    // The company is led to its page only while there is one.
    expect(publicProfileLink(profile)).toBe(page.isOk() ? `/exhibitors/${slug}` : undefined);
    const list = await directory.list(DEMO_FAIR, 'en', { offset: 0, limit: 100 });
    const listed = list._unsafeUnwrap().items.find((each) => each.slug === slug);
    let hit: { title: string; description: string; text: string } | undefined;
    for await (const company of publicCompanies(database.query, ALL, 'en', new Date()))
      if (company.slug === slug) hit = company;
    if (page.isErr()) {
      expect([page.error.kind, listed, hit]).toEqual(['not-found', undefined, undefined]);
      return undefined;
    }
    const { name, shortDescription, longDescription, logoUrl, email, brands, address, uris, categories } =
      page.value;
    expect(listed).toMatchObject({ name, shortDescription, logoUrl });
    expect(hit).toMatchObject({ title: name, description: shortDescription });
    expect(hit?.text.startsWith(longDescription.replaceAll(/<[^>]*>/g, ' '))).toBe(true);
    return {
      ...{ name, shortDescription, longDescription, logoUrl, email, address, uris },
      brands: brands.toSorted(),
      categories: selectedIds(categories).toSorted(),
    };
  };

  /** What visitors must see when this state of the profile is approved. */
  const visible = (profile: CompanyProfile): Awaited<ReturnType<typeof publicAnswer>> =>
    profile.isPublic
      ? {
          name: profile.companyname,
          shortDescription: profile.shortDescription,
          longDescription: profile.longDescription,
          logoUrl: profile.logo?.url ?? '',
          email: profile.email.isPublic && profile.email.address ? profile.email.address : undefined,
          address: profile.address,
          uris: profile.uris,
          brands: profile.brands.flatMap(({ name, deleted }) => (deleted ? [] : name)).toSorted(),
          categories: selectedIds(onlySelected(profile.categories)).toSorted(),
        }
      : undefined;

  const accountOf = (profile: CompanyProfile) => {
    const { companyname, shortDescription, longDescription, companyType, email, isPublic } = profile;
    return {
      ...{ companyname, shortDescription, longDescription, companyType, email, isPublic },
      ...{ texts: profile.texts, brands: profile.brands, version: profile.versions.account },
    };
  };

  const openModel = async () => {
    await switchTo(false);
    (await editor().saveAccount(mine, { ...accountOf(await open()), isPublic: true }))._unsafeUnwrap();
    await switchTo(true);
    let isOn = true;
    let approved = await open();
    let isSentBack = false;
    let seen: ReviewedItem | undefined;
    const saved = (profile: CompanyProfile) => {
      isSentBack = false;
      if (!profile.isPublic) approved = { ...approved, isPublic: false };
      if (!isOn) approved = profile;
    };
    const saveAccount = async (change: Partial<ReturnType<typeof accountOf>>) =>
      saved((await editor().saveAccount(mine, { ...accountOf(await open()), ...change }))._unsafeUnwrap());
    const now = async () => {
      const item = await waitingProfile();
      seen = item ?? seen;
      return item;
    };
    const ANY_FORM = anyAccountForm({ brands: [], companyType: '' });
    return {
      account: async (place: number) => {
        const { brands: _, isPublic: __, ...form } = any(ANY_FORM, place);
        await saveAccount({ ...form, isPublic: true });
      },
      brand: async (place: number) => {
        const brands = (await open()).brands.map((brand, each) => ({ ...brand, deleted: each % 2 === 0 }));
        const added = { name: `Brand ${place}`, deleted: false };
        // A brand without an id is new.
        const list: readonly { id?: string; name: string; deleted: boolean }[] = [...brands, added];
        await saveAccount({ brands: list as CompanyProfile['brands'] });
      },
      hide: () => saveAccount({ isPublic: false }),
      address: async (place: number) => {
        const version = (await open()).versions.address;
        saved(
          (await editor().saveAddress(mine, { address: any(anyAddress, place), version }))._unsafeUnwrap(),
        );
      },
      links: async (place: number) => {
        const version = (await open()).versions.uris;
        saved((await editor().saveUris(mine, { uris: any(anyUris, place), version }))._unsafeUnwrap());
      },
      categories: async (place: number) => {
        const version = (await open()).versions.categories;
        const ids = leaves.slice(place % 4, (place % 4) + 2);
        saved((await editor().saveCategories(mine, { ids, version }))._unsafeUnwrap());
      },
      'add logo': async () => {
        saved((await editor().saveLogo(mine, smallPicture()))._unsafeUnwrap());
      },
      'delete logo': async () => {
        const { logo } = await open();
        if (logo) saved((await editor().deleteLogo(mine, logo.id))._unsafeUnwrap());
      },
      'restore logo': async () => {
        const { formerLogo } = await open();
        if (!formerLogo) return;
        const profile = (await editor().restoreLogo(mine, formerLogo.id))._unsafeUnwrap();
        expect(profile.logo?.id).toBe(formerLogo.id);
        saved(profile);
      },
      approve: async () => {
        const item = await now();
        if (!item) return;
        const outcome = (await approvals().approveItems([item]))._unsafeUnwrap();
        expect(outcome).toEqual({ approved: 1, changed: [] });
        approved = await open();
        expect(await waitingProfile()).toBeUndefined();
      },
      'decide late': async () => {
        const item = await waitingProfile();
        if (seen === undefined || item?.version === seen.version) return;
        const outcome = (await approvals().approveItems([seen]))._unsafeUnwrap();
        expect(outcome).toEqual({ approved: 0, changed: [mine] });
      },
      'send back': async () => {
        const item = await now();
        if (!item) return;
        (await approvals().sendBack(item, 'Too loud.'))._unsafeUnwrap();
        isSentBack = true;
        expect((await open()).review).toEqual({ reason: 'Too loud.' });
      },
      switch: async () => {
        const before = await open();
        isOn = !isOn;
        await switchTo(isOn);
        const { slug: _, review: __, ...after } = await open();
        const { slug: ___, review: ____, ...expected } = before;
        expect(after).toEqual(expected);
        approved = await open();
        isSentBack = false;
      },
      check: async () => {
        expect(await publicAnswer()).toEqual(visible(approved));
        const current = await open();
        const item = await waitingProfile();
        const differs = JSON.stringify(visible(current)) !== JSON.stringify(visible(approved));
        const review = isSentBack ? { reason: 'Too loud.' } : {};
        if (!isOn) expect([item, current.review]).toEqual([undefined, undefined]);
        else if (differs) expect([current.review, item === undefined]).toEqual([review, isSentBack]);
      },
    };
  };

  it.prop([fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 10 })], { numRuns: 15 })(
    'never lets a visitor see anything but the profile that was approved last',
    async (steps) => {
      const model = await openModel();
      for (const [place, step] of steps.entries()) {
        await model[step](place);
        await model.check();
      }
    },
    240_000,
  );

  example(
    'compares what visitors see with what waits, counts it, mails the reason and leaves a trail',
    async () => {
      const model = await openModel();
      await model.account(11);
      await model.approve();
      const before = await open();
      await model.address(12);
      await model['add logo']();
      const item = await waitingProfile();
      expect(item).toMatchObject({ isNew: false, title: before.companyname, participation: mine });
      const { total } = await waiting();
      const overview = await desk.container.get(OVERVIEW)(caller).overview('en');
      expect(overview._unsafeUnwrap().inReview).toBe(total);
      const { approved, submitted } = (await approvals().compareItem('profile', mine))._unsafeUnwrap();
      const current = await open();
      expect([approved?.fields.name, submitted.fields.name]).toEqual([
        before.companyname,
        before.companyname,
      ]);
      expect(approved?.fields.address).not.toBe(submitted.fields.address);
      expect(submitted.fields.address).toContain(current.address.city);
      expect(submitted.media.map(({ url }) => url)).toEqual([current.logo?.url]);
      await model['send back']();
      const trail = desk.container.get(AUDIT_TRAIL)(caller);
      const [entry] = (await trail.entries({ subject: `profile:${mine}` }))._unsafeUnwrap();
      expect(entry).toMatchObject({ action: 'approval.send-back', after: { reason: 'Too loud.' } });
      await model.hide();
      expect(await publicAnswer()).toBeUndefined();
    },
  );

  example('keeps the texts in languages that a company cannot edit', async () => {
    const model = await openModel();
    const own = database.query.updateTable('participations').where('id', '=', mine);
    const german = { shortDescription: 'Pumpen', longDescription: '<p>Pumpen</p>' };
    await own.set({ texts: JSON.stringify({ ...(await open()).texts, de: german }) }).execute();
    await model.account(21);
    await model.approve();
    const { texts } = await database.query
      .selectFrom('participations')
      .select('texts')
      .where('id', '=', mine)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(texts ?? '{}')).toEqual({ ...(await open()).texts, de: german });
  });
});
