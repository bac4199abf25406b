import { isLanguage } from '@fairdesk/core/shared';
import type { DatasetPhrase } from './dataset.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { DatasetFolder } from './dataset-folder.ts';
import type { FaultReason } from './fault-reason.ts';
import { Phrases } from './page-schema.ts';
import { parseJson, readItem } from './read-json.ts';
import type { Entry } from './read-table.ts';

export interface DictionaryReading {
  readonly phrases: readonly Entry<DatasetPhrase>[];
  readonly faults: readonly DatasetFault[];
}

const FILE = /^dictionary\/(?:([^/]+)\/)?([^/]+)\.json$/;

/** Reads `dictionary/<language>.json` for every site, and `dictionary/<site>/<language>.json` for one. */
export const readDictionary = (folder: DatasetFolder): DictionaryReading => {
  const read = [...folder].flatMap(([file, bytes]) => {
    const found = FILE.exec(file);
    return found === null ? [] : [readOne(file, bytes, found[1], found[2] ?? '')];
  });
  return { phrases: read.flatMap(({ phrases }) => phrases), faults: read.flatMap(({ faults }) => faults) };
};

const readOne = (
  file: string,
  bytes: Uint8Array,
  site: string | undefined,
  language: string,
): DictionaryReading => {
  const failed = (faults: readonly DatasetFault[]) => ({ phrases: [], faults });
  if (!isLanguage(language)) return failed([{ file, line: 0, column: '', reason: NO_LANGUAGE }]);
  return parseJson(file, bytes).match(
    (json) => {
      const { entries, faults } = readItem(json, [], json.value, Phrases);
      const phrases = entries.flatMap(({ value, fault }) =>
        Object.entries(value).map(([key, phrase]) => ({
          value: { site, language, key, phrase },
          fault: (_: string, reason: string | FaultReason) => fault(key, reason),
        })),
      );
      return { phrases, faults };
    },
    (fault) => failed([fault]),
  );
};

const NO_LANGUAGE = 'The name of this file is one of en.json, nl.json, es.json, tr.json.';
