// @vitest-environment jsdom
import { CAPTION_MAX, EDITING_TEXTS } from '@fairdesk/core/page';
import { LANGUAGES, lengthOf } from '@fairdesk/core/shared';
import { anyFairDay, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import type { LayoutRendering } from '#tests/support/models/layout-document.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { defineElements } from '#ui/page/elements/index.ts';
import { FrameOnClick } from '#ui/page/parts/frame-on-click.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { renderPage } from './render-page.tsx';

defineElements();

const value = (text: unknown) => ({ value: text });
const link = (text: string) => value({ href: '/visit', text });
const picture = (alt: string) => value({ src: '/files/hall.jpg', alt, width: '800', height: '600' });
const html = (text: string) => {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return value(paragraph.outerHTML);
};

type Texts = readonly [string, string, string];
type Sample = (texts: Texts) => Omit<LayoutRendering, 'componentName'>;

/** For each rendering, fields with three texts that must be readable for visitors. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  Agenda: ([a, b, c]) => ({
    fields: {
      Title: value(a),
      Items: [b, c].map((title) => ({
        fields: { Date: value('2027-01-26T00:00:00Z'), Title: value(title) },
      })),
    },
  }),
  Banner: ([a, b, c]) => ({
    fields: {
      Title: value(a),
      Items: [b, c].map((title) => ({ fields: { Title: value(title), Link: link('Go') } })),
    },
  }),
  BorderedBlock: ([a, b, c]) => ({
    fields: { Label: value(a), Title: value(b), Content: html(c), Link: link('Go') },
  }),
  Carousel: ([a, b, c]) => ({
    fields: { Title: value(a), Items: [{ fields: { Title: value(b), Content: html(c) } }] },
  }),
  Gallery: ([a, b, c]) => ({
    fields: {
      Title: value(a),
      Items: [b, c].map((caption) => ({
        fields: { GalleryItem: picture('Hall'), ImageCaption: value(caption) },
      })),
    },
  }),
  Modal: ([a, b, c]) => ({
    params: { ModalId: 'offer' },
    fields: { Title: value(a), Content: html(b) },
    placeholders: { 'modal-{*}': [{ componentName: 'RichText', fields: { Text: html(c) } }] },
  }),
  CallToActionCard: ([a, b, c]) => ({ fields: { Title: value(a), Content: html(b), Link: link(c) } }),
  CallToActionImage: ([a, b, c]) => ({
    params: { FieldNames: 'Centered' },
    fields: { Title: value(a), Content: html(b), Link: link(c), Image: picture('') },
  }),
  ContactCard: ([a, b, c]) => ({ fields: { Name: value(a), Role: value(b), Email: value(c) } }),
  ContentBlockCard: ([a, b, c]) => ({ fields: { Title: value(a), Content: html(b), Link: link(c) } }),
  ContentCard: ([a, b, c]) => ({ fields: { Title: value(a), Content: html(b), Link: link(c) } }),
  DuoBlock: ([a, b, c]) => ({
    params: { FieldNames: 'Placeholder' },
    fields: { Title: value(a), Content: html(b) },
    placeholders: { 'duo-{*}': [{ componentName: 'RichText', fields: { Text: html(c) } }] },
  }),
  Faq: ([a, b, c]) => ({
    fields: { Title: value(a), Questions: [{ fields: { Question: value(b), Answer: html(c) } }] },
  }),
  IconCard: ([a, b, c]) => ({ fields: { Title: value(a), Content: html(b), Link: link(c) } }),
  Jumbotron: ([a, b, c]) => ({ fields: { Title: value(a), SubTitle: value(b), Content: html(c) } }),
  LinkList: ([a, b, c]) => ({
    fields: { Title: value(a), Items: [b, c].map((text) => ({ fields: { Link: link(text) } })) },
  }),
  PageList: ([a, b, c]) => ({
    params: { FieldNames: 'ColumnTiles' },
    fields: { Title: value(a), Items: [b, c].map((name) => ({ url: '/visit', displayName: name })) },
  }),
  RichText: ([a, b, c]) => ({ fields: { Title: value(a), Text: value(`${html(b).value}${html(c).value}`) } }),
  ColumnSplitter: (texts) => ({
    params: { EnabledPlaceholders: '1,2,3', ColumnWidth1: '33' },
    placeholders: Object.fromEntries(
      texts.map((text, index) => [
        `column-${index + 1}-{*}`,
        [{ componentName: 'RichText', fields: { Text: html(text) } }],
      ]),
    ),
  }),
  PersonalizedWrapper: (texts) => ({
    placeholders: {
      'personalized-{*}': texts.map((text) => ({ componentName: 'RichText', fields: { Text: html(text) } })),
    },
  }),
};

describe('a text written by an editor', () => {
  it.prop([fc.constantFrom(...Object.entries(SAMPLES)), fc.tuple(anyTitle, anyTitle, anyTitle)])(
    'is always readable as written, in every block',
    async ([componentName, sample], texts) => {
      const { body } = await renderPage([{ componentName, ...sample(texts) }]);
      for (const text of texts) expect(body.textContent).toContain(text);
    },
  );

  it.prop([fc.constantFrom(...Object.entries(SAMPLES)), fc.tuple(anyTitle, anyTitle, anyTitle)])(
    'never adds an element',
    async ([componentName, sample], [one]) => {
      const count = async (text: string) =>
        (await renderPage([{ componentName, ...sample([text, 'b', 'c']) }])).querySelectorAll('*').length;
      expect(await count(`${one}<img src=x onerror=alert(1)><script>1</script>`)).toBe(await count('a'));
    },
  );
});

const main = async (
  componentName: string,
  rest: Omit<LayoutRendering, 'componentName'>,
  context?: object,
) => {
  const rendered = await renderPage([{ componentName, uid: 'u1', ...rest }], context);
  const area = rendered.querySelector('main');
  if (!area) throw new Error('The page has no main area');
  return area;
};

describe('an accordion', () => {
  const questions = ['One?', 'Two?'].map((text) => ({
    fields: { Question: value(text), Answer: html('Yes') },
  }));

  it('opens one question at a time, and its sections as configured', async () => {
    const fields = { Sections: [{ fields: { Title: value('Stand'), Questions: questions } }] };
    const folded = await main('Faq', { fields });
    expect(folded.querySelectorAll('details[name="faq-u1"]')).toHaveLength(2);
    expect(folded.querySelectorAll('details[open]')).toHaveLength(0);
    const unfolded = await main('Faq', { fields, params: { IsExpandedByDefault: '1' } });
    expect(unfolded.querySelectorAll('details[open]')).toHaveLength(1);
  });
});

describe('a list without items', () => {
  it.each(['Agenda', 'Carousel', 'Faq', 'Figures', 'Gallery', 'LinkList', 'LogoRow', 'PageList'])(
    'of the kind %s leaves no title above nothing, but for its editor',
    async (name) => {
      const fields = {
        Title: value('Key dates'),
        Items: [],
        ...(name === 'Faq' && { Sections: [{ fields: {} }] }),
      };
      expect((await main(name, { fields })).textContent).not.toContain('Key dates');
      expect((await main(name, { fields }, { pageEditing: true })).textContent).toContain('Key dates');
    },
  );

  it('is left out of a contact card', async () => {
    expect((await main('ContactCard', { fields: { Name: value('Ada') } })).querySelector('ul')).toBeNull();
  });
});

describe('a contact card', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('has lines between its fields as configured: "%s"', async (ShowBorder, hasLines) => {
    const fields = { Name: value('Ada'), Email: value('ada@fair.example') };
    const card = (await main('ContactCard', { fields, params: { ShowBorder } })).querySelector('article');
    expect(card?.hasAttribute('data-lines')).toBe(hasLines);
  });
});

describe('a card without contents', () => {
  const components = [
    ...['BorderedBlock', 'CallToActionCard', 'CallToActionImage', 'ContentBlockCard', 'ContentCard'],
    ...['IconCard', 'Jumbotron', 'Promo'],
  ];
  const anyLook = fc.record(
    {
      FieldNames: fc.constantFrom('Default', 'Linkable', 'Centered', 'WithText'),
      'Background Color': fc.constantFrom('soft', 'brand', 'dark'),
      width_desktop: fc.constantFrom('25', '50'),
      Rounded: fc.constant('1'),
    },
    { requiredKeys: [] },
  );
  const anyBlank = fc.constantFrom(
    {},
    { Title: value('') },
    { Content: value(null), Link: value({ href: '' }) },
  );

  it.prop([fc.constantFrom(...components), anyLook, anyBlank])(
    'is never seen by visitors, and always by editors',
    async (component, params, fields) => {
      const drawn = async (context?: object) =>
        (await main(component, { fields, params }, context)).querySelector('div > *');
      expect(await drawn()).toBeNull();
      expect(await drawn({ pageEditing: true })).not.toBeNull();
    },
  );
});

describe('a card that is a link', () => {
  it.each(['ContentCard', 'IconCard'])('is named by its title where that is hidden: %s', async (name) => {
    const fields = { Title: value('Halls'), Link: link('Visit') };
    const linkOf = async (hidden: string) =>
      (await main(name, { fields, params: { FieldNames: 'Linkable', hide_title: hidden } })).querySelector(
        'a',
      );
    expect((await linkOf('0'))?.querySelector('.visually-hidden')).toBeNull();
    const hidden = await linkOf('1');
    expect(hidden?.textContent).toBe('Halls');
    expect(hidden?.firstElementChild?.className).toBe('visually-hidden');
  });
});

describe('a gallery', () => {
  it.prop([fc.integer({ min: 1, max: 4 })])(
    'offers to turn its pictures when there are several',
    async (count) => {
      const Items = Array.from({ length: count }, (_, place) => ({
        fields: { GalleryItem: picture(`Hall ${place}`) },
      }));
      const gallery = await main('Gallery', { fields: { Items } });
      const offered = ['[data-play]', '[data-previous]', '[data-next]'].map(
        (name) => gallery.querySelector(name)?.closest('[hidden]') === null,
      );
      expect(offered).toEqual(Array(3).fill(count > 1));
      expect(gallery.querySelector('[data-close]')?.closest('[hidden]')).toBeNull();
    },
  );
});

describe('a banner', () => {
  it.each([
    [1, '10'],
    [2, '5'],
    [3, '3'],
    [4, '3'],
  ])('gives each of %i actions %s columns', async (count, columns) => {
    const Items = Array.from({ length: count }, (_, n) => ({
      fields: { Title: value(`Do ${n}`), Link: link('') },
    }));
    const banner = (await main('Banner', { fields: { Items } })).querySelector('[data-actions]');
    expect(banner?.getAttribute('style')).toContain(`--action-columns:${columns};--filler-ratio:0.56`);
  });
});

describe('a frame', () => {
  const framed = (href: string) => ({ fields: { Link: value({ href }), Title: value('Route') } });

  it('reports a missing link', async () => {
    expect((await main('Iframe', {})).textContent).toContain(
      'Unable to display content. No source link found for this IFrame',
    );
  });

  it('loads an allowed site in a sandbox after a click, and links to any other', async () => {
    renderView(
      <FrameOnClick href="/plain" src="https://www.google.com/maps" title="Route" label="Show route">
        Show
      </FrameOnClick>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/plain');
    await userEvent.click(screen.getByRole('link', { name: 'Show route' }));
    const frame = screen.getByTitle('Route');
    expect(frame.getAttribute('src')).toBe('https://www.google.com/maps');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const other = await main('Iframe', framed('https://other.example/'));
    expect(other.querySelector('iframe')).toBeNull();
    expect(other.querySelector('a')?.getAttribute('href')).toBe('https://other.example/');
  });

  it('reports that in the language of its reader', () => {
    const texts = LANGUAGES.map((language) => messagesFor(language)['frame-missing']);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  it('has a transparent cover in the editor', async () => {
    const edited = await main('Iframe', framed('https://www.google.com/maps'), { pageEditing: true });
    expect(edited.querySelector('iframe + span')).not.toBeNull();
  });

  it('of a site, a video or a map is not loaded before a click', async () => {
    const site = await main('Iframe', framed('https://www.google.com/maps'));
    expect(site.querySelector('iframe')).toBeNull();
    const film = await main('Video', {
      fields: { BaseUrl: value('https://www.youtube.com/embed/'), VideoId: value('dQw4w9WgXcQ') },
    });
    expect(film.querySelector('iframe')).toBeNull();
    expect(film.querySelector('a')?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    const map = await main('Map', { fields: { Location: value('Rotterdam'), Zoom: value(15) } });
    expect(map.querySelector('iframe')).toBeNull();
    expect(map.querySelector('a')?.getAttribute('href')).toContain('query=Rotterdam');
  });
});

describe('a video file', () => {
  it.each(['mP4Movie', 'MP4Movie', 'Mp4Movie'])('is read from the field %s', async (name) => {
    const fields = { TemplateName: value('Video'), [name]: value({ src: '/-/media/basin.mp4' }) };
    const film = (await main('Video', { fields })).querySelector('video');
    expect(film?.getAttribute('src')).toBe('/-/media/basin.mp4');
  });
});

describe('the id of a heading that names its block', () => {
  it.prop([fc.constantFrom('content', 'menu-0', 'menu-sidebar', 'languages', 'site-search', 'same')])(
    'is never that of another element, for any block id of the platform',
    async (uid) => {
      const block = { componentName: 'ContentBlockCard', uid, fields: { Title: value('Title') } };
      const rendered = await renderPage([block, block]);
      const ids = [...rendered.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(rendered.querySelectorAll('h2[id]')).toHaveLength(2);
    },
  );
});

describe('an image', () => {
  it.prop([fc.string({ unit: 'grapheme', minLength: CAPTION_MAX + 1, maxLength: 400 })])(
    'never has a caption of more than 200 characters and an ellipsis',
    async (caption) => {
      fc.pre(lengthOf(caption) > CAPTION_MAX);
      const figure = await main('Image', {
        fields: { Image: picture('Hall'), ImageCaption: value(caption) },
      });
      const visible = figure.querySelector('figcaption')?.textContent ?? '';
      expect(visible.endsWith('…')).toBe(true);
      expect(caption.normalize().startsWith(visible.slice(0, -1).normalize())).toBe(true);
    },
  );

  it('has a button to enlarge it, and only the first one on a page loads eagerly', async () => {
    const image = { componentName: 'Image', fields: { Image: picture('Hall') } };
    const rendered = await renderPage([
      { ...image, uid: 'a' },
      { ...image, uid: 'b' },
    ]);
    const button = rendered.querySelector('button[popovertarget="large-a"]');
    expect(button?.getAttribute('aria-label')).toBe('Enlarge image: Hall');
    expect(rendered.getElementById('large-a')?.hasAttribute('popover')).toBe(true);
    const loading = [...rendered.querySelectorAll('figure > button img')].map((img) =>
      img.getAttribute('loading'),
    );
    expect(loading).toEqual([null, 'lazy']);
    expect(rendered.querySelector('img')?.getAttribute('width')).toBe('800');
  });
});

describe('a link', () => {
  it('has exactly the classes that its editor set', async () => {
    const classOf = async (given: unknown) => {
      const link = { value: { href: '/x', text: 'Go', class: given } };
      const rendered = await renderPage([
        { componentName: 'CallToActionCard', fields: { Title: { value: 'T' }, Link: link } },
      ]);
      return [...(rendered.querySelector('main a')?.classList ?? [])];
    };
    expect(await classOf('wide arrow')).toEqual(expect.arrayContaining(['wide', 'arrow']));
    const plain = await classOf('');
    for (const strange of ['"><b>', 7, null, { a: 1 }]) expect(await classOf(strange)).toEqual(plain);
  });
});

describe('structured data', () => {
  const ends = fc.constantFrom('</script>', '</SCRIPT ', '<!--<script>', '\u2028', ']]>');
  const anyFacts = fc.oneof(fc.jsonValue(), fc.dictionary(ends, fc.array(ends)));

  it.prop([anyFacts])('is one script with the original value, for any content', async (facts) => {
    const rendered = await renderPage([
      { componentName: 'StructuredData', fields: { JSON: value(JSON.stringify(facts)) } },
    ]);
    const scripts = rendered.querySelectorAll('main script');
    expect(scripts).toHaveLength(1);
    expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual(JSON.parse(JSON.stringify(facts)));
  });

  it('is absent when invalid, with a notice for editors', async () => {
    expect(
      (await main('StructuredData', { fields: { JSON: value('{') } })).querySelector('script'),
    ).toBeNull();
    const edited = await main('StructuredData', { fields: { JSON: value('{}') } }, { pageEditing: true });
    expect(edited.textContent).toContain(EDITING_TEXTS.structuredData);
    expect(edited.querySelector('script')).toBeNull();
  });
});

describe('a link list', () => {
  it('leaves out page data and the excluded template of the site', async () => {
    const item = (text: string, template: object) => ({ ...template, fields: { Link: link(text) } });
    const list = await main('LinkList', {
      params: { SkippedTemplate: '{AB}' },
      fields: {
        Items: [
          item('Shown', { templateName: 'Link' }),
          item('Data', { templateName: 'Page Data' }),
          item('Named', { templateId: 'ab' }),
        ],
      },
    });
    expect([...list.querySelectorAll('li')].map((row) => row.textContent)).toEqual(['Shown']);
  });

  it('reads the result of a component’s own query', async () => {
    const children = { results: [{ field: { link: { value: { href: '/a', text: 'First' } } } }] };
    const datasource = { field: { title: { jsonValue: value('Go') } }, title: value('Go there'), children };
    const list = await main('LinkList', { fields: { data: { datasource } } });
    expect(list.textContent).toContain('Go there');
    expect(list.textContent).toContain('First');
  });
});

describe('an address in a field', () => {
  const hostile = fc.constantFrom(
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    '//evil.example/x.mp4',
    '\\\\evil.example',
    'mailto:a@b.example',
    'ftp://a.example/x.jpg',
  );
  const names = fc.constantFrom(
    'Link',
    'Image',
    'ImageLink',
    'URL',
    'mP4Movie',
    'LinkedIn',
    'PosterImage',
    'GalleryItem',
  );

  it.prop([hostile, names])('never executes, and images load over the web only', async (address, name) => {
    const both = value({ href: address, src: address, text: 'x' });
    const kinds = ['Image', 'Video', 'Iframe', 'ContentCard', 'ContactCard', 'Jumbotron', 'DuoBlock'];
    const rendered = await renderPage(
      kinds.flatMap((componentName) =>
        [both, value(address)].map((field) => ({
          componentName,
          fields: { Title: value('t'), TemplateName: value('Video'), [name]: field },
        })),
      ),
    );
    const all = (key: string) =>
      [...rendered.querySelectorAll(`main [${key}]`)].map((element) => element.getAttribute(key) ?? '');
    for (const href of all('href')) expect(href).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|[#?])/);
    for (const src of all('src')) expect(src).toMatch(/^(?:https?:|\/(?!\/))/);
  });
});

describe('a column splitter', () => {
  it.prop([fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 })])(
    'renders the enabled columns in order, and no others',
    async (enabled) => {
      const text = (n: number) => ({ componentName: 'RichText', fields: { Text: html(`column ${n}`) } });
      const splitter = await main('ColumnSplitter', {
        params: { EnabledPlaceholders: enabled.join(',') },
        placeholders: Object.fromEntries(
          Array.from({ length: 8 }, (_, index) => [`column-${index + 1}-{*}`, [text(index + 1)]]),
        ),
      });
      const texts = [...splitter.querySelectorAll('p')].map((paragraph) => paragraph.textContent);
      expect(texts).toEqual(enabled.toSorted().map((n) => `column ${n}`));
    },
  );
});

describe('a personalised part', () => {
  const part = {
    params: { ParticipationTypes: 'EXHIBITOR|PARTNER' },
    placeholders: {
      'personalized-{*}': [{ componentName: 'RichText', fields: { Text: html('For partners') } }],
    },
  };

  it('is sent only to its audience, and always to editors', async () => {
    expect((await main('PersonalizedWrapper', part)).textContent).not.toContain('For partners');
    const edited = await main('PersonalizedWrapper', part, { pageState: 'edit' });
    expect(edited.textContent).toContain('For partners');
    expect(edited.textContent).toContain('Only for: Exhibitor and PARTNER');
  });
});

describe('a heading', () => {
  it('has the configured tag, and the page has one main heading', async () => {
    const fields = { Title: value('Welcome'), Content: html('') };
    const chosen = await main('Jumbotron', { fields, params: { heading: 'h1' } });
    expect([...chosen.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Welcome']);
    const plain = await main('Jumbotron', { fields, params: { heading: 'script' } });
    expect(plain.querySelector('h1')?.textContent).toBe('Title of the page');
    expect(plain.querySelector('h2')?.textContent).toBe('Welcome');
    const hidden = await main('Jumbotron', { fields, params: { hide_title: '1' } });
    expect(hidden.textContent).not.toContain('Welcome');
  });
});

describe('a date written as text by an editor', () => {
  const card = async (date: unknown) =>
    (await main('ContentBlockCard', { fields: { Title: value('News'), Date: value(date) } })).querySelector(
      'time',
    );

  it.prop([anyFairDay])('is displayed with slashes on a card, with the machine-readable day', async (day) => {
    for (const text of [day.replaceAll('-', ''), Number(day.replaceAll('-', ''))]) {
      const time = await card(text);
      expect(time?.textContent).toBe(day.replaceAll('-', '/'));
      expect(time?.dateTime).toBe(day);
    }
  });

  it('is distinguished from a timestamp, and from invalid text', async () => {
    expect((await card('2027-03-14T00:00:00Z'))?.textContent).toBe('14 March 2027');
    for (const none of ['', '20271399', '202703145', '0001-01-01T00:00:00Z', '00010101'])
      expect(await card(none)).toBeNull();
  });

  it.prop([anyFairDay])('is accepted as a day of an agenda', async (day) => {
    const agenda = async (date: string) => {
      const items = [{ fields: { Date: value(date), Title: value('Opening') } }];
      return (await main('Agenda', { fields: { Items: items } })).innerHTML;
    };
    expect(await agenda(day.replaceAll('-', ''))).toBe(await agenda(`${day}T00:00:00Z`));
  });
});
