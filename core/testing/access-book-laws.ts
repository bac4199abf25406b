import type { AccessBook } from '../session/index.ts';
import { isOrganiser } from '../shared/index.ts';
import { demand, demandSame, type LawRunner, succeed } from './law.ts';

/** A book to be tried, and somebody who stands in it. */
export interface AccessBookSubject {
  readonly book: AccessBook;
  readonly email: string;
}

/** What every access book keeps to. */
export const accessBookLaws = (make: () => Promise<AccessBookSubject>, { test }: LawRunner): void => {
  test('names roles that hold where they can hold', async () => {
    const { book, email } = await make();
    const memberships = await succeed(book.membershipsOf(email), 'Reading memberships');
    demand(memberships.length > 0, 'The subject holds no role to try');
    for (const { participation, role } of memberships) {
      const wide = isOrganiser(role) || role === 'site-editor';
      demand(wide || participation !== undefined, `A role ${role} holds for no participation`);
    }
  });

  test('gives nobody a role by mistake', async () => {
    const { book } = await make();
    const none = await succeed(book.membershipsOf('nobody@nowhere.example'), 'Reading memberships');
    demandSame(none, [], 'A stranger holds a role');
  });
};
