import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Names of the content platform's vendor: of its products, placeholders, markers, grids, scripts and media addresses. */
const VENDOR_WORDS =
  /sitecore|jss|headless|body-top|scpm|sc-jss|chrome|page-?modes|EnabledPlaceholders|ColumnWidth|webedit|fieldeditor|xmcloud|feaas|col-(?:sm|md|lg|xl)?-?\d|-(?:\/|\\\/)media/i;

const files = globSync('core/**/*.{ts,md,json}', {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});

it('the core names nothing of a content platform’s vendor', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (VENDOR_WORDS.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
