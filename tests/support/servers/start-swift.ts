import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { installPackages } from './install-packages.ts';
import {
  ACCESS,
  SWIFT_CONF,
  SWIFT_SERVICES,
  type SwiftService,
  swiftSettings,
  WRITE_RINGS,
} from './swift-settings.ts';

/** A store that speaks S3 and checks signatures: Debian's Swift, with an empty disk. */
export interface RunningStore {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  stop(): Promise<void>;
}

const READY_MS = 60_000;
const programOf = (service: SwiftService): string => `/usr/bin/swift-${service}-server`;
const isInstalled = (): boolean => SWIFT_SERVICES.every((service) => existsSync(programOf(service)));

/** Starts an object store, installed where necessary and possible; or the reason why there is none. */
export const startSwift = async (): Promise<RunningStore | { readonly reason: string }> => {
  if (!isInstalled()) installPackages(...SWIFT_SERVICES.map((service) => `swift-${service}`));
  if (!isInstalled()) return { reason: 'Swift is not installed' };
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-swift-'));
  const { proxy, ...storage } = await prepare(folder);
  const log = openSync(join(folder, 'log'), 'a');
  const children = SWIFT_SERVICES.map((service) =>
    spawn(programOf(service), [join(folder, `${service}.conf`)], { cwd: '/', stdio: ['ignore', log, log] }),
  );
  const stop = async () => {
    await Promise.all(children.map(ended));
    rmSync(folder, { recursive: true, force: true });
  };
  const ports = [proxy, ...Object.values(storage)];
  if (await allRespond(ports, children)) return { endpoint: `http://127.0.0.1:${proxy}`, ...ACCESS, stop };
  const printed = readFileSync(join(folder, 'log'), 'utf8').slice(-2_000);
  await stop();
  return { reason: `Swift did not start: ${printed}` };
};

/** Writes the settings of all services and an empty disk; @returns their ports. */
const prepare = async (folder: string): Promise<Readonly<Record<SwiftService, number>>> => {
  const [account, container, object, proxy] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const ports = { account, container, object, proxy };
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  writeFileSync(join(folder, 'swift.conf'), SWIFT_CONF);
  const { username } = userInfo();
  for (const service of SWIFT_SERVICES)
    writeFileSync(join(folder, `${service}.conf`), swiftSettings(service, folder, ports[service], username));
  const rings = SWIFT_SERVICES.filter((service) => service !== 'proxy').map(
    (service) => `${service}:${ports[service]}`,
  );
  spawnSync('/usr/bin/python3', ['-c', WRITE_RINGS, folder, ...rings], { stdio: 'inherit' });
  return ports;
};

/** Whether each port responds before a process exits or the timeout expires. */
const allRespond = async (ports: readonly number[], children: readonly ChildProcess[]): Promise<boolean> => {
  for (const end = Date.now() + READY_MS; Date.now() < end && children.every(isRunning); await sleep(50)) {
    const responses = await Promise.all(
      ports.map((port) => fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => undefined)),
    );
    if (responses.every((response) => response !== undefined)) return true;
  }
  return false;
};

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

const ended = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};
