/**
 * `npm run pack:core`: builds `@fairdesk/core` as npm would publish it, in `core/dist`, and checks it with
 * publint and arethetypeswrong.
 *
 * In this repository the core is imported as source; the package contains JavaScript and types instead.
 */
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../app/setup.mjs';

const core = join(root, 'core');

/** The folders of core with an entry point: `tasks`, `events`, …, `testing`. */
export const features = (): readonly string[] =>
  readdirSync(core).filter((folder) => existsSync(join(core, folder, 'index.ts')));

/** Builds the package into a folder, after deleting its previous content. */
export const buildCore = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const project = join(core, 'tsconfig.dist.json');
  execFileSync(process.execPath, [tool('typescript', 'bin/tsc'), '-p', project, '--outDir', folder], {
    stdio: 'inherit',
  });
  for (const file of globSync('**/*.d.ts', { cwd: folder })) pointAtJavaScript(join(folder, file));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  for (const text of TEXTS) cpSync(join(core, text), join(folder, text), { recursive: true });
};

/** Files and folders for readers, and examples as data, besides code. */
const TEXTS = ['README.md', 'CHANGELOG.md', 'LICENSE.md', 'guide', 'vectors'];

export interface Tarball {
  readonly path: string;
  /** Paths in the tarball: `tasks/index.js`, … */
  readonly files: readonly string[];
}

/** Builds the package into a folder and packs it there. */
export const packCore = (folder: string): Tarball => {
  buildCore(folder);
  // A single command line, because npm is a script on Windows and needs a shell; no argument needs quotes.
  const told = execSync('npm pack --json --silent', { cwd: folder, encoding: 'utf8' });
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(told);
  return { path: join(folder, filename), files: files.map(({ path }) => path) };
};

/** Complaints of publint and arethetypeswrong about a tarball; empty when it passes. */
export const faultsOf = ({ path }: Tarball): readonly string[] =>
  [
    [tool('publint', 'src/cli.js'), 'run', path, '--strict'],
    [tool('@arethetypeswrong/cli', 'dist/index.js'), path, '--profile', 'esm-only', '--no-color'],
  ]
    .map((args) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }))
    .flatMap(({ status, stdout, stderr }) => (status === 0 ? [] : [`${stdout}${stderr}`]));

/** The compiler rewrites `./task.ts` to `./task.js` in JavaScript, but not in type declarations. */
const pointAtJavaScript = (file: string): void => {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'));
};

interface Manifest {
  readonly exports: unknown;
  readonly devDependencies?: unknown;
  readonly scripts?: unknown;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/**
 * The manifest of the published package: one entry per feature, and ranges instead of exact versions,
 * so that a frontend and the core share one neverthrow.
 */
const manifest = (): object => {
  const {
    devDependencies: _tools,
    scripts: _scripts,
    ...source
  }: Manifest = JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const entries = ['.', ...features().map((feature) => `./${feature}`)].map((entry) => [
    entry,
    { types: `${entry}/index.d.ts`, default: `${entry}/index.js` },
  ]);
  return {
    ...source,
    files: ['index.js', 'index.js.map', 'index.d.ts', ...features(), ...TEXTS],
    exports: {
      ...Object.fromEntries(entries),
      './vectors/*': './vectors/*',
      './package.json': './package.json',
    },
    dependencies: ranges(source.dependencies),
    peerDependencies: ranges(source.peerDependencies),
  };
};

const ranges = (exact: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(exact).map(([name, version]) => [name, `^${version}`]));

const tool = (name: string, path: string): string => join(root, 'node_modules', name, path);

if (import.meta.main) {
  const tarball = packCore(join(core, 'dist'));
  const faults = faultsOf(tarball);
  for (const fault of faults) console.error(fault);
  console.log(
    `${tarball.path.slice(root.length)}: ${tarball.files.length} files, ${faults.length} complaints`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
