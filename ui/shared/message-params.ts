import type { CompiledMessage } from 'icu-minify/format';

/** The names a compiled message asks for. A name alone is an argument; a name and a number, a plural or the like. */
export const messageParams = (message: CompiledMessage): ReadonlySet<string> => new Set(named(message));

const named = (node: unknown): readonly string[] => {
  if (!Array.isArray(node)) return [];
  const [first, kind, options] = node;
  if (typeof first !== 'string' || (node.length > 1 && typeof kind !== 'number')) return node.flatMap(named);
  return [first, ...Object.values(options ?? {}).flatMap(named)];
};
