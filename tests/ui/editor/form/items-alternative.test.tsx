// @vitest-environment jsdom
import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect } from 'vitest';
import { PICTURE_BLOCKS } from '#adapters/shared/block-descriptions/picture-blocks.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { FieldInput } from '#ui/editor/form/field-input.tsx';

const IMAGES =
  PICTURE_BLOCKS.find(({ kind }) => kind === 'gallery')?.fields.find(({ holds }) => holds === 'items') ??
  expect.fail();
/** Not those of pictures: choosing one needs the library. */
const description = { ...IMAGES, each: IMAGES.each?.filter(({ holds }) => holds === 'line') ?? [] };

function Form({ item }: { item: FieldRecord }) {
  const [value, setValue] = useState<FieldContent>([item]);
  return (
    <FieldInput
      path="images"
      label="Images"
      description={description}
      content={value}
      nameOf={(name) => name}
      source={undefined}
      turn={0}
      onChange={setValue}
    />
  );
}

const field = (name: string) => screen.queryByRole('textbox', { name });
const anyText = fc.constantFrom(undefined, '', 'x');

describe('the form of an image in a gallery', () => {
  it.prop([anyText, anyText], { numRuns: 9 })(
    'shows an address and an alternative text beside those of the picture only where they are filled',
    (src, Alt) => {
      const item = { ...(src !== undefined && { src }), ...(Alt !== undefined && { Alt }) };
      renderView(<Form item={item} />);
      expect(field('ImageCaption')).not.toBeNull();
      expect(field('src') !== null).toBe(src === 'x');
      expect(field('Alt') !== null).toBe(Alt === 'x');
      cleanup();
    },
  );

  it('leaves a field that an editor empties where it is', () => {
    renderView(<Form item={{ src: '/a.png' }} />);
    fireEvent.change(field('src') ?? expect.fail(), { target: { value: '' } });
    expect(field('src')).not.toBeNull();
    cleanup();
  });
});
