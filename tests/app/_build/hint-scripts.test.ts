import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMPILE_HINT, hintScripts } from '#app/_build/hint-scripts.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

it('every script of a build has the hint once, and nothing else changes', async () => {
  const folder = newFolder();
  const files = { 'a.js': "'use strict';let a = 'é';", 'empty.js': '', 'a.css': 'a{}', 'a.js.map': '{}' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await hintScripts(folder);
  await hintScripts(folder);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(name.endsWith('.js') ? COMPILE_HINT + text : text);
});
