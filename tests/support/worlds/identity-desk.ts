import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { createPasswordHashing } from '#adapters/platform/identity/password-hashing.ts';
import { saveUser } from '#adapters/platform/identity/users.ts';
import { quietLog } from '../quiet-log.ts';
import type { Place } from '../servers/databases.ts';
import { openTestPlatform, type Reply, type TestPlatform } from './test-platform.ts';

const Grant = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });

/** A platform with users, a controllable clock, and access to its outbox. */
export interface IdentityDesk extends TestPlatform {
  readonly clock: { now: Date };
  person(email: string, password: string, isSetUp?: boolean): Promise<void>;
  signIn(username: string, password: string): Promise<Reply>;
  refresh(token: string): Promise<Reply>;
  /** Takes the mails of all calls so far out of the outbox folder. */
  mails(): Promise<readonly Email[]>;
  close(): Promise<void>;
}

export const openIdentityDesk = async (place: Place): Promise<IdentityDesk> => {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const desk = await openTestPlatform(place, { clock: () => clock.now });
  const database = await openDatabase({ ...place, log: quietLog });
  const passwords = createPasswordHashing();
  const token = (fields: Record<string, string>) =>
    desk.send('POST', '/identity/token', new URLSearchParams(fields));
  const outbox = join(place.dataFolder, 'outbox');
  return {
    ...desk,
    clock,
    person: async (email, password, isSetUp = true) => {
      const passwordHash = await passwords.hash(password);
      const names = { givenName: 'Anna', familyName: 'Visser' };
      await saveUser(database.query, { email, ...names, passwordHash, accountSetup: isSetUp }, clock.now);
    },
    signIn: (username, password) => token({ grant_type: 'password', username, password }),
    refresh: (refresh_token) => token({ grant_type: 'refresh_token', refresh_token }),
    mails: async () => {
      await desk.platform.settled();
      const files = emlFiles(outbox);
      const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
      for (const file of files) rmSync(file);
      return mails;
    },
    close: async () => {
      await database.close();
      await desk.platform.close();
    },
  };
};

export const grantOf = ({ body }: Reply) => Grant.parse(body);
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The token at the end of the first link in a mail. */
export const secretIn = (mail: Email | undefined): string =>
  /https:\/\/desk\.example\S*\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

const emlFiles = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
};
