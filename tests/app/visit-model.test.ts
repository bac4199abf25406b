import { mayEnter, SELECTION_COOKIES } from '@fairdesk/core/events';
import { LANGUAGES, type Membership } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { openVisit, type Visit } from '#app/_portal/open-visit.ts';
import { SESSION_COOKIES } from '#app/_process/cookie-names.ts';
import { POST as choose } from '#app/api/events/selection/route.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import {
  MAIN_EXHIBITOR,
  ONE_OF_EACH,
  STAFF,
  VIEWER,
  WITHOUT_FAIR,
} from '#tests/support/worlds/demo-people.ts';

interface Person {
  readonly email: string;
  readonly session: string;
  readonly memberships: readonly Membership[];
}

const PEOPLE = [MAIN_EXHIBITOR, ONE_OF_EACH, STAFF, VIEWER, WITHOUT_FAIR];
const FOLDERS = ['clearwater', 'clearwater', 'glass-and-green', 'open-table', 'nowhere'];
const PAGES = [
  'dashboard',
  'tasks',
  'company-profile',
  'messages',
  'stand',
  'awards',
  'awards/summary',
  'nothing',
];

const people: Person[] = [];
const participations: string[] = [];
let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await openProcess());
  for (const { accountName, password } of PEOPLE) {
    const jar = new CookieJar();
    await bodyOf(
      await serve(jar, () => signIn(requestOf('POST', { accountName, password, rememberMe: false }))),
    );
    const memberships = (await currentUseCases().access.membershipsOf(accountName))._unsafeUnwrap();
    const session = jar.get(SESSION_COOKIES.http)?.value ?? '';
    people.push({ email: accountName.toLowerCase(), session, memberships });
  }
  const { events } = currentUseCases();
  for (const event of (await events.events())._unsafeUnwrap()) {
    const { items } = (await events.participations(event.id, 'all', 4))._unsafeUnwrap();
    participations.push(...items.map(({ id }) => id));
  }
}, 60_000);
afterAll(() => close());

/**
 * Steps of a browser: its session changes, it selects a company, a staff member selects one in it, its
 * cookies are forged, it opens an address.
 */
type Step =
  | { readonly kind: 'become'; readonly person: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'select' | 'borrow'; readonly participation: number }
  | { readonly kind: 'forge'; readonly cookie: string; readonly value: number | string }
  | {
      readonly kind: 'open';
      readonly address: string;
      readonly language: (typeof LANGUAGES)[number];
      readonly query: string;
    };

const addresses = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...PAGES)).map(([a, b]) => `/${a}/${b}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('/', '/events', '/events/101', '/events/102', '/events/9999', '/events/x'),
  },
);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('become'), person: fc.nat(PEOPLE.length - 1) }),
  fc.record({ kind: fc.constant('leave') }),
  fc.record({ kind: fc.constantFrom('select', 'borrow'), participation: fc.nat(20) }),
  fc.record({
    kind: fc.constant('forge'),
    cookie: fc.constantFrom(...SELECTION_COOKIES),
    value: fc.oneof(fc.nat(20), fc.constantFrom('101', '102', '103', '', 'x', '%')),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('open'),
      address: addresses,
      language: fc.constantFrom(...LANGUAGES),
      query: fc.constantFrom('', '?pid=x', '?tab=news', '?pid=01a2024b-1e6c-73aa-beb6-d0f790a6f848'),
    }),
  },
) as fc.Arbitrary<Step>;

/** A browser and its user. */
class Browser {
  readonly #jar = new CookieJar();
  #person: Person | undefined;

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'become':
        this.#person = people[step.person];
        return this.#jar.set(SESSION_COOKIES.http, this.#person?.session ?? '');
      case 'leave':
        this.#person = undefined;
        return this.#jar.delete({ name: SESSION_COOKIES.http });
      case 'select':
        return this.#select(participationAt(step.participation));
      case 'borrow':
        return this.#borrow(participationAt(step.participation));
      case 'forge':
        return this.#jar.set(
          step.cookie,
          typeof step.value === 'number' ? participationAt(step.value) : step.value,
        );
      case 'open':
        return this.#check(await serve(this.#jar, () => openVisit(step.language, step.address, step.query)));
    }
  }

  /** A staff member, who may select anything, used this browser before. */
  async #borrow(participationId: string): Promise<void> {
    const staff = people[PEOPLE.indexOf(STAFF)];
    this.#jar.set(SESSION_COOKIES.http, staff?.session ?? '');
    await this.#select(participationId);
    if (this.#person) this.#jar.set(SESSION_COOKIES.http, this.#person.session);
    else this.#jar.delete({ name: SESSION_COOKIES.http });
  }

  async #select(participationId: string): Promise<void> {
    const { status } = await serve(this.#jar, () => choose(requestOf('POST', { participationId })));
    expect(status).toBeLessThan(500);
  }

  #check(visit: Visit): void {
    expect(visit.kind).not.toBe('failed');
    if (this.#person === undefined) expect(visit.kind).not.toBe('page');
    if (visit.kind !== 'page') return;
    const { email, memberships = [] } = this.#person ?? {};
    const { data } = visit;
    expect(data.user?.email.toLowerCase()).toBe(email);
    if (data.participation === undefined || data.event === undefined) return;
    const theirs = mayEnter(memberships, data.event.id);
    expect(theirs === 'all' || theirs.includes(data.participation.id)).toBe(true);
  }
}

const participationAt = (index: number): string => participations[index % participations.length] ?? '';

describe('a browser with any session, selection and forged cookies', () => {
  it.prop([fc.array(steps, { minLength: 1, maxLength: 20 })], { numRuns: 200 })(
    'never gets an error page, and never displays a participation of another user',
    async (all) => {
      const browser = new Browser();
      for (const step of all) await browser.take(step);
    },
    60_000,
  );
});
