import { jsonSchemaOf, SCHEMAS } from '@fairdesk/core/schemas';
import { expect, it } from 'vitest';
import { shapeOf } from '#tests/support/shape-of.ts';

/**
 * Other programs send and read these values, and a field, a choice or a limit changes with one word. The file is written
 * by `vitest -u`: compare it before a commit, and describe the change in the changelog of the core.
 */
it('the values that cross a wire have the shapes of the file', async () => {
  const shapes = [...SCHEMAS].map(
    ([name, schema]) => `${name} = ${shapeOf(jsonSchemaOf(schema), (part) => SCHEMAS.has(part))}`,
  );
  await expect(`${shapes.toSorted().join('\n')}\n`).toMatchFileSnapshot('shapes.txt');
});
