// @vitest-environment jsdom
import type { MenuItem } from '@fairdesk/core/navigation';
import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { VISIBLE_TO_ALL } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { SectionRow } from '#ui/navigation/section-row.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const item = (title: string, children: readonly MenuItem[] = []): MenuItem => ({
  ...VISIBLE_TO_ALL,
  ...{ title, text: '', href: children.length > 0 ? '' : `/${title}`, target: '', icon: '' },
  ...{ isCallToAction: false, children },
});

/** Sections of links with unique names. */
const anySections = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 })
  .map((sizes) => sizes.map((size, place) => Array.from({ length: size }, (_, link) => `p${place}-${link}`)));

const menuOf = (sections: readonly (readonly string[])[]): readonly MenuItem[] =>
  sections.map((names, place) =>
    item(
      `s${place}`,
      names.map((name) => item(name)),
    ),
  );

const linksAt = (menu: readonly MenuItem[], path: string): readonly (string | null)[] => {
  render(<SectionRow items={menu} path={path} labels={labelsOf('en', messagesFor('en'))} />);
  const links = screen.queryAllByRole('link').map((link) => link.textContent);
  cleanup();
  return links;
};

describe('SectionRow', () => {
  it.prop([anySections, fc.nat(), fc.nat(), fc.constantFrom(...LANGUAGES)])(
    'always renders exactly the links of the current section, in any language',
    (sections, section, link, language) => {
      const names = sections[section % sections.length] ?? [];
      const path = `/${names[link % names.length]}`;
      expect(linksAt(menuOf(sections), localPath({ language, path }))).toEqual(names);
    },
  );

  it('contains the heading of a column that has an address, before its links', () => {
    const halls = { ...item('halls', [item('hall-8')]), href: '/halls' };
    const menu = [item('visit', [item('tickets'), halls])];
    expect(linksAt(menu, '/halls')).toEqual(['tickets', 'halls', 'hall-8']);
  });

  it.prop([anySections])('renders nothing on a page outside all sections', (sections) => {
    expect(linksAt(menuOf(sections), '/elsewhere')).toEqual([]);
  });
});
