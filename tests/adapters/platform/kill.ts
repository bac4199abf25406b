/**
 * Kills the platform repeatedly during writes, and checks that every acknowledged change was stored.
 *
 *     node tests/adapters/platform/kill.ts [rounds] [postgres://…]
 *
 * A child process creates and toggles tasks, each with an idempotency row, and prints every acknowledgement.
 * It is killed at a random moment; then its store is opened again and compared.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { openDatabase } from '../../../adapters/platform/database/open-database.ts';
import { Acknowledged, Answer, openKillDesk, quiet } from './kill-desk.ts';
import { workUntilKilled } from './kill-work.ts';

/** Lifetime of a child process in milliseconds. */
const SHORTEST_MS = 50;
const LONGEST_MS = 700;

const Listed = z.object({
  data: z.array(z.object({ attributes: Acknowledged })),
  meta: z.object({ total: z.number() }),
});

/** Every whole line the child printed before its death; later lines on a task replace earlier ones. */
const watch = (child: ChildProcess, lifeMs: number): Promise<readonly Acknowledged[]> =>
  new Promise((resolve, reject) => {
    let printed = '';
    let complaint = '';
    let isKilled = false;
    const kill = () => {
      isKilled = true;
      child.kill('SIGKILL');
    };
    child.stdout?.on('data', (part: Buffer) => {
      // The lifetime starts at the first acknowledgement, so that every round has writes to lose.
      if (printed === '') setTimeout(kill, lifeMs);
      printed += part;
    });
    child.stderr?.on('data', (part: Buffer) => {
      complaint += part;
    });
    child.on('close', () => {
      if (!isKilled) return reject(new Error(`The child ended by itself: ${complaint}`));
      resolve(
        printed
          .split('\n')
          .slice(0, -1)
          .map((line) => Acknowledged.parse(JSON.parse(line))),
      );
    });
  });

const prepare = async (dataFolder: string, databaseUrl: string): Promise<string> => {
  const { call, close } = await openKillDesk(dataFolder, databaseUrl);
  const slug = `kill-${Date.now()}`;
  const event = Answer.parse(await call('POST', '/events', { attributes: { name: 'Fair', slug } })).data.id;
  const relationships = { event: { data: { type: 'events', id: event } } };
  const company = await call('POST', '/participations', {
    attributes: { organizationName: 'Kas' },
    relationships,
  });
  await close();
  return Answer.parse(company).data.id;
};

/** How many acknowledged changes of one run are missing from the store. */
const countLost = async (
  { call }: Awaited<ReturnType<typeof openKillDesk>>,
  run: string,
  acknowledged: readonly Acknowledged[],
): Promise<number> => {
  const stored = new Map<string, Acknowledged>();
  const filter = encodeURIComponent(JSON.stringify([{ name: 'code', op: 'like', val: `${run}-%` }]));
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const page = Listed.parse(
      await call('GET', `/tasks?filter=${filter}&page[limit]=100&page[offset]=${offset}`),
    );
    for (const { attributes } of page.data) stored.set(attributes.code, attributes);
    total = page.meta.total;
  }
  const isLost = ({ code, version, status }: Acknowledged): boolean => {
    const row = stored.get(code);
    // A change after the last acknowledged one may be stored; an earlier state may not.
    return !row || row.version < version || (row.version === version && row.status !== status);
  };
  return acknowledged.filter(isLost).length;
};

/** How many tasks lack their idempotency row, or the reverse: one transaction writes both. */
const countTorn = async (dataFolder: string, databaseUrl: string, run: string): Promise<number> => {
  const place = databaseUrl ? { dataFolder, databaseUrl } : { dataFolder };
  const { query, close } = await openDatabase({ ...place, log: quiet });
  const tasks = await query.selectFrom('tasks').select('code').where('code', 'like', `${run}-%`).execute();
  const answers = await query
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('key', 'like', `key-${run}-%`)
    .where('answer', 'is not', null)
    .execute();
  await close();
  const made = new Set(tasks.map(({ code }) => code));
  const answered = new Set(answers.map(({ key }) => key.replace('key-', '')));
  return (
    [...made].filter((code) => !answered.has(code)).length +
    [...answered].filter((code) => !made.has(code)).length
  );
};

const killAgainAndAgain = async (rounds: number, databaseUrl: string): Promise<void> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fairdesk-kill-'));
  const participation = await prepare(dataFolder, databaseUrl);
  const totals = { acknowledged: 0, lost: 0, slowestOpenMs: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // A reused database still contains the names of earlier runs.
    const run = `${Date.now().toString(36)}r${round}`;
    const lifeMs = SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS);
    const child = spawn(process.execPath, [
      fileURLToPath(import.meta.url),
      'child',
      dataFolder,
      databaseUrl,
      run,
      participation,
    ]);
    const acknowledged = await watch(child, lifeMs);
    const start = performance.now();
    const reopened = await openKillDesk(dataFolder, databaseUrl);
    totals.slowestOpenMs = Math.max(totals.slowestOpenMs, performance.now() - start);
    totals.acknowledged += acknowledged.length;
    totals.lost += await countLost(reopened, run, acknowledged);
    await reopened.close();
    totals.lost += await countTorn(dataFolder, databaseUrl, run);
  }
  rmSync(dataFolder, { recursive: true, force: true });
  process.stdout.write(`${rounds} rounds, ${totals.acknowledged} acknowledged, ${totals.lost} lost\n`);
  process.stdout.write(`slowest reopening ${totals.slowestOpenMs.toFixed(0)} ms\n`);
  process.exitCode = totals.lost === 0 && totals.acknowledged > 0 ? 0 : 1;
};

const [first = '50', second = '', ...rest] = process.argv.slice(2);
if (first === 'child') {
  const [databaseUrl = '', run = '', participation = ''] = rest;
  await workUntilKilled(second, databaseUrl, run, participation);
} else await killAgainAndAgain(Number(first), second);
