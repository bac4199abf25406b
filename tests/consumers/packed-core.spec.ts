import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startServer } from '#tests/support/servers/start-server.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { guides } from './guides.ts';
import { type Installed, inRepository, installPackages, runBeside } from './installed.ts';
import { features } from './pack-core.ts';
import { faultsOf } from './pack-package.ts';
import { mustRun, runNode } from './run-node.ts';
import { serveBeside } from './same-origin.ts';

/** Third parties use the packages as npm would install it: no frontend here imports from this repository. */
let core: Installed;
test.beforeAll(() => {
  core = installPackages();
});
test.afterAll(() => core.remove());

test('the package holds JavaScript, types, maps and texts, and every entry point', () => {
  const { files } = core.tarball;
  const others = files.filter(
    (file) => !/^(?:[a-z]+\/(?:[a-z-]+\/)?[a-z-]+|index)\.(?:js|js\.map|d\.ts|d\.ts\.map)$/.test(file),
  );
  expect(
    others.filter((file) => !/^(?:src\/|guide\/|vectors\/|schemas\/[a-z-]+\.json$)/.test(file)).toSorted(),
  ).toEqual(['CHANGELOG.md', 'LICENSE.md', 'README.md', 'package.json']);
  for (const feature of features()) expect(files).toContain(`${feature}/index.js`);
});

test('publint and arethetypeswrong report nothing', () => {
  expect([core.tarball, core.client, core.platform].flatMap(faultsOf)).toEqual([]);
});

test('the client holds no adapter of the server, and its texts', () => {
  const { files } = core.client;
  const modules = files.filter((file) => /^[^/]+\/.*\.js$/.test(file) && !file.startsWith('shared/'));
  expect(
    modules.filter(
      (file) =>
        !/^(?:client\/|articles\/reaction-calls|media\/poster-address|[a-z]+\/(?:[a-z]+-)?proxy\.js$)/.test(
          file,
        ),
    ),
  ).toEqual([]);
  expect(files.filter((file) => !file.includes('/')).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE.md',
    'README.md',
    'package.json',
  ]);
  for (const map of files.filter((file) => file.endsWith('.map')))
    expect(files).toContain(`src/${map.replace(/\.(?:js|d\.ts)\.map$/, '.ts')}`);
});

test('the platform serves the demo fair from its package, as its README shows', () => {
  const readme = readFileSync(inRepository('@fairdesk', 'platform', 'README.md'), 'utf8');
  const [, text = ''] = /^```ts\n(.*?)^```$/ms.exec(readme) ?? [];
  const folder = core.write('platform', [{ path: 'main.ts', text }]);
  expect(mustRun(folder, 'main.ts').trim().split('\n').at(-1)).toMatch(/^\d+(?: \d+)+$/);
  expect(core.platform.files.filter((file) => !/^(?:platform|shared|src)\//.test(file)).toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE.md',
    'README.md',
    'package.json',
  ]);
});

const WITHOUT_FAST_CHECK = `
import { existsSync } from 'node:fs';
import { participationIdOf } from '@fairdesk/core/shared';
import { listTasks } from '@fairdesk/core/tasks';
import { memoryTaskKeeper } from '@fairdesk/core/memory';
const tasks = await listTasks(memoryTaskKeeper({ 'p-1': [] }))(participationIdOf('p-1')!, 'en');
const testing = await import('@fairdesk/core/testing').catch((cause) => cause.code);
console.log(JSON.stringify([tasks, existsSync('node_modules/fast-check'), testing]));
`;

test('the ports in memory need no package for tests, and bring neverthrow along', () => {
  const [tasks, hasFastCheck, testing] = JSON.parse(runBeside(core.tarball, [], WITHOUT_FAST_CHECK));
  expect(tasks).toEqual({ value: [] });
  expect(hasFastCheck).toBe(false);
  expect(testing).toBe('ERR_MODULE_NOT_FOUND');
});

test('a map leads from each module and declaration to its source in the package', () => {
  const files = new Set(core.tarball.files);
  const maps = core.tarball.files.filter((file) => file.endsWith('.map'));
  expect(maps.length).toBe(2 * core.tarball.files.filter((file) => file.endsWith('.js')).length);
  for (const map of maps) expect(files).toContain(`src/${map.replace(/\.(?:js|d\.ts)\.map$/, '.ts')}`);
  const [source] = JSON.parse(core.read('tasks/priority.d.ts.map')).sources;
  expect(source).toBe('../src/tasks/priority.ts');
});

test('a Node script without DOM types does the main job through its own adapters', () => {
  const folder = core.place('plain-node');
  expect(JSON.parse(mustRun(folder, 'main.ts'))).toEqual({
    refused: 'login-please-check-your-email-and-password-and-try-again',
    signedIn: 'Ada Mason',
    events: ['Mill Fair 2027 /events/7'],
    participations: ['Mill'],
    remembered: ['7', 'ours'],
    tasks: ['power later', 'carpet urgent', 'coffee optional'],
    groups: ['stand 1', 'catering 1'],
    ticked: ['carpet', 'kept-carpet', 'CLOSED'],
    progress: 50,
    calendar:
      '/api/tasks/ics/get-task-ics-file?title=Deadline%3A%20Order%20power&date=20270210&description=Order%20power%20in%20time.',
  });
});

test('the laws accept a correct adapter, and name each planted bug', () => {
  const folder = core.place('lawful');
  const broken = (bug: string) => {
    const { output } = runNode(folder, '--test-reporter=tap', 'laws.ts', bug);
    return [...output.matchAll(/^not ok \d+ - (.+)$/gm)].map(([, law]) => law);
  };
  expect(mustRun(folder, '--test-reporter=tap', 'laws.ts', 'none')).toMatch(/^# pass 7$/m);
  expect(broken('finds foreign tasks')).toEqual([
    'never finds a task by the id of another participation, and changes nothing',
  ]);
  expect(broken('forgets ids')).toContain('lists a task with the status and id it was created with, once');
  expect(broken('changes the neighbour too')).toContain(
    'returns the same id when a task is changed, and changes no other',
  );
});

for (const { name, files } of guides())
  test(`the examples of the guide ${name} compile and run`, () => {
    expect(files.length).toBeGreaterThan(1);
    const folder = core.write(`guide-${name}`, files);
    for (const { path } of files) mustRun(folder, path);
  });

test('a frontend on Vue lists and ticks tasks over the API of the running product', async ({ page }) => {
  const folder = core.place('vue-tasks');
  mustRun(folder, inRepository('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn');
  const product = await startServer();
  const desk = await serveBeside(`${folder}/dist`, product.url);
  try {
    await page.goto(`${desk.url}/?fair=101`);
    await page.getByLabel('Account').fill(MAIN_EXHIBITOR.accountName);
    await page.getByLabel('Password').fill(MAIN_EXHIBITOR.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const open = page.locator('label', { has: page.getByRole('checkbox', { checked: false }) });
    const title = (await open.first().innerText()).trim();
    await page.getByLabel(title).check();
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.reload();
    await expect(page.getByLabel(title)).toBeChecked();
  } finally {
    desk.close();
    await product.remove();
  }
});
