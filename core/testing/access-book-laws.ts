import type { AccessBook } from '../session/index.ts';
import { isOrganiser } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** An access book under test, and a user with a role in it. */
export interface AccessBookSubject {
  readonly book: AccessBook;
  readonly email: string;
}

/** The laws of an access book. */
export const accessBookLaws = (make: () => Promise<AccessBookSubject>, { test }: LawRunner): void => {
  test('lists roles only within their valid scope', async () => {
    const { book, email } = await make();
    const memberships = await succeed(book.membershipsOf(email), 'Reading memberships');
    demand(memberships.length > 0, 'The subject holds no role to try');
    for (const { participation, role } of memberships) {
      const wide = isOrganiser(role) || role === 'site-editor';
      demand(wide || participation !== undefined, `A role ${role} holds for no participation`);
    }
  });

  test('returns no roles for an unknown address', async () => {
    const { book } = await make();
    const none = await succeed(book.membershipsOf('nobody@nowhere.example'), 'Reading memberships');
    demandSame(none, [], 'An unknown user has a role');
  });
};
