import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_FOLDER } from '#adapters/platform/demo/load-demo.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

/** Runs the program of `npm run import` in a separate process. */
const runImport = (dataFolder: string, ...words: readonly string[]) => {
  const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH ?? '', FAIRDESK_DATA: dataFolder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['app/commands/import.ts', ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('npm run import', () => {
  it('prints its usage when the folder is missing, unknown or not the only one', () => {
    const data = newFolder();
    for (const words of [[], ['nowhere-at-all'], [DEMO_FOLDER, DEMO_FOLDER], [DEMO_FOLDER, '--dry']]) {
      const { status, stderr } = runImport(data, ...words);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Usage: npm run import/);
    }
  });

  it('compares on a dry run, then writes, then finds nothing to change', () => {
    const data = newFolder();
    const dry = runImport(data, DEMO_FOLDER, '--dry-run');
    expect(dry).toMatchObject({ status: 0, stderr: '' });
    expect(dry.stdout).toMatch(/events +4 new[\s\S]*Nothing was written: this was a dry run\./);
    const done = runImport(data, DEMO_FOLDER);
    expect(done.stdout).toMatch(/events +4 new[\s\S]*All of this was written\./);
    expect(runImport(data, DEMO_FOLDER).stdout).toMatch(/events +0 new +0 changed +4 unchanged/);
  });

  it('prints every fault with its location, and exits with 1', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'stands.csv'), 'event,participation,standNumber\nspring,a,\nspring,b,8.B2\n');
    const { status, stdout } = runImport(newFolder(), folder);
    expect(status).toBe(1);
    expect(stdout).toContain('Fault: stands.csv, line 2, standNumber: This cell is empty');
    expect(stdout).toContain('Fault: stands.csv, line 3, event: There is no event "spring".');
    expect(stdout).toContain('Nothing was written: 2 faults to mend first.');
  });

  it('lists every change on a dry run, and undoes the last import as one', () => {
    const [data, folder] = [newFolder(), newFolder()];
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    const event = { slug: 'spring', id: '7', name: 'Spring', startDate: 'today', endDate: 'today+1' };
    write('events.json', JSON.stringify({ events: [{ ...event, timeZone: 'Europe/Amsterdam' }] }));
    write('participations.csv', 'event,uid,organizationName,email\nspring,a,Acme,a@acme.example\n');
    expect(runImport(data, '--undo')).toMatchObject({ status: 1 });
    expect(runImport(data, folder)).toMatchObject({ status: 0, stderr: '' });
    write('participations.csv', 'event,uid,email\nspring,a,[empty]\n');
    const dry = runImport(data, folder, '--dry-run');
    expect(dry.stdout).toContain('Changes participations, Acme, email: "a@acme.example" becomes empty');
    expect(runImport(data, folder).stdout).toContain('All of this was written.');
    const { stdout } = runImport(data, '--undo', '--dry-run');
    expect(stdout).toMatch(/: 1 row as before\nNothing was written/);
    expect(runImport(data, '--undo').stdout).toContain('All of this was undone.');
    expect(runImport(data, folder, '--dry-run').stdout).toContain('"a@acme.example" becomes empty');
    expect(runImport(data, '--undo').stdout).toContain('All of this was undone.');
    expect(runImport(data, '--undo')).toMatchObject({ status: 1 });
  }, 240_000);
});
