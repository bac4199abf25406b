import type { CompanyProfile, UriType } from '@fairdesk/core/profile';
import type { ParticipationId } from '@fairdesk/core/shared';
import { expect } from 'vitest';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { EVENT_DIRECTORY } from '#app/_composition/events.ts';
import { APPROVAL_DESK, PROFILE_RULES } from '#app/_composition/organiser/organiser.ts';
import { PROFILE_EDITOR } from '#app/_composition/profile.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import type { Place } from '#tests/support/servers/databases.ts';
import { DEMO_FAIR } from '#tests/support/worlds/demo-companies.ts';
import { openDemoDesk } from '#tests/support/worlds/demo-desk.ts';

export const caller = { event: DEMO_FAIR, actor: 'olga@fair.example' };
/** What a company changes before it waits. */
export const CHANGES = ['name', 'contactEmail', 'address', 'links', 'categories'] as const;
type Change = (typeof CHANGES)[number];

export type WaitingDesk = Awaited<ReturnType<typeof openWaitingDesk>>;

/** The demo fair with approval of profiles, and companies that change theirs. */
export const openWaitingDesk = async (place: Place) => {
  const desk = await openDemoDesk(place);
  const database = await openDatabase({ ...place, log: quietLog });
  const { items: all } = (
    await desk.container.get(EVENT_DIRECTORY).participations(DEMO_FAIR, 'all', 30)
  )._unsafeUnwrap();
  const companies = all.map(({ id }) => id);
  const mine = (): ParticipationId => companies[0] ?? expect.unreachable();
  const editor = () =>
    desk.container.get(PROFILE_EDITOR)({ language: 'en', canEdit: true, canPublish: true });
  const open = async (id: ParticipationId) => (await editor().open(id, 'en'))._unsafeUnwrap();
  const approvals = () => desk.container.get(APPROVAL_DESK)(caller);
  const waiting = async (id: ParticipationId) => {
    const { items } = (await approvals().listWaiting())._unsafeUnwrap();
    return items.find((item) => item.kind === 'profile' && item.id === id);
  };
  const decide = async (id: ParticipationId) => (await waiting(id)) ?? expect.unreachable();
  const approve = async (id: ParticipationId) => {
    const item = await waiting(id);
    if (item) (await approvals().approveItems([item]))._unsafeUnwrap();
  };
  const versions = async (id: ParticipationId) => {
    const { approved, submitted } = (await approvals().compareItem('profile', id))._unsafeUnwrap();
    return { approved: approved?.fields ?? {}, submitted: submitted.fields };
  };
  const switchTo = async (asksProfileApproval: boolean) => {
    const rules = desk.container.get(PROFILE_RULES)(caller);
    const { settings, version } = (await rules.rules())._unsafeUnwrap();
    (await rules.save({ ...settings, asksProfileApproval }, version))._unsafeUnwrap();
  };

  /** Publishes everything that companies changed. */
  const publishAll = async () => {
    await switchTo(false);
    await switchTo(true);
  };

  const saveAccount = async (id: ParticipationId, change: Partial<CompanyProfile>) => {
    const { versions: stored, ...profile } = await open(id);
    const { companyname, shortDescription, longDescription, companyType, email, texts, brands } = profile;
    const form = { companyname, shortDescription, longDescription, companyType, email, texts, brands };
    const saved = await editor().saveAccount(id, {
      ...{ ...form, isPublic: true, ...change },
      version: stored.account,
    });
    return saved._unsafeUnwrap();
  };
  const saveCategories = async (id: ParticipationId, ids: readonly string[]) => {
    const { categories: version } = (await open(id)).versions;
    (await editor().saveCategories(id, { ids, version }))._unsafeUnwrap();
  };
  /** Changes a part of a profile; its texts have the mark. */
  const change = async (id: ParticipationId, part: Change, mark: string): Promise<void> => {
    const { versions: stored, email, address } = await open(id);
    switch (part) {
      case 'name':
        await saveAccount(id, { companyname: `Name ${mark}` });
        break;
      case 'contactEmail':
        await saveAccount(id, { email: { ...email, address: `${mark}@company.example` } });
        break;
      case 'address': {
        const changed = { ...address, city: `City ${mark}` };
        const saved = await editor().saveAddress(id, { address: changed, version: stored.address });
        saved._unsafeUnwrap();
        break;
      }
      case 'links': {
        const uris = [{ type: 'WEBSITE' as UriType, url: `https://${mark}.example/` }];
        (await editor().saveUris(id, { uris, version: stored.uris }))._unsafeUnwrap();
        break;
      }
      case 'categories':
        await saveCategories(id, leaves.slice(1, 3));
    }
  };

  await switchTo(true);
  const everything = (await open(mine())).categories.flatMap(({ groups }) => groups);
  /** The ids of five categories that companies choose. */
  const leaves = everything.flatMap(({ categories }) => categories.map(({ id }) => id)).slice(0, 5);
  return {
    ...{ desk, database, companies, leaves, mine, editor, open, approvals, waiting, decide, approve },
    ...{ versions, publishAll, saveCategories, change },
    close: async () => {
      await database.close();
      await desk.close();
    },
  };
};
