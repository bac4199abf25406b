import type { CompiledMessage } from 'icu-minify/format';

/** Whether this message asks for nothing that the other does not ask for too. */
export const asksNoMoreThan = (message: CompiledMessage, other: CompiledMessage): boolean => {
  const known = new Set(named(other));
  return named(message).every((name) => known.has(name));
};

/** The names in it: a name alone is an argument, a name and a kind from 1 on is a plural or the like. */
const named = (node: unknown): readonly string[] => {
  if (!Array.isArray(node)) return [];
  const [first, kind, options] = node;
  if (typeof first !== 'string' || (node.length > 1 && !(typeof kind === 'number' && kind > 0)))
    return node.flatMap(named);
  return [first, ...Object.values(options ?? {}).flatMap(named)];
};
