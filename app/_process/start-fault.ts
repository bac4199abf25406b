import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** Why the server cannot start: one sentence with the remedy, and a BSD sysexits exit code. */
export interface StartFault {
  readonly sentence: string;
  readonly exitCode: number;
}

/** A configuration error. */
export const EXIT_CONFIGURATION = 78;
const EXIT_DAMAGED = 65;
const EXIT_UNAVAILABLE = 69;
const EXIT_CANNOT_CREATE = 73;
const EXIT_OTHER = 1;

type Place = Pick<Settings, 'dataFolder' | 'host' | 'port' | 'metricsPort'>;

/** Exits the process with a message. */
export const exitWith = ({ sentence, exitCode }: StartFault): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(exitCode);
};

/** Describes a start error to the operator. */
export const startFaultOf = (cause: unknown, place: Place): StartFault => {
  const code = codeOf(cause);
  const fault = code === undefined ? undefined : FAULTS[code]?.(place, cause);
  return fault ?? { sentence: `The server cannot start: ${messageOf(cause)}`, exitCode: EXIT_OTHER };
};

type Describe = (place: Place, cause: unknown) => StartFault;

const unwritable: Describe = ({ dataFolder }) => ({
  sentence: `The data folder ${dataFolder} cannot be written: let this user write there, or set FAIRDESK_DATA to another folder.`,
  exitCode: EXIT_CANNOT_CREATE,
});
const full: Describe = ({ dataFolder }) => ({
  sentence: `The disk of the data folder ${dataFolder} is full: free some space and start again.`,
  exitCode: EXIT_CANNOT_CREATE,
});
const damaged: Describe = ({ dataFolder }) => ({
  sentence: `The database ${join(dataFolder, 'fairdesk.sqlite')} is damaged: restore it from a backup.`,
  exitCode: EXIT_DAMAGED,
});
const away: Describe = () => ({
  sentence: 'The database at DATABASE_URL does not respond: check that it is running and can be reached.',
  exitCode: EXIT_UNAVAILABLE,
});
const refused: Describe = () => ({
  sentence: 'The database at DATABASE_URL refuses this user, password or database name.',
  exitCode: EXIT_CONFIGURATION,
});
/** The port that could not be listened on, and the setting that names it. */
const portOf = ({ port, metricsPort }: Place, cause: unknown) =>
  metricsPort !== undefined && Object(cause).port === metricsPort
    ? ([metricsPort, 'METRICS_PORT'] as const)
    : ([port, 'PORT'] as const);
const portInUse: Describe = (place, cause) => {
  const [port, name] = portOf(place, cause);
  return {
    sentence: `Port ${port} is in use by another program: stop it, or set ${name} to another one.`,
    exitCode: EXIT_UNAVAILABLE,
  };
};
const portForbidden: Describe = (place, cause) => {
  const [refusedPort, name] = portOf(place, cause);
  return {
    sentence: `This user may not listen on port ${refusedPort}: set ${name} to one above 1023.`,
    exitCode: EXIT_CONFIGURATION,
  };
};
const noAddress: Describe = ({ host }) => ({
  sentence: `HOST is "${host}": this machine has no such address.`,
  exitCode: EXIT_CONFIGURATION,
});

/** By error codes of Node, SQLite (`sqlite 11`) and PostgreSQL. */
const FAULTS: Readonly<Record<string, Describe>> = {
  EADDRINUSE: portInUse,
  EADDRNOTAVAIL: noAddress,
  'listen EACCES': portForbidden,
  EACCES: unwritable,
  EPERM: unwritable,
  EROFS: unwritable,
  EEXIST: unwritable,
  ENOTDIR: unwritable,
  ENOENT: unwritable,
  ENOSPC: full,
  'sqlite 8': unwritable,
  'sqlite 11': damaged,
  'sqlite 13': full,
  'sqlite 14': unwritable,
  'sqlite 26': damaged,
  ECONNREFUSED: away,
  ECONNRESET: away,
  ETIMEDOUT: away,
  EHOSTUNREACH: away,
  ENOTFOUND: away,
  '57P03': away,
  '53300': away,
  '28000': refused,
  '28P01': refused,
  '3D000': refused,
};

const codeOf = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error)) return undefined;
  if ('errcode' in cause && typeof cause.errcode === 'number') return `sqlite ${cause.errcode & 0xff}`;
  if (!('code' in cause) || typeof cause.code !== 'string') return undefined;
  const call = 'syscall' in cause ? `${String(cause.syscall)} ${cause.code}` : '';
  // A missing PostgreSQL socket is not a missing folder.
  if (call === 'connect ENOENT') return 'ECONNREFUSED';
  return call in FAULTS ? call : cause.code;
};

/** The first line of an error's message. */
const messageOf = (cause: unknown): string =>
  cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : 'an unknown error.';
