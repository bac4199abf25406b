import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cssVariables, theme } from '#ui/shared/theme/theme.ts';

const HEADING =
  '/* What Mantine makes of theme.ts, which a test compares: as a sheet it is made once, not for each page. */';

/** One declaration on each line, and a line between rules. */
const formatted = (css: string): string =>
  css
    .replace(/\s*\{\s*/g, ' {\n')
    .replace(/;\s*/g, ';\n')
    .replace(/\}\s*/g, '}\n\n')
    .replace(/, :host/g, ',\n:host')
    .replace(/^--/gm, '  --')
    .trim();

it('the style sheet of variables is what Mantine makes of our theme', async () => {
  const { container } = render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables}>
      {null}
    </MantineProvider>,
  );
  const made = container.ownerDocument.querySelector('[data-mantine-styles="true"]')?.textContent ?? '';
  expect(made).toContain('--mantine-color-body: var(--ground)');
  await expect(`${HEADING}\n${formatted(made)}\n`).toMatchFileSnapshot(
    '../../../../ui/shared/theme/mantine-variables.css',
  );
});
