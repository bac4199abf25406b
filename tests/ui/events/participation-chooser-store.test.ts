import { FIRST_PARTICIPATIONS, type Page, type Participation } from '@fairdesk/core/events';
import { eventIdOf, participationIdOf } from '@fairdesk/core/shared';
import { anyFailure, anyParticipation, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import {
  type ParticipationChooserNeeds,
  ParticipationChooserStore,
} from '#ui/events/participation-chooser-store.ts';

const event = eventIdOf('101') ?? expect.fail();
const anyone = oneOf(anyParticipation());

/** The first `count` of `total` companies, as the server returns them. */
const pageOf = (total: number, count: number): Page<Participation> => ({
  items: Array.from({ length: Math.min(total, count) }, (_, place) => ({
    ...anyone,
    id: participationIdOf(`p-${place}`) ?? anyone.id,
  })),
  total,
  hasNext: total > count,
});

const needs = (total: number, gone: string[] = [], requested = ''): ParticipationChooserNeeds => ({
  listParticipations: (_event, count) => okAsync(pageOf(total, count)),
  chooseParticipation: (id) => okAsync(`/aqua/dashboard?${id}`),
  departure: { go: (href) => gone.push(href), reload: () => {} },
  requested: () => requested,
  wait: async () => undefined,
});

describe('ParticipationChooserStore', () => {
  it.prop([fc.integer({ min: 0, max: 120 })])(
    'reaches every company, and then offers no more',
    async (total) => {
      const store = new ParticipationChooserStore(event, pageOf(total, FIRST_PARTICIPATIONS), needs(total));
      for (let turn = 0; store.hasMore && turn < 20; turn += 1) await store.more();
      expect(store.page.items).toHaveLength(total);
      expect(store.hasMore).toBe(false);
    },
  );

  it.prop([fc.array(fc.constantFrom('', 'a', 'ab', ' '), { minLength: 1, maxLength: 5 }), fc.scheduler()])(
    'lists what the latest search found, whatever order responses arrive in',
    async (searches, scheduler) => {
      const store = new ParticipationChooserStore(event, pageOf(40, 9), {
        ...needs(40),
        listParticipations: (_event, count, search = '') =>
          ResultAsync.fromSafePromise(
            scheduler.schedule(Promise.resolve(pageOf(40 - 10 * search.length, count))),
          ),
        wait: () => scheduler.schedule(Promise.resolve()),
      });
      const finds = searches.map((search) => store.find(search));
      await scheduler.waitFor(Promise.all(finds));
      const last = searches.at(-1)?.trim() ?? '';
      expect(store.page.total).toBe(40 - 10 * last.length);
      expect(store.loading).toBe(false);
    },
  );

  it('reaches every company that a search found', async () => {
    const sent: (string | undefined)[] = [];
    const store = new ParticipationChooserStore(event, pageOf(40, 9), {
      ...needs(40),
      listParticipations: (_event, count, search) => {
        sent.push(search);
        return okAsync(pageOf(20, count));
      },
    });
    await store.find('pump');
    while (store.hasMore) await store.more();
    expect(store.page.items).toHaveLength(20);
    expect(new Set(sent)).toEqual(new Set(['pump']));
  });

  it('ignores a request for more without a next page', async () => {
    const nobody = { ...needs(3), listParticipations: () => expect.fail('There is no next page') };
    const store = new ParticipationChooserStore(event, pageOf(3, 9), nobody);
    expect(await store.more()).toBeUndefined();
  });

  it.prop([anyFailure])('keeps the visible list when loading more fails', async (failure) => {
    const broken = { ...needs(30), listParticipations: () => errAsync(failure) };
    const store = new ParticipationChooserStore(event, pageOf(30, 9), broken);
    expect(await store.more()).toEqual(failure);
    expect(store.page.items).toHaveLength(9);
    expect(store.loading).toBe(false);
  });

  it.prop([fc.scheduler()])(
    'follows the first choice only, whatever is pressed meanwhile',
    async (scheduler) => {
      const gone: string[] = [];
      const store = new ParticipationChooserStore(event, pageOf(3, 9), {
        ...needs(3, gone),
        chooseParticipation: (id) =>
          ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(`/${id}`))),
      });
      const choices = store.page.items.map(({ id }) => store.choose(id));
      await scheduler.waitAll();
      await Promise.all(choices);
      expect(gone).toEqual(['/p-0']);
    },
  );

  it.each([
    ['/nl/aqua/tasks#task-3', '/nl/aqua/tasks#task-3'],
    ['/horeca/tasks', '/aqua/dashboard?p-0'],
    ['//evil.example', '/aqua/dashboard?p-0'],
    ['', '/aqua/dashboard?p-0'],
  ])('opens the requested page %j of the company’s website: %j', async (requested, page) => {
    const gone: string[] = [];
    const store = new ParticipationChooserStore(event, pageOf(3, 9), needs(3, gone, requested));
    await store.choose(store.page.items[0]?.id ?? expect.fail());
    expect(gone).toEqual([page]);
  });

  it.prop([anyFailure])('accepts another choice after a failure', async (failure) => {
    const store = new ParticipationChooserStore(event, pageOf(3, 9), {
      ...needs(3),
      chooseParticipation: () => errAsync(failure),
    });
    expect(await store.choose(anyone.id)).toEqual(failure);
    expect(store.opening).toBeUndefined();
  });

  it.prop([fc.integer({ min: 0, max: 20 })])('detects an only participation', (total) => {
    const store = new ParticipationChooserStore(event, pageOf(total, 9), needs(total));
    expect(store.only !== undefined).toBe(total === 1);
  });
});
