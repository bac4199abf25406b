// @vitest-environment jsdom
import { DEFAULT_ICON } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect } from 'vitest';
import { ContentIcon } from '#ui/shared/content-icon.tsx';

const drawing = (name: string) => renderToStaticMarkup(<ContentIcon name={name} />);

describe('an icon of the content', () => {
  it.prop([
    fc.oneof(fc.string(), fc.constantFrom('fa-constructor', 'fa-solid fa-__proto__', 'fab fa-truck')),
  ])('is the default one whenever nobody knows its name, and never fails', (name) => {
    expect(drawing(`fa-solid fa-nobody-${name.replace(/\W/g, '')}`)).toBe(drawing(DEFAULT_ICON));
    expect(drawing(name)).toMatch(/^<svg viewBox="0 0 \d+ \d+"[^>]*aria-hidden="true"[^>]*><(?:path|g)/);
  });

  it('is of the family it names, and found by its older name', () => {
    expect(drawing('fa-regular fa-envelope')).not.toBe(drawing('fa-solid fa-envelope'));
    expect(drawing('fa-brands fa-x-twitter')).not.toBe(drawing(DEFAULT_ICON));
    expect(drawing('fa-brands fa-facebook-square')).toBe(drawing('fa-brands fa-square-facebook'));
    expect(drawing('')).toBe(drawing(DEFAULT_ICON));
  });
});
