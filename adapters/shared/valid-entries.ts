import * as z from 'zod/mini';

/** An object; empty for anything else. */
export const AnyObject = z.catch(z.record(z.string(), z.unknown()), {});

/** An object's valid entries; each invalid one is ignored on its own, so that it cannot hide the others. */
export const validEntries = <T>(value: z.ZodMiniType<T>) =>
  z.pipe(
    AnyObject,
    z.transform((entries): Readonly<Record<string, T>> => entriesOf(Object.entries(entries), value)),
  );

/** The {@link validEntries} with these keys. */
export const validPartial = <K extends string, T>(keys: readonly K[], value: z.ZodMiniType<T>) =>
  z.pipe(
    AnyObject,
    z.transform((entries): Readonly<Partial<Record<K, T>>> => {
      const known = keys.flatMap((key) =>
        Object.hasOwn(entries, key) ? [[key, entries[key]] as const] : [],
      );
      return entriesOf(known, value) as Partial<Record<K, T>>;
    }),
  );

const entriesOf = <T>(entries: readonly (readonly [string, unknown])[], value: z.ZodMiniType<T>) =>
  Object.fromEntries(
    entries.flatMap(([key, entry]) => {
      const read = value.safeParse(entry);
      return read.success ? [[key, read.data] as const] : [];
    }),
  );
