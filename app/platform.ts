/** The process of `npm run platform`: the embedded platform alone over HTTP, for other frontends and for tests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedPlatform } from '#app/_composition/embedded-platform.ts';
import { LingeringResponse } from '#app/_front/lingering-response.ts';
import { servePlatform } from '#app/_front/serve-platform.ts';
import { lockFolder } from '#app/_process/data-folder-lock.ts';
import { openLog } from '#app/_process/open-log.ts';
import { openReadiness } from '#app/_process/open-readiness.ts';
import { closeServer, closingWithResponses, runProcess, SERVER_LIMITS } from '#app/_process/run-process.ts';
import { type Readiness, SERVICE_USER } from '#app/_process/runtime.ts';
import type { Settings } from '#app/_process/settings.ts';
import { exitWith } from '#app/_process/start-fault.ts';

const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** @returns a function that stops the platform; rejects with the reason it could not start */
const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const { dataFolder, host, port, stopDelayMs } = settings;
  const locked = lockFolder(dataFolder);
  if (locked.isErr()) return exitWith(locked.error);
  const log = openLog(settings);
  const platform = await openEmbeddedPlatform(settings, log);
  let isServing = true;
  const { filesRespond, contentStamp, shared } = platform;
  const ownReadiness = openReadiness({
    ...{ dataFolder, isServing: () => isServing, filesRespond },
    redisResponds: shared.responds,
  });
  const readiness = async (): Promise<Readiness> => {
    const [{ faults, warnings }, hasDatabase] = await Promise.all([ownReadiness(), isDone(contentStamp())]);
    return { faults: hasDatabase ? faults : [...faults, 'database'], warnings };
  };
  const server = createServer(
    { ...SERVER_LIMITS, ServerResponse: LingeringResponse },
    servePlatform({ platform: platform.fetch, readiness, log }),
  );
  const closeWithResponses = closingWithResponses(server);
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`The platform is open at http://${host}:${port}`);
  console.log(`Data folder: ${dataFolder}`);
  console.log(
    `Its service account is "${SERVICE_USER}"; password and keys are in secrets.json of that folder.`,
  );
  return async () => {
    isServing = false;
    closeWithResponses();
    await sleep(stopDelayMs);
    await closeServer(server);
    await platform.close();
    locked.value.release();
  };
};

await runProcess(start);
