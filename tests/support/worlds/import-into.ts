import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { journeySettings } from '../servers/journey-database.ts';

/** Runs `npm run import` on a folder with these files, while a server uses the same data. */
export const importInto = (dataFolder: string, files: Readonly<Record<string, unknown>>): void => {
  const folder = mkdtempSync(join(tmpdir(), 'organiser-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['app/commands/import.ts', folder], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH ?? '',
      FAIRDESK_DATA: dataFolder,
      ...journeySettings(dataFolder),
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The import failed: ${stdout}${stderr}`);
};
