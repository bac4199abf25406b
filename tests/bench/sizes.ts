/**
 * `npm run sizes`: the cost of imports from the core in a browser, by feature and by rule; `--short` leaves out the rules.
 *
 * Exits with 1 when an import exceeds its limit, or includes a dependency it must not.
 */
import { join } from 'node:path';
import { root } from '../../app/setup.mjs';
import { features } from '../consumers/pack-core.ts';
import { type BundleSize, bundleSize } from './bundle-size.ts';
import { median } from './median.ts';

/** The whole core except its test code and dependencies, in bytes of gzip. */
const WHOLE_CORE_LIMIT = 65 * 1024;
/** One rule, schema or use case with everything it calls in the core: enough to validate a product. */
const ONE_EXPORT_LIMIT = 4096;

/** The core uses no locale of zod and one plugin of dayjs; only schemas import zod. */
const ALLOWED = /^(?:neverthrow\/|dayjs\/(?:dayjs\.min\.js|plugin\/utc\.js)$)/;
const ALLOWED_IN_SCHEMAS = /^zod\/(?!.*locales)/;

/** Laws and ports in memory are for tests, a frontend sends texts of one language, and JSON Schema is for other programs. */
const ELSEWHERE = ['testing', 'memory', 'texts', 'schemas'];
const shipped = features().filter((feature) => !ELSEWHERE.includes(feature));
const door = (feature: string): string => `@fairdesk/core/${feature}`;

const exportsOf = async (feature: string): Promise<readonly string[]> =>
  Object.keys(await import(join(root, 'core', feature, 'index.ts')));

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(2);

const packagesIn = ({ foreign }: BundleSize): string =>
  [...new Set(foreign.map((module) => module.split('/')[0]))].join(' ');

interface Weighed extends BundleSize {
  readonly feature: string;
  readonly name: string;
}

const complaintsOf = ({ name, own, foreign }: Weighed): readonly string[] => {
  const isAllowed = (module: string): boolean =>
    ALLOWED.test(module) || (name.endsWith('Schema') && ALLOWED_IN_SCHEMAS.test(module));
  return [
    ...(own > ONE_EXPORT_LIMIT ? [`${name} costs ${own} bytes, more than ${ONE_EXPORT_LIMIT}`] : []),
    ...foreign.filter((module) => !isAllowed(module)).map((module) => `${name} brings along ${module}`),
  ];
};

const isShort = process.argv.includes('--short');
const rows = [];
const exported: { readonly feature: string; readonly name: string }[] = [];
const weighed: Weighed[] = [];
for (const feature of shipped) {
  const names = await exportsOf(feature);
  exported.push(...names.map((name) => ({ feature, name })));
  const all = await bundleSize(`export * from '${door(feature)}'`);
  for (const name of isShort ? [] : names)
    weighed.push({ feature, name, ...(await bundleSize(`export { ${name} } from '${door(feature)}'`)) });
  const [dearest] = weighed
    .filter((one) => one.feature === feature)
    .toSorted((one, other) => other.own - one.own);
  rows.push({
    feature,
    exports: names.length,
    'KB gzip': kilobytes(all.own),
    'with packages': kilobytes(all.whole),
    packages: packagesIn(all),
    ...(dearest && { 'dearest export': `${dearest.name} ${dearest.own} bytes` }),
  });
}

// Keeps every export, but not its name, as a program that uses it does.
const core = await bundleSize(
  `${exported.map(({ feature, name }, place) => `import { ${name} as a${place} } from '${door(feature)}';`).join('\n')}
globalThis.kept = [${exported.map((_, place) => `a${place}`).join(',')}];`,
);
const sizes = weighed.map(({ own }) => own);

console.log('\nThe core in a browser, minified, gzip -9');
console.table(rows);
console.log(
  `${exported.length} exports${sizes.length === 0 ? '' : `, half of which cost at most ${median(sizes)} bytes`}. Whole core: ${kilobytes(core.own)} KB` +
    ` of ${kilobytes(WHOLE_CORE_LIMIT)}, with its packages ${kilobytes(core.whole)} KB`,
);

const complaints = weighed.flatMap(complaintsOf);
if (core.own > WHOLE_CORE_LIMIT) complaints.push(`The whole core costs ${core.own} bytes`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
