import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import type { DatasetFault } from './dataset-fault.ts';
import { decodeText } from './decode-text.ts';
import { jsonFaultLine } from './json-fault-line.ts';
import { type JsonLines, jsonLines } from './json-lines.ts';
import { type Entry, type Reading, reasonOf } from './read-table.ts';

/** A parsed JSON file, with the line of each value. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  readonly lines: JsonLines;
}

/** Parses JSON; empty texts and nulls count as absent, like empty cells. */
export const parseJson = (file: string, bytes: Uint8Array): Result<JsonFile, DatasetFault> => {
  const { text, guessed } = decodeText(bytes);
  if (guessed) return err({ file, line: 0, column: '', reason: 'This file is not UTF-8; save it as UTF-8.' });
  try {
    const value: unknown = JSON.parse(text, filled);
    return ok({ file, value, lines: jsonLines(text) });
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return err({ file, line: jsonFaultLine(text), column: '', reason: NOT_JSON });
  }
};

/** Databases reject NUL characters and lone surrogates. */
const filled = (_: string, raw: unknown): unknown => {
  const value = typeof raw === 'string' ? raw.replaceAll('\0', '').toWellFormed() : raw;
  return value === null || value === '' ? undefined : value;
};

/** Reads the entries of a list through a schema: `readList(file, 'events', FairEvent)`. */
export const readList = <S extends z.ZodType>(
  json: JsonFile,
  list: string,
  item: S,
): Reading<z.output<S>> => {
  const items = list === '' ? json.value : (json.value as Record<string, unknown> | undefined)?.[list];
  if (items === undefined) return { entries: [], broken: [], faults: [], warnings: [] };
  const within = list === '' ? [] : [list];
  if (!Array.isArray(items)) return failed([faultAt(json, within, 'A list is expected here: [ … ].')]);
  const read = items.map((value, place) => readItem(json, [...within, String(place)], value, item));
  return {
    entries: read.flatMap(({ entries }) => entries),
    broken: read.flatMap(({ broken }) => broken),
    faults: read.flatMap(({ faults }) => faults),
    warnings: [],
  };
};

/** Reads the value at a path through a schema. */
export const readItem = <S extends z.ZodType>(
  json: JsonFile,
  path: readonly string[],
  value: unknown,
  item: S,
): Reading<z.output<S>> => {
  const parsed = item.safeParse(value);
  const fault: Entry<unknown>['fault'] = (column, reason) => ({
    ...faultAt(json, column === '' ? path : [...path, ...column.split('.')], ''),
    ...reasonOf(reason),
  });
  if (parsed.success) {
    const entry: Entry<z.output<S>> = { value: parsed.data, fault };
    return { entries: [entry], broken: [], faults: [], warnings: [] };
  }
  const said = typeof value === 'object' && value !== null ? { ...value } : {};
  return failed(
    parsed.error.issues.map((issue) => fault(issue.path.join('.'), sentence(issue))),
    [said],
  );
};

const failed = (
  faults: readonly DatasetFault[],
  broken: readonly Readonly<Record<string, unknown>>[] = [],
): Reading<never> => ({ entries: [], broken, faults, warnings: [] });

/** The line of the value, or of its nearest ancestor with a known line. */
const faultAt = ({ file, lines }: JsonFile, path: readonly string[], reason: string): DatasetFault => {
  const nearest = path
    .map((_, cut) => path.slice(0, path.length - cut).join('.'))
    .find((at) => lines.has(at));
  return { file, line: lines.get(nearest ?? '') ?? 1, column: path.join('.'), reason };
};

const sentence = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `Nobody knows what ${issue.keys.join(', ')} means here.`;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is missing.';
  return /[.!?]$/.test(issue.message) ? issue.message : `${issue.message}.`;
};

const NOT_JSON = 'This is not valid JSON: a comma, a quote or a bracket is missing or too many.';
