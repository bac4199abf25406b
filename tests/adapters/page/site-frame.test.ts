import { FRAME_AREAS, type FrameItem, type SiteFrameForm } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readNavigation } from '#adapters/page/read-navigation.ts';
import { frameFormOf, withFrameForm } from '#adapters/page/site-frame.ts';
import { anyFrameForm, anyStoredFrame } from '#tests/support/models/any-frame.ts';

const places = (items: readonly FrameItem[], place: string): readonly FrameItem[] =>
  items.map((item, index) => {
    const id = `${place}.${index}`;
    return {
      ...item,
      id,
      // A text that repeats the title is the title.
      text: item.text === item.title ? '' : item.text,
      children: places(item.children, id),
    };
  });

/** A form as it is read after it was written: its items have the ids of their places. */
const settled = (form: SiteFrameForm): SiteFrameForm => ({
  ...form,
  lists: Object.fromEntries(Object.entries(form.lists).map(([name, items]) => [name, places(items, name)])),
});

const PLACE = { folder: 'aqua', language: 'nl' as const };

describe.each(FRAME_AREAS)('a stored %s', (area) => {
  it.prop([anyStoredFrame(area)])('stays as it is when nothing was changed', (stored) => {
    expect(withFrameForm(area, frameFormOf(area, stored), stored)).toEqual(stored);
  });

  it.prop([anyStoredFrame(area), fc.oneof(anyFrameForm(area), anyFrameForm(area, 'new-'))])(
    'reads back what was written into it',
    (stored, form) => {
      expect(frameFormOf(area, withFrameForm(area, form, stored))).toEqual(settled(form));
    },
  );

  it.prop([anyStoredFrame(area), fc.constantFrom('hideForParticipationTypes', 'fullHeight', 'other')])(
    'keeps fields that no form has when texts change',
    (stored, name) => {
      const form = frameFormOf(area, stored);
      const texts = Object.fromEntries(Object.keys(form.texts).map((text) => [text, 'Changed']));
      const written = JSON.stringify(withFrameForm(area, { ...form, texts }, stored));
      const count = (json: string) => json.split(`"${name}"`).length;
      expect(count(written)).toBe(count(JSON.stringify(stored)));
    },
  );
});

const item = (id: string, more: Partial<FrameItem> = {}): FrameItem => ({
  ...{ id, title: id, text: '', href: `/${id}`, target: '', icon: '', isCallToAction: false, children: [] },
  ...more,
});

describe('a header that an editor wrote', () => {
  it.prop([anyFrameForm('header', 'new-')])('shows visitors its items in its order', (form) => {
    const fields = withFrameForm('header', form, {});
    const navigation = readNavigation(
      {
        uid: '',
        componentName: 'Header',
        params: {},
        placeholders: {},
        fields: fields as object as Record<string, unknown>,
      },
      undefined,
      PLACE,
    );
    const titles = (
      items: readonly {
        readonly title: string;
        readonly children: readonly never[] | readonly FrameItem[];
      }[],
    ): unknown => items.map(({ title, children }) => [title, titles(children)]);
    expect(titles(navigation.main as never)).toEqual(titles(form.lists.main as never));
    expect(navigation.service.map(({ title }) => title)).toEqual(
      form.lists.service?.map(({ title }) => title),
    );
    expect(navigation.topbarText).toBe(form.texts.topbar);
    expect(navigation.search === undefined).toBe(form.settings.showSearch === '');
  });

  it('keeps what it does not know of an item that moves into another menu', () => {
    const stored = {
      links: { main: [{ navigationTitle: 'A', link: { href: '/a' }, hideForParticipationTypes: 'MAIN' }] },
    };
    const form = frameFormOf('header', stored);
    const [moved] = form.lists.main ?? [];
    const column = item('new-1', { href: '', children: moved ? [moved] : [] });
    const written = withFrameForm('header', { ...form, lists: { ...form.lists, main: [column] } }, stored);
    expect(written).toMatchObject({
      links: { main: [{ navigationTitle: 'new-1', children: [{ hideForParticipationTypes: 'MAIN' }] }] },
    });
  });
});
