import { PRODUCT_FORM } from '../../support/worlds/product-form.ts';
import { openSoakDesk } from '../soak-desk.ts';

type Person = Parameters<typeof openSoakDesk>[1];

/** A request that failed: no response, or a status that says so. */
export interface FailedRequest {
  readonly what: string;
  readonly status: number | 'no response';
  /** The beginning of the response. */
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

/** What users saw through the balancer since the last look. */
export interface LoadFigures {
  readonly requests: number;
  readonly failed: readonly FailedRequest[];
}

export interface BalancedLoad {
  /** The figures until now; the next ones begin at zero. */
  readonly figures: () => LoadFigures;
  /** Waits until every user has had this many more responses. */
  readonly more: (responses: number) => Promise<void>;
  /** Ends the load. @returns the saves that were confirmed and are lost */
  readonly end: () => Promise<{ readonly confirmed: number; readonly lost: readonly string[] }>;
}

/** Statuses: of a save that another one came before, and of no response. */
const CONFLICT = 409;
const NONE = 0;
/** How much of a response says why a request failed. */
const TEXT_MAX = 200;

const READS = [
  '/clearwater/practical-information',
  '/clearwater/exhibitors',
  '/clearwater/dashboard',
] as const;

/** Users who read pages and save products through the balancer, each one request after the other. */
export const beginLoad = async (url: string, person: Person, users: number): Promise<BalancedLoad> => {
  const desk = await openSoakDesk(url, person);
  const headers = { cookie: desk.cookie, 'content-type': 'application/json' };
  let [requests, failed] = [0, [] as FailedRequest[]];
  let isOver = false;
  const turns = Array.from({ length: users }, () => 0);

  const request = async (what: string, path: string, body?: unknown, expected = NONE): Promise<unknown> => {
    const from = performance.now();
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await fetch(url + path, init).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    requests += 1;
    if (response?.ok && text !== undefined) return body === undefined ? text : JSON.parse(text);
    const { status = 'no response' } = response ?? {};
    if (status !== expected)
      failed.push({ what, status, text: (text ?? '').slice(0, TEXT_MAX), from, until: performance.now() });
    return undefined;
  };

  const products = async (): Promise<readonly Listed[]> => {
    const text = await request('list', desk.products);
    return typeof text === 'string' ? JSON.parse(text).items : [];
  };
  /** After a failure the save may be stored or not: its version is read again. */
  const placeOf = async (name: string): Promise<Place> => {
    const found = (await products()).find((each) => each.name.startsWith(name));
    return found ? { id: found.id, version: found.version } : {};
  };

  const user = async (number: number): Promise<{ readonly name: string; readonly confirmed: number }> => {
    const name = `User ${number} save `;
    let place: Place = {};
    let confirmed = 0;
    let isUnsure = false;
    for (let sent = 1; !isOver; sent += 1) {
      const form = { ...PRODUCT_FORM, ...place, name: `${name}${sent}` };
      // The database may still store a save whose server was killed, after its version was read again.
      const saved = await request('save', desk.products, form, isUnsure ? CONFLICT : NONE);
      isUnsure = saved === undefined;
      if (saved === undefined) place = await placeOf(name);
      else {
        confirmed = sent;
        const { id, version } = saved as Listed;
        place = { id, version };
      }
      await request('read', READS[sent % READS.length] ?? READS[0]);
      turns[number] = (turns[number] ?? 0) + 1;
    }
    return { name, confirmed };
  };

  const work = Array.from({ length: users }, (_, number) => user(number));
  return {
    figures: () => {
      const seen = { requests, failed };
      [requests, failed] = [0, []];
      return seen;
    },
    more: async (responses) => {
      const start = [...turns];
      while (turns.some((count, number) => count - (start[number] ?? 0) < responses))
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    end: async () => {
      isOver = true;
      const saves = await Promise.all(work);
      const names = (await products()).map((each) => each.name);
      const isStored = (name: string, confirmed: number) =>
        names.some((each) => each.startsWith(name) && Number(each.slice(name.length)) >= confirmed);
      return {
        confirmed: saves.reduce((sum, each) => sum + each.confirmed, 0),
        lost: saves
          .filter((each) => each.confirmed > 0 && !isStored(each.name, each.confirmed))
          .map((each) => `${each.name}${each.confirmed}`),
      };
    },
  };
};

/** The figures of a piece of work in the middle of this many responses to every user. */
export const phase = async (
  load: BalancedLoad,
  turns: number,
  work: () => Promise<void>,
): Promise<LoadFigures> => {
  load.figures();
  await load.more(Math.ceil(turns / 2));
  await work();
  await load.more(Math.ceil(turns / 2));
  return load.figures();
};

export const describeFailures = (failed: readonly FailedRequest[]): string =>
  failed
    .map(
      ({ what, status, text, from, until }) =>
        `${what} ${status} from ${from.toFixed(0)} until ${until.toFixed(0)} ms: ${text}`,
    )
    .join('\n');

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

type Place = Partial<Pick<Listed, 'id' | 'version'>>;
