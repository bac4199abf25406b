import { fc, it } from '@fast-check/vitest';
import { getDesignLibraryStylesheetLinks } from '@sitecore-jss/sitecore-jss/layout';
import { describe, it as example, expect } from 'vitest';
import { styleSheetsOf } from '#adapters/page/style-sheets.ts';

const HOST = { url: 'https://edge.example', contextId: 'ctx' };
const styles = fc.constantFrom('', 'a b', 'x -library--one', '-library--two y', '-library--three');
const named = fc.record(
  { CSSStyles: styles, Styles: styles, LibraryId: fc.constantFrom('', 'four') },
  { requiredKeys: [] },
);

const { component } = fc.letrec((tie) => ({
  component: fc.record(
    {
      componentName: fc.constant('RichText'),
      params: named,
      fields: named.map((values) =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      ),
      placeholders: fc.dictionary(
        fc.constantFrom('main', 'side'),
        fc.array(tie('component'), { maxLength: 2, depthIdentifier: 'd' }),
      ),
    },
    { requiredKeys: ['componentName'] },
  ),
}));

describe('styleSheetsOf', () => {
  it.prop([component])("always names the components that the vendor's own client names", (route) => {
    const theirs = getDesignLibraryStylesheetLinks(
      { sitecore: { context: {}, route } } as never,
      HOST.contextId,
      HOST.url,
    );
    expect(styleSheetsOf(route, HOST)).toEqual(theirs.map(({ href }) => href));
  });

  example('names the styles of edited text however often it is asked', () => {
    const route = { fields: { Text: { value: '<p class="big ck-content">x</p>' } } };
    const sheet = 'https://edge.example/v1/files/pages/styles/content-styles.css?sitecoreContextId=ctx';
    for (let time = 0; time < 3; time += 1) expect(styleSheetsOf(route, HOST)).toEqual([sheet]);
    expect(styleSheetsOf({ fields: { Text: { value: 'ck-content' } } }, HOST)).toEqual([]);
    expect(styleSheetsOf(null, HOST)).toEqual([]);
  });
});
