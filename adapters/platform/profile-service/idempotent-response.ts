import type { Query } from '../database/open-database.ts';
import type { KeyCaller } from '../resources/resource.ts';
import type { ServiceRequest } from '../service.ts';
import { refuse } from './json-api.ts';

/** A response that can be stored and repeated. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request with an idempotency key: the same key on the same path gets the first response again. */
export interface Repeatable {
  readonly path: string;
  readonly key: string;
  readonly digest: string;
}

const LONGEST_KEY = 200;

/**
 * The `Idempotency-Key` of a request; `undefined` when it has none.
 *
 * @param caller the program with a key; programs never get the responses of others
 */
export const repeatableOf = (
  request: ServiceRequest,
  path: string,
  digest: () => string,
  caller?: KeyCaller,
): Repeatable | undefined => {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length === 0 || key.length > LONGEST_KEY) {
    throw refuse(400, [
      { code: 'idempotency-key', title: 'This is no usable key', source: { header: 'Idempotency-Key' } },
    ]);
  }
  return { path: caller ? `${caller.id} ${path}` : path, key, digest: digest() };
};

/** The stored response for this request. */
export const idempotentResponse = async (
  query: Query,
  { path, key, digest }: Repeatable,
): Promise<Answer | undefined> => {
  const earlier = await query
    .selectFrom('idempotencyKeys')
    .select(['digest', 'answer'])
    .where('path', '=', path)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier?.answer) return undefined;
  if (earlier.digest === digest) return JSON.parse(earlier.answer) as Answer;
  throw refuse(422, [
    {
      code: 'idempotency-key',
      title: 'This key was used for another request',
      source: { header: 'Idempotency-Key' },
    },
  ]);
};

/**
 * Does the work once per key, inside the given transaction.
 *
 * A concurrent second request blocks on the key's row until the first is done; if the first failed, it does
 * the work itself.
 */
export const answerOnce = async (
  query: Query,
  repeatable: Repeatable | undefined,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (!repeatable) return work();
  const { path, key } = repeatable;
  const claimed = await query
    .insertInto('idempotencyKeys')
    .values({ ...repeatable, answer: null, created: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['path', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const earlier = await idempotentResponse(query, repeatable);
    if (earlier) return earlier;
  }
  const answer = await work();
  await query
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('path', '=', path)
    .where('key', '=', key)
    .execute();
  return answer;
};
