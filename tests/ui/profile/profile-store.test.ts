import { anyProfile } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { ProfileStore } from '#ui/profile/profile-store.ts';

const FAIR = { site: '/aqua', timeZone: 'UTC' };

describe('ProfileStore', () => {
  it.prop([anyProfile(), anyProfile(), anyProfile(), fc.scheduler()])(
    'never replaces saved data with an older response',
    async (first, read, saved, scheduler) => {
      const store = new ProfileStore(
        first,
        () => ResultAsync.fromSafePromise(scheduler.schedule(Promise.resolve(read))),
        FAIR,
      );
      const refreshing = store.refresh();
      store.replace(saved);
      await scheduler.waitAll();
      await refreshing;
      expect(store.profile).toBe(saved);
    },
  );

  it.prop([anyProfile()])('stays unchanged when it cannot be read', async (profile) => {
    const store = new ProfileStore(profile, () => errAsync({ kind: 'unavailable', request: 'GET' }), FAIR);
    await store.refresh();
    expect(store.profile).toBe(profile);
  });
});
