import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../../app/setup.mjs';

/** How a package of this repository becomes JavaScript and types. */
export interface PackageBuild {
  /** Its folder, with `package.json` and `tsconfig.dist.json`. */
  readonly folder: string;
  /** The folder that its modules are relative to. */
  readonly sources: string;
  /** Paths of files and folders for readers, copied to the root of the package. */
  readonly texts: readonly string[];
  /** The entry points of the published manifest. */
  readonly entries: Readonly<Record<string, unknown>>;
}

export interface Tarball {
  readonly path: string;
  /** Paths in the tarball: `tasks/index.js`, … */
  readonly files: readonly string[];
}

/** Builds a package as npm would publish it, after deleting the previous content of `target`. */
export const buildPackage = (build: PackageBuild, target: string): void => {
  rmSync(target, { recursive: true, force: true });
  const project = join(build.folder, 'tsconfig.dist.json');
  execFileSync(process.execPath, [tool('typescript', 'bin/tsc'), '-p', project, '--outDir', target], {
    stdio: 'inherit',
  });
  for (const file of globSync('**/*.d.ts', { cwd: target })) pointAtJavaScript(join(target, file));
  copySources(build, target);
  for (const text of build.texts) cpSync(text, join(target, basename(text)), { recursive: true });
  const files = readdirSync(target);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest(build, files), null, 2)}\n`);
};

/** Packs a built package in its folder. */
export const packBuilt = (folder: string): Tarball => {
  // A single command line, because npm is a script on Windows and needs a shell; no argument needs quotes.
  const output = execSync('npm pack --json --silent', { cwd: folder, encoding: 'utf8' });
  const [{ filename, files }]: [{ filename: string; files: { path: string }[] }] = JSON.parse(output);
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

/** Prints the complaints about a tarball, and fails the process when there are some. */
export const report = (tarball: Tarball): void => {
  const faults = faultsOf(tarball);
  for (const fault of faults) console.error(fault);
  console.log(
    `${tarball.path.slice(root.length)}: ${tarball.files.length} files, ${faults.length} complaints`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
};

/** Copies the sources into the package, and lets the maps of modules and declarations refer to them there. */
const copySources = ({ sources: from }: PackageBuild, target: string): void => {
  for (const file of globSync('**/*.map', { cwd: target })) {
    const source = join('src', file.replace(/\.(?:js|d\.ts)\.map$/, '.ts'));
    const map = JSON.parse(readFileSync(join(target, file), 'utf8'));
    const sources = [relative(dirname(file), source).replaceAll('\\', '/')];
    writeFileSync(join(target, file), JSON.stringify({ ...map, sources }));
    cpSync(join(from, relative('src', source)), join(target, source));
  }
};

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

/** The published manifest: ranges instead of exact versions, so that a frontend and its packages share one neverthrow. */
const manifest = ({ folder, entries }: PackageBuild, files: readonly string[]): object => {
  const {
    devDependencies: _tools,
    scripts: _scripts,
    ...source
  }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    ...source,
    files,
    exports: { ...entries, './package.json': './package.json' },
    dependencies: ranges(source.dependencies),
    peerDependencies: ranges(source.peerDependencies),
  };
};

/** An entry of a manifest for a module: `./tasks/index` */
export const entryOf = (module: string): object => ({ types: `${module}.d.ts`, default: `${module}.js` });

const ranges = (exact: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(exact).map(([name, version]) => [name, `^${version}`]));

const tool = (name: string, path: string): string => join(root, 'node_modules', name, path);
