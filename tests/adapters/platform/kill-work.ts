import { type Acknowledged, Answer, openKillDesk } from './kill-desk.ts';

/** Number of concurrent changes. */
const AT_ONCE = 4;

/**
 * Creates and toggles tasks and prints every acknowledgement, until the process is killed. `run` makes its
 * names unique among all runs.
 */
export const workUntilKilled = async (
  dataFolder: string,
  databaseUrl: string,
  run: string,
  participation: string,
): Promise<void> => {
  const { call } = await openKillDesk(dataFolder, databaseUrl);
  const acknowledge = (change: Acknowledged) => process.stdout.write(`${JSON.stringify(change)}\n`);
  const worker = async (name: number): Promise<void> => {
    for (let number = 0; ; number += 1) {
      const code = `${run}-${name}-${number}`;
      const relationships = { participation: { data: { type: 'participations', id: participation } } };
      const made = await call(
        'POST',
        '/tasks',
        { attributes: { code, status: 'OPEN' }, relationships },
        `key-${code}`,
      );
      const { id, attributes } = Answer.parse(made).data;
      acknowledge({ code, version: attributes.version, status: 'OPEN' });
      const toggled = await call('PATCH', `/tasks/${id}`, {
        attributes: { status: 'CLOSED', version: attributes.version },
      });
      acknowledge({ code, version: Answer.parse(toggled).data.attributes.version, status: 'CLOSED' });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, name) => worker(name)));
};
