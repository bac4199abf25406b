import { slugOf } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';
import type { ImportCells, ImportLine } from './import-line.ts';
import { IMPORT_TARGETS, type ImportTarget, importTargetOf } from './import-target.ts';

/** A company of the fair, by its number in the organiser's lists. */
export interface ExistingCompany {
  readonly uid: string;
  readonly name: string;
}

/**
 * Gives each row the number of its company.
 *
 * A row without a number gets that of the stored company with the same name, else of the first row with both; a new
 * company gets one made from its name. Rows without number and name stay without.
 */
export const withCompanyNumbers = (
  lines: readonly ImportLine[],
  companies: readonly ExistingCompany[],
): readonly ImportLine[] => {
  const names = new Map<string, string>();
  const numbers = new Set<string>();
  const add = (uid: string, name: string) => {
    names.set(nameKey(name), names.get(nameKey(name)) ?? uid);
    numbers.add(uid);
  };
  const nextFree = freeNumbers(numbers);
  for (const { uid, name } of companies) add(uid, name);
  const named = new Set<string>();
  for (const { cells } of lines) {
    const { uid, organizationName: name } = cells;
    // A later row with another name contradicts the first one of its company.
    if (uid === undefined || name === undefined || named.has(uid)) continue;
    named.add(uid);
    add(uid, name);
  }
  return lines.map((line) => {
    const { uid, organizationName } = line.cells;
    if (uid !== undefined || organizationName === undefined) return line;
    const key = nameKey(organizationName);
    const number = names.get(key) ?? nextFree(slugOf(organizationName) || looseKey(organizationName) || 'x');
    names.set(key, number);
    numbers.add(number);
    return { ...line, cells: { ...line.cells, uid: number } };
  });
};

/** Finds free numbers; goes on where it was, since thousands of names may begin with the same one. */
const freeNumbers = (usedNumbers: ReadonlySet<string>): ((start: string) => string) => {
  const last = new Map<string, number>();
  return (start) => {
    for (let number = last.get(start) ?? 1; ; number += 1) {
      const candidate = number === 1 ? start : `${start}-${number}`;
      if (usedNumbers.has(candidate)) continue;
      last.set(start, number);
      return candidate;
    }
  };
};

/** The same for names that differ in case, accents or punctuation only, unless they have nothing else. */
const nameKey = (name: string): string => looseKey(name) || name;

/** Why a row repeats or contradicts an earlier one. */
export interface ImportClash {
  readonly line: number;
  readonly code: 'duplicate' | 'contradiction';
  readonly target: ImportTarget | '';
  /** The line of the earlier row. */
  readonly earlier: number;
}

/** The rows of one company. */
export interface ImportCompany {
  readonly uid: string;
  /** The first row, with the values of the company and its profile from every row. */
  readonly first: ImportLine;
  /** Every row: each can have a stand and a person. */
  readonly lines: readonly ImportLine[];
}

/**
 * Gathers the rows of each company: a second row may add a stand, a person, or values that were empty.
 *
 * A row that repeats another one, or contradicts what it says of the company, is a clash and left out.
 */
export const gatherCompanies = (
  lines: readonly ImportLine[],
): { readonly companies: readonly ImportCompany[]; readonly clashes: readonly ImportClash[] } => {
  const companies = new Map<string, GatheredCompany>();
  const clashes: ImportClash[] = [];
  for (const line of lines) {
    const uid = line.cells.uid ?? '';
    const company = companies.get(uid);
    if (company === undefined) {
      companies.set(uid, { ...line, lines: [line], rows: new Map([[rowKey(line), line.line]]) });
      continue;
    }
    const clash = clashOf(line, company);
    if (clash !== undefined) clashes.push(clash);
    else {
      company.lines.push(line);
      company.rows.set(rowKey(line), line.line);
      company.cells = { ...line.cells, ...company.cells };
    }
  }
  return {
    companies: [...companies].map(([uid, { line, cells, lines: own }]) => ({
      uid,
      first: { line, cells },
      lines: own,
    })),
    clashes,
  };
};

interface GatheredCompany {
  /** Of its first row. */
  readonly line: number;
  cells: ImportCells;
  readonly lines: ImportLine[];
  /** The lines of its rows, by {@link rowKey}: a company may have thousands. */
  readonly rows: Map<string, number>;
}

/** The same for rows with the same values. */
const rowKey = ({ cells }: ImportLine): string =>
  JSON.stringify(IMPORT_TARGETS.map((name) => comparable(cells, name) ?? null));

/** Names that differ in case, accents or punctuation are those of one company: the first one counts. */
const comparable = (cells: ImportCells, name: ImportTarget): string | undefined => {
  const text = cells[name];
  return name === 'organizationName' && text !== undefined ? nameKey(text) : text;
};

const clashOf = (row: ImportLine, company: GatheredCompany): ImportClash | undefined => {
  const { line, cells } = row;
  const { line: first, cells: before, rows } = company;
  const contradicted = IMPORT_TARGETS.find(
    (name) =>
      ['company', 'profile'].includes(importTargetOf(name).part) &&
      cells[name] !== undefined &&
      before[name] !== undefined &&
      comparable(cells, name) !== comparable(before, name),
  );
  if (contradicted) return { line, code: 'contradiction', target: contradicted, earlier: first };
  const earlier = rows.get(rowKey(row));
  return earlier === undefined ? undefined : { line, code: 'duplicate', target: '', earlier };
};
