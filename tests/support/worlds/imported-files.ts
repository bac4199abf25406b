import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const IMPORT = /^(?:import|export)\b[^;]*?from '([^']+)'/gm;
const LATE_IMPORT = /\bimport\('([^']+)'\)/g;

/**
 * These files and all of this repository that they import at runtime, so without types; paths start at the root.
 *
 * @param withLate also follows `import()`
 */
export const importedFiles = (starts: readonly string[], withLate = false): readonly string[] => {
  const found = new Set(starts);
  // A set gives what is added to it while it is walked through.
  for (const file of found) {
    const code = readFileSync(file, 'utf8');
    const imports = [...code.matchAll(IMPORT), ...(withLate ? code.matchAll(LATE_IMPORT) : [])];
    for (const each of imports) {
      const to = fileOf(file, each);
      if (to !== undefined) found.add(to);
    }
  }
  return [...found];
};

const fileOf = (from: string, [statement, to = '']: RegExpMatchArray): string | undefined => {
  if (/^(?:import|export) type\b/.test(statement) || !/\.tsx?$/.test(to)) return undefined;
  if (to.startsWith('#')) return to.slice(1);
  return to.startsWith('.') ? relative('.', join(from, '..', to)) : undefined;
};
