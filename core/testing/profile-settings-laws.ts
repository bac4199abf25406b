import type { ProfileSettingsSource } from '../profile/index.ts';
import type { EventId } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** Settings to be tried, and an event they speak of. */
export interface ProfileSettingsSubject {
  readonly source: ProfileSettingsSource;
  readonly event: EventId;
}

/** What every source of profile settings keeps to. */
export const profileSettingsLaws = (
  make: () => Promise<ProfileSettingsSubject>,
  { test }: LawRunner,
): void => {
  test('says the same every time, and sets no limit below one product', async () => {
    const { source, event } = await make();
    const settings = await succeed(source.settings(event), 'Reading settings');
    demandSame(await succeed(source.settings(event), 'Reading again'), settings, 'They differ');
    for (const limit of Object.values(settings.productLimits))
      demand(Number.isInteger(limit) && limit > 0, `A limit of ${limit} products makes no sense`);
  });
};
