import * as z from 'zod/mini';

/** The items of a list that match a schema, in order; an invalid one costs no other. Anything but a list is invalid. */
export const validList = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries): readonly z.output<Item>[] =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    ),
  );

/** A {@link validList}; anything but a list has no items. */
export const validItems = <Item extends z.ZodMiniType>(item: Item) => z.catch(validList(item), []);
