import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSecrets } from '#app/_process/secrets.ts';

const PROGRAM = `
  const { loadSecrets } = await import('./app/_process/secrets.ts');
  process.stdout.write(loadSecrets(process.argv[1]).match(() => 'written', (reason) => reason));
`;

it('a start that can write no byte leaves no file, and the next one succeeds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-secrets-'));
  // Files can be created, as on a full disk, and stay empty.
  const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath];
  const program = ['--input-type=module', '-e', PROGRAM, folder];
  expect(execFileSync('sh', [...limited, ...program], { encoding: 'utf8' })).toContain('cannot be written');
  expect(readdirSync(folder)).toEqual([]);
  expect(loadSecrets(folder).isOk()).toBe(true);
  expect(readdirSync(folder)).toEqual(['secrets.json']);
  rmSync(folder, { recursive: true });
});
