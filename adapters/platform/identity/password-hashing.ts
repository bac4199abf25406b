import { hash, verify } from '@node-rs/argon2';
import { httpFault } from '../service.ts';

/** Argon2id with 19 MiB, two passes, one lane: about 15 ms, and memory-hard against guessing. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * Maximum number of concurrent hashes; others wait in a queue, so that a wave of sign-ins leaves capacity.
 */
const AT_ONCE = 4;
/** Maximum length of that queue; further requests get 503. */
const MOST_WAITING = 200;

/** Hashes and verifies passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no stored hash. */
  matches(password: string, hashed: string | null | undefined): Promise<boolean>;
}

export const createPasswordHashing = (): PasswordHashing => {
  const serialiseCalls = createKeyedQueue();
  const make = (password: string) => serialiseCalls(() => hash(password.normalize('NFC'), COST));
  let unusedHash: Promise<string> | undefined;
  return {
    hash: make,
    matches: async (password, hashed) => {
      unusedHash ??= make('an unused password');
      const other = await unusedHash;
      const isSame = await serialiseCalls(() => verify(hashed ?? other, password.normalize('NFC')));
      return isSame && typeof hashed === 'string';
    },
  };
};

/** Limits concurrency; further calls wait in order. */
const createKeyedQueue = () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= MOST_WAITING) throw httpFault(503, { error: 'busy' }, { 'retry-after': '5' });
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
