import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { editFrameOf } from '#adapters/page/edit-frame.ts';

const source = { itemId: '{1}', databaseName: 'master', language: 'nl' };

describe('editFrameOf', () => {
  it('opens the fields of an item', () => {
    expect(editFrameOf(source, ['A', 'B'])).toEqual({
      item: 'sitecore://master/{1}?lang=nl',
      command:
        "javascript:Sitecore.PageModes.PageEditor.postRequest('webedit:fieldeditor(command={70C4EED5-D4CD-4D7D-9763-80C42504F5E7}, fields=A|B, id={1})',null,false)",
    });
  });

  it.prop([fc.string({ unit: 'binary' })])(
    'never lets a name break out of the quotes in its script',
    (itemId) => {
      const { command } = editFrameOf({ ...source, itemId }, ['A']);
      const inside = /postRequest\('(.*)',null,false\)$/su.exec(command)?.[1] ?? '';
      expect(inside.replace(/\\[\\']/g, '')).not.toMatch(/['\n\r\u2028\u2029]/);
    },
  );
});
