import type { ProfileSettingsSource } from '../profile/index.ts';
import type { EventId } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** A settings source under test, and an event it covers. */
export interface ProfileSettingsSubject {
  readonly source: ProfileSettingsSource;
  readonly event: EventId;
}

/** The laws of a profile settings source. */
export const profileSettingsLaws = (
  make: () => Promise<ProfileSettingsSubject>,
  { test }: LawRunner,
): void => {
  test('returns the same settings every time, and no limit below one product', async () => {
    const { source, event } = await make();
    const settings = await succeed(source.settings(event), 'Reading settings');
    demandSame(await succeed(source.settings(event), 'Reading again'), settings, 'They differ');
    for (const limit of Object.values(settings.productLimits))
      demand(Number.isInteger(limit) && limit > 0, `A limit of ${limit} products makes no sense`);
  });
};
