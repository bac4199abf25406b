import type { CompiledMessage } from 'icu-minify/format';

/** Whether a message uses only parameters that the other one uses too. */
export const asksNoMoreThan = (message: CompiledMessage, other: CompiledMessage): boolean => {
  const available = new Set(parametersOf(other));
  return parametersOf(message).every((name) => available.has(name));
};

/** Kinds of arguments that format a `Date`: our values are texts and numbers, so such a message would fail. */
const DATE_KINDS: readonly unknown[] = [5, 6];

/**
 * The names of its parameters: a lone name is an argument, a name with a kind of 1 or more a plural or
 * similar. One that needs a date is distinguished: `when, date`.
 */
export const parametersOf = (node: unknown): readonly string[] => {
  if (!Array.isArray(node)) return [];
  const [first, kind, options] = node;
  if (typeof first !== 'string' || (node.length > 1 && !(typeof kind === 'number' && kind > 0)))
    return node.flatMap(parametersOf);
  if (DATE_KINDS.includes(kind)) return [`${first}, date`];
  return [first, ...Object.values(options ?? {}).flatMap(parametersOf)];
};
