import { PRODUCT_FORM } from '../support/worlds/product-form.ts';

interface Person {
  readonly accountName: string;
  readonly password: string;
}

/** An exhibitor's session for many requests. */
export interface SoakDesk {
  readonly cookie: string;
  readonly participation: string;
  /** The address of the products. */
  readonly products: string;
  readonly get: (path: string) => Promise<Response>;
  readonly toggle: () => Promise<Response>;
  /** Saves a product under this name; resolves with whether the save was confirmed. */
  readonly save: (name: string) => Promise<boolean>;
  /** The names of all products. */
  readonly names: () => Promise<readonly string[]>;
}

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** The name of the product that is saved again and again begins so. */
export const WRITTEN = 'Write ';

/** Signs in, or continues the session of this cookie. */
export const openSoakDesk = async (url: string, person: Person, session?: string): Promise<SoakDesk> => {
  let cookie = session ?? (await signIn(url, person));
  const get = (path: string) => fetch(url + path, { headers: { cookie } });
  const send = (method: string, path: string, body: unknown) =>
    fetch(url + path, { method, headers: { ...JSON_TYPE, cookie }, body: JSON.stringify(body) });
  const companies: { items: readonly { id: string; name: string }[] } = await (
    await get('/api/events/101/participations')
  ).json();
  const participation = companies.items.find(({ name }) => name === 'Noria Pumps')?.id ?? '';
  const selection = await send('POST', '/api/events/selection', { participationId: participation });
  // A portal page without a selection leads to where one is made.
  cookie = withoutRepeats(`${cookie}; ${cookiesOf(selection)}`);
  const products = `/api/events/101/company-profile/${participation}/products`;
  const tasks: { items: readonly { serviceId?: string; status: 'OPEN' | 'CLOSED' }[] } = await (
    await get(`/api/tasks/${participation}`)
  ).json();
  const task = tasks.items.find(({ serviceId }) => serviceId !== undefined);
  const listed = async (): Promise<readonly Listed[]> => (await (await get(products)).json()).items;
  let saved = (await listed()).find(({ name }) => name.startsWith(WRITTEN));
  let status = task?.status ?? 'OPEN';
  return {
    cookie,
    participation,
    products,
    get,
    toggle: () => {
      status = status === 'OPEN' ? 'CLOSED' : 'OPEN';
      return send('PATCH', `/api/tasks/${participation}`, { id: task?.serviceId, attributes: { status } });
    },
    save: async (name) => {
      const place = saved && { id: saved.id, version: saved.version };
      const response = await send('POST', products, { ...PRODUCT_FORM, name, ...place });
      if (!response.ok) return false;
      saved = await response.json();
      return true;
    },
    names: async () => (await listed()).map(({ name }) => name),
  };
};

const signIn = async (url: string, { accountName, password }: Person): Promise<string> => {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ accountName, password, rememberMe: false }),
  });
  return cookiesOf(response);
};

/** Of each name the last one: a desk that is opened again brings its selection along. */
const withoutRepeats = (cookies: string): string =>
  [...new Map(cookies.split('; ').map((cookie) => [cookie.split('=')[0], cookie])).values()].join('; ');

const cookiesOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
