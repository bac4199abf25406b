import type { BlockDescription, FieldDescription } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { render } from '@testing-library/react';
import { describe, it as example, expect } from 'vitest';
import { BLOCK_DESCRIPTIONS } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { BlockSketch } from '#ui/editor/palette/block-sketch.tsx';

const sketchOf = (description: BlockDescription): SVGSVGElement => {
  const { container, unmount } = render(<BlockSketch description={description} />);
  const svg = container.querySelector('svg');
  unmount();
  if (svg === null) throw new Error(`No sketch of ${description.components[0]}`);
  return svg;
};

const anyField: fc.Arbitrary<FieldDescription> = fc.record({
  holds: fc.constantFrom(
    'line',
    'html',
    'day',
    'icon',
    'picture',
    'link',
    'address',
    'switch',
    'json',
    'condition',
    'items',
    'tags',
    'moment',
    'articles',
  ),
  names: fc.constantFrom(['One'], ['Two']),
});

const anyDescription: fc.Arbitrary<BlockDescription> = fc.record(
  {
    kind: fc.constant('rich-text'),
    components: fc.string({ minLength: 1 }).map((name): [string] => [`Other${name}`]),
    group: fc.constantFrom('text', 'fair'),
    fields: fc.array(anyField, { maxLength: 12 }),
    places: fc.constantFrom('named', 'columns'),
  },
  { requiredKeys: ['kind', 'components', 'group', 'fields'] },
);

describe('BlockSketch', () => {
  example.each(BLOCK_DESCRIPTIONS.map((description) => [description.components[0], description] as const))(
    'renders %s, as decoration',
    (_, description) => {
      const svg = sketchOf(description);
      expect(svg.childElementCount).toBeGreaterThan(0);
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.textContent).toBe('');
    },
  );

  example('differs between the blocks of a group', () => {
    const sketches = BLOCK_DESCRIPTIONS.map((description) => ({
      name: `${description.group} ${description.components[0]}`,
      image: `${description.group} ${sketchOf(description).innerHTML}`,
    }));
    const first = new Map(sketches.toReversed().map(({ name, image }) => [image, name]));
    expect(sketches.filter(({ name, image }) => first.get(image) !== name)).toEqual([]);
  });

  it.prop([anyDescription])('renders any description within its frame', (description) => {
    const sketch = sketchOf(description);
    expect(sketch.childElementCount).toBeGreaterThan(0);
    for (const rect of sketch.querySelectorAll('rect')) {
      const [y, height] = ['y', 'height'].map((name) => Number(rect.getAttribute(name)));
      expect(y).toBeGreaterThanOrEqual(0);
      expect((y ?? 0) + (height ?? 0)).toBeLessThanOrEqual(60);
    }
  });
});
