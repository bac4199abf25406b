import {
  afterSignIn,
  credentialFaults,
  type FrontDoor,
  loginFailureCodes,
  loginFailureLabel,
  passwordFaults,
  signIn,
  signOut,
  WRONG_CREDENTIALS,
} from '@fairdesk/core/session';
import { type Failure, lengthOf } from '@fairdesk/core/shared';
import {
  anyCredentials,
  anyFailure,
  anyUser,
  memoryClock,
  memoryFrontDoor,
  memoryIdentityProvider,
  memorySessionStore,
} from '@fairdesk/core/testing';
import { FIELD_CODES } from '@fairdesk/core/texts';
import { fc, it } from '@fast-check/vitest';
import { errAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const blanks = fc.string({ unit: fc.constantFrom(' ', '\t') });
const named = (faults: readonly { path: string; code: string }[]) =>
  faults.map(({ path, code }) => [path, code]);

describe('credentialFaults', () => {
  it.prop([anyCredentials])('finds no faults in a complete form', (credentials) => {
    expect(credentialFaults(credentials)).toEqual([]);
  });

  it.prop([anyCredentials, blanks])(
    'names what is missing, the account name first',
    (credentials, accountName) => {
      const noName = ['accountName', 'login-error-username-must-not-empty'];
      const noPassword = ['password', 'login-error-password-must-not-empty'];
      expect(named(credentialFaults({ ...credentials, accountName }))).toEqual([noName]);
      expect(named(credentialFaults({ ...credentials, password: '' }))).toEqual([noPassword]);
      expect(named(credentialFaults({ ...credentials, accountName, password: '' }))).toEqual([
        noName,
        noPassword,
      ]);
    },
  );
});

describe('signIn', () => {
  const shut = { signIn: () => expect.unreachable('the form left the browser') } as unknown as FrontDoor;

  it.prop([anyCredentials, blanks])('never sends an incomplete form', async (credentials, accountName) => {
    const failure = (await signIn(shut)({ ...credentials, accountName }))._unsafeUnwrapErr();
    expect(failure).toMatchObject({
      kind: 'rejected',
      reason: 'The login form is incomplete',
      fields: [{ path: 'accountName' }],
    });
  });

  it.prop([anyCredentials, blanks])(
    'sends the account name unchanged, without surrounding white space',
    async (credentials, around) => {
      const sent: unknown[] = [];
      const door = {
        signIn: (given: unknown) => {
          sent.push(given);
          return errAsync({ kind: 'signed-out' } as const);
        },
      } as unknown as FrontDoor;
      await signIn(door)({ ...credentials, accountName: around + credentials.accountName + around });
      expect(sent).toEqual([credentials]);
    },
  );

  it.prop([anyUser, fc.boolean()])(
    'signs in a known user, and signOut ends the session',
    async (user, rememberMe) => {
      const { now } = memoryClock();
      const provider = memoryIdentityProvider(now, [{ user, password: 'p' }]);
      const door = memoryFrontDoor({ provider, store: memorySessionStore(now), clock: now });
      const session = await signIn(door)({ accountName: ` ${user.userName}`, password: 'p', rememberMe });
      expect(session._unsafeUnwrap().user).toEqual(user);
      expect((await signOut(door)()).isOk()).toBe(true);
      expect((await door.current())._unsafeUnwrap()).toBeUndefined();
    },
  );
});

describe('signOut', () => {
  it('ends the session of this browser, unless all are requested', async () => {
    const scopes: unknown[] = [];
    const door = {
      signOut: (scope: unknown) => {
        scopes.push(scope);
        return errAsync({ kind: 'signed-out' } as const);
      },
    } as unknown as FrontDoor;
    await signOut(door)();
    await signOut(door)('everywhere');
    expect(scopes).toEqual(['here', 'everywhere']);
  });
});

describe('afterSignIn', () => {
  it.prop([anyUser, fc.string({ unit: 'grapheme' })])(
    'leads to registration only before the account is set up',
    (user, email) => {
      const session = { user: { ...user, email }, expiresAt: '' };
      const after = afterSignIn(session);
      expect(after.kind).toBe(user.accountSetup ? 'reload' : 'go');
      if (after.kind === 'go') {
        const [path, query] = after.href.split('?');
        expect(path).toBe('/register');
        expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ isRegistered: 'true', email });
      }
    },
  );
});

describe('loginFailureLabel', () => {
  it('recognises the one reason that client and server share', () => {
    expect(WRONG_CREDENTIALS).toBe('wrong-credentials');
  });

  it.prop([anyFailure])('never blames the visitor for a failure other than wrong credentials', (failure) => {
    expect(loginFailureLabel(failure)).toBe('login-failed');
    expect(loginFailureLabel({ kind: 'rejected', reason: WRONG_CREDENTIALS, fields: [] })).toBe(
      'login-please-check-your-email-and-password-and-try-again',
    );
  });
});

describe('loginFailureCodes', () => {
  it.prop([fc.array(fc.constantFrom(...FIELD_CODES), { maxLength: 3 }), anyFailure])(
    'names the incomplete fields in their order, else exactly one reason',
    (codes, failure) => {
      const fields = codes.map((code) => ({ path: '', code }));
      const named = loginFailureCodes({ kind: 'rejected', reason: 'incomplete', fields });
      expect(named).toEqual(codes.length > 0 ? codes : ['login-failed']);
      expect(loginFailureCodes(failure)).toHaveLength(Math.max(1, fieldsOf(failure).length));
    },
  );

  it('distinguishes too many attempts from a wrong password', () => {
    expect(loginFailureCodes({ kind: 'throttled', retryAfterSeconds: 9 })).toEqual(['failed-throttled.9']);
  });
});

describe('passwordFaults', () => {
  const anyPassword = fc.string({ unit: 'binary', maxLength: 300 });

  it.prop([anyPassword])('validate the length only', (password) => {
    const length = lengthOf(password);
    expect(passwordFaults(password).length).toBe(length < 12 || length > 128 ? 1 : 0);
  });

  it('count graphemes, from 12 to 128', () => {
    expect(passwordFaults('ş'.repeat(11))).toEqual([
      { path: 'password', code: 'password-too-short', params: { min: 12 } },
    ]);
    expect(passwordFaults('👍'.repeat(12))).toEqual([]);
    expect(passwordFaults(' '.repeat(128))).toEqual([]);
    expect(passwordFaults('👍'.repeat(128))).toEqual([]);
    expect(passwordFaults('x'.repeat(129))).toEqual([
      { path: 'password', code: 'password-too-long', params: { max: 128 } },
    ]);
  });
});

const fieldsOf = (failure: Failure) => (failure.kind === 'rejected' ? failure.fields : []);
