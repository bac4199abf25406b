import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../shared/http/at-most.ts';
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
  const limited = atMost(AT_ONCE, {
    maxLength: MOST_WAITING,
    refuse: () => {
      throw httpFault(503, { error: 'busy' }, { 'retry-after': '5' });
    },
  });
  const make = (password: string) => limited(() => hash(password.normalize('NFC'), COST));
  let unusedHash: Promise<string> | undefined;
  return {
    hash: make,
    matches: async (password, hashed) => {
      unusedHash ??= make('an unused password');
      const other = await unusedHash;
      const isSame = await limited(() => verify(hashed ?? other, password.normalize('NFC')));
      return isSame && typeof hashed === 'string';
    },
  };
};
