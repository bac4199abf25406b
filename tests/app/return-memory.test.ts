import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { RETURN_MEMORY } from '#app/_process/run-process.ts';

// An unknown option would only be reported on the console, and have no effect.
it('the option that returns memory is one of this Node', () => {
  const [name = ''] = RETURN_MEMORY.split('=');
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(options).toContain(`${name} `);
});
