import { safeHref } from '@fairdesk/core/navigation';
import {
  blockLook,
  columnsOf,
  DEFAULT_ICON,
  EDITOR_PLACEHOLDER_ID,
  type EditFrameButton,
  editFrameCommand,
  editFrameItem,
  FRAME_HOSTS,
  GROUNDS,
  HEADING_TAGS,
  IMAGE_WIDTHS,
  iconName,
  imageSourceSet,
  isFrameAllowed,
  isPlaceholder,
  mapPage,
  mapSource,
  mapZoom,
  PLAIN_LOOK,
  placeholderChrome,
  playerSource,
  videoAt,
} from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyParams = fc.dictionary(
  fc.constantFrom(
    'heading',
    'alignment',
    'width_desktop',
    'Rounded',
    'hide_title',
    'Styles',
    'GridParameters',
  ),
  fc.oneof(fc.string(), fc.constantFrom('h1', 'center', '50', 'on', 'dark', 'col-12 col-lg-6', 'col-lg-99')),
);

describe('blockLook', () => {
  it.prop([anyParams, fc.boolean()])('is always one that a page can draw', (params, isOwnPage) => {
    const look = blockLook((name) => params[name] ?? '', isOwnPage);
    expect(HEADING_TAGS).toContain(look.heading);
    expect(look.columns).toBeGreaterThanOrEqual(1);
    expect(look.columns).toBeLessThanOrEqual(12);
    expect([...GROUNDS, undefined]).toContain(look.ground);
    expect(look.anchor).toBe('');
  });

  it('is plain where nothing was set, and reads what was', () => {
    expect(blockLook(() => '')).toEqual(PLAIN_LOOK);
    const given: Record<string, string> = {
      RenderingIdentifier: 'visit',
      width_desktop: '50',
      heading: 'h3',
      alignment: 'right',
      hide_title: 'on',
      'Background Color': 'Brand',
      Rounded: '1',
    };
    expect(blockLook((name) => given[name] ?? '')).toEqual({
      anchor: 'visit',
      columns: columnsOf('50'),
      heading: 'h3',
      alignment: 'right',
      hidesTitle: true,
      ground: 'brand',
      isRounded: true,
    });
    expect(blockLook((name) => ({ GridParameters: 'col-12 col-lg-7' })[name] ?? '').columns).toBe(7);
    expect(blockLook(() => '', true).heading).toBe('h1');
  });
});

describe('the parameters of a look', () => {
  const look = (params: Readonly<Record<string, string>>) => blockLook((name) => params[name] ?? '');

  it.prop([fc.string({ unit: 'grapheme' })])(
    'name an anchor in any letters, and only as one word',
    (word) => {
      const { anchor } = look({ RenderingIdentifier: word });
      expect(anchor).toBe(/^[^\s\p{C}]{1,100}$/u.test(word.trim()) ? word.trim() : '');
    },
  );

  it('name an anchor as editors write it', () => {
    const anchors = ['visit-2', '2027', 'ulaşım', 'visit us', ' visit', ''].map(
      (RenderingIdentifier) => look({ RenderingIdentifier }).anchor,
    );
    expect(anchors).toEqual(['visit-2', '2027', 'ulaşım', '', 'visit', '']);
  });

  it('set a ground by its own parameter before the styles', () => {
    expect(look({ Styles: 'wide  DARK' }).ground).toBe('dark');
    expect(look({ Styles: 'dark', 'Background Color': 'soft' }).ground).toBe('soft');
    expect(look({ Styles: 'darker' }).ground).toBeUndefined();
  });

  it('ask for 1 to 12 columns on a large screen', () => {
    const columns = [
      'col-lg-1',
      'a col-xl-12 b',
      'col-lg-0',
      'col-lg-13',
      'col-sm-6',
      'xcol-lg-6',
      'col-lg-6x',
    ];
    expect(columns.map((GridParameters) => look({ GridParameters }).columns)).toEqual([
      1, 12, 12, 12, 12, 12, 12,
    ]);
    expect(look({ GridParameters: 'col-lg-11' }).columns).toBe(11);
  });
});

describe('isPlaceholder', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,20}[a-z]$/);

  it.prop([name, fc.nat(), fc.nat()])(
    'lets {*} stand for digits, and for nothing else',
    (key, one, other) => {
      expect(isPlaceholder(`${key}-{*}`, `${key}-${one}`)).toBe(true);
      expect(isPlaceholder(`${key}-${one}`, `${key}-{*}`)).toBe(true);
      expect(isPlaceholder(`${key}-${one}`, `${key}-${other}`)).toBe(one === other);
      expect(isPlaceholder(`${key}-1-{*}`, `${key}-11-{*}`)).toBe(false);
      expect(isPlaceholder(`${key}-{*}`, `${key}x-${one}`)).toBe(false);
      expect(isPlaceholder(key, `${key}-${one}`)).toBe(false);
      expect(isPlaceholder(`${key}-{*}`, `${key}-${one}x`)).toBe(false);
      expect(isPlaceholder(`${key}{*}`, `${key}x{*}`)).toBe(false);
    },
  );
});

describe('iconName', () => {
  it.prop([fc.string()])('never fails, and never answers more than a name', (classes) => {
    const icon = iconName(classes);
    if (icon) expect(icon.name).toMatch(/^[a-z0-9-]+$/);
  });

  it('reads family and name in either order', () => {
    expect(iconName(DEFAULT_ICON)).toEqual({ family: 'solid', name: 'icons' });
    expect(iconName('fa-x-twitter fa-brands')).toEqual({ family: 'brands', name: 'x-twitter' });
    expect(iconName('far fa-envelope')).toEqual({ family: 'regular', name: 'envelope' });
    expect(iconName('fa-truck')).toEqual({ family: 'solid', name: 'truck' });
    expect(iconName(' \n fas   fa-truck fa-2x ')).toEqual({ family: 'solid', name: 'truck' });
    expect(iconName('fa-regular fa-envelope')).toEqual({ family: 'regular', name: 'envelope' });
    expect(iconName('fab fa-linkedin')).toEqual({ family: 'brands', name: 'linkedin' });
    expect(iconName('xfa-truck fa-b;a fa-c')).toEqual({ family: 'solid', name: 'c' });
    expect(iconName('fas')).toBeUndefined();
    expect(iconName('')).toBeUndefined();
  });
});

describe('imageSourceSet', () => {
  const path = fc.stringMatching(/^[a-z0-9]{1,12}\.jpg$/);

  it.prop([path, fc.integer({ min: 1, max: 5000 })])('never offers more than there is', (file, width) => {
    const offered = imageSourceSet(`/-/media/${file}?h=9&w=9&hash=1&rev=abc`, width);
    const widths = [...offered.matchAll(/ (\d+)w/g)].map(([, each]) => Number(each));
    expect(widths).toEqual(IMAGE_WIDTHS.filter((each) => each <= width));
    if (offered) expect(offered).toContain(`/-/jssmedia/${file}?rev=abc&mw=576 576w`);
    expect(offered).not.toMatch(/[?&](?:h|w|hash)=/);
  });

  it.prop([fc.array(fc.constantFrom('a', ' ', ',', '\t', '(', 'ş'), { minLength: 1 })])(
    'offers each width once, whatever the file is called',
    (letters) => {
      const offered = imageSourceSet(`/-/media/${letters.join('')}.jpg?rev=a b`, 640);
      expect(offered.split(/,\s|\s/)).toHaveLength(4);
    },
  );

  it.prop([path])('offers nothing of a host that cannot size', (file) => {
    expect(imageSourceSet(`/files/${file}`)).toBe('');
    expect(imageSourceSet(`https://pictures.example/${file}`)).toBe('');
  });

  it('offers a width that is just there, each behind a comma, and knows no other address', () => {
    expect(imageSourceSet('/-/media/a.jpg', 640)).toBe(
      '/-/jssmedia/a.jpg?mw=576 576w, /-/jssmedia/a.jpg?mw=640 640w',
    );
    expect(imageSourceSet('/-/media/a.jpg?la=nl&&x', 576)).toBe('/-/jssmedia/a.jpg?la=nl&mw=576 576w');
    expect(['javascript:/-/media/a.jpg', 'x/-/media/a.jpg', ''].map((src) => imageSourceSet(src))).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('keeps the host and the folder', () => {
    expect(imageSourceSet('https://cm.example/nl/fair/~/media/a/b.png', 600)).toBe(
      'https://cm.example/nl/fair/~/jssmedia/a/b.png?mw=576 576w',
    );
  });
});

describe('isFrameAllowed', () => {
  const host = fc.constantFrom(...FRAME_HOSTS);

  it.prop([host, fc.webPath()])('accepts https on a host of the list', (name, path) => {
    expect(isFrameAllowed(`https://${name}${path}`, FRAME_HOSTS)).toBe(true);
    expect(isFrameAllowed(`http://${name}${path}`, FRAME_HOSTS)).toBe(false);
  });

  it.prop([host, fc.domain()])('never accepts a host that only looks like one', (name, other) => {
    for (const address of [
      `https://${name}.${other}/`,
      `https://${other}/${name}`,
      `https://${name}@${other}/`,
      `https://${other}\\@${name}/`,
      `//${name}/`,
      `javascript:https://${name}/`,
    ])
      expect(isFrameAllowed(address, FRAME_HOSTS)).toBe(false);
  });
});

describe('a map', () => {
  it.prop([fc.string(), fc.string()])('carries any place in an address that is safe', (location, zoom) => {
    const source = new URL(mapSource(location, mapZoom(zoom)));
    expect(FRAME_HOSTS).toContain(source.hostname);
    expect(source.searchParams.get('q')).toBe(location.replace(/\p{Cs}/gu, ''));
    expect(mapZoom(zoom)).toBeGreaterThanOrEqual(1);
    expect(mapZoom(zoom)).toBeLessThanOrEqual(20);
    expect(safeHref(mapPage(location))).toBe(mapPage(location));
  });

  it('is shown as near as was asked for', () => {
    expect(['7', '99', '-1', 'near'].map(mapZoom)).toEqual([7, 20, 1, 14]);
    expect(mapPage('RAI Amsterdam')).toBe('https://www.google.com/maps/search/?api=1&query=RAI%20Amsterdam');
    expect(mapSource('a\ud800b', 7)).toBe('https://www.google.com/maps?q=ab&z=7&output=embed');
  });
});

describe('videoAt', () => {
  it.prop([fc.oneof(fc.string(), fc.webUrl())])('plays nothing but a file or a known player', (source) => {
    const video = videoAt(source);
    if (video?.kind === 'file') expect(video.src).toMatch(/^(?:https:|\/).*\.(?:mp4|webm)/i);
    if (video?.kind === 'player') expect(isFrameAllowed(playerSource(video, true), FRAME_HOSTS)).toBe(true);
  });

  it('knows a file and both players', () => {
    expect(videoAt('/-/media/fair.mp4?rev=1')).toEqual({ kind: 'file', src: '/-/media/fair.mp4?rev=1' });
    expect(videoAt('https://www.youtube.com/embed/dQw4w9WgXcQ')).toMatchObject({ type: 'YOUTUBE' });
    expect(videoAt('https://player.vimeo.com/video/76979871')).toMatchObject({ type: 'VIMEO' });
    expect(videoAt('javascript:alert(1)//a.mp4')).toBeUndefined();
    expect(videoAt('//evil.example/a.mp4')).toBeUndefined();
    expect(videoAt('/-/media/1A2B.ashx')).toBeUndefined();
    expect(videoAt('/-/media/1A2B.ashx', true)).toEqual({ kind: 'file', src: '/-/media/1A2B.ashx' });
    for (const src of ['javascript:alert(1)', '//evil.example/a', 'http://a.example/a', ''])
      expect(videoAt(src, true)).toBeUndefined();
  });
});

describe('what the editor reads', () => {
  const source = { itemId: '{1}', databaseName: 'master', language: 'nl' };
  const text = { header: 'Tags', icon: 'tags.png', tooltip: 'Change tags' };

  it('names a placeholder by its key and its owner', () => {
    expect(placeholderChrome('headless-main')).toBe('headless-main_00000000-0000-0000-0000-000000000000');
    expect(placeholderChrome('column-1-{*}', EDITOR_PLACEHOLDER_ID)).toBe('column-1-{*}_1');
  });

  it('opens the fields of an item, or sends a command', () => {
    expect(editFrameItem(source)).toBe('sitecore://master/{1}?lang=nl');
    expect(editFrameCommand('|', '{1}')).toMatchObject({ isDivider: true, click: 'chrome:dummy' });
    expect(editFrameCommand({ ...text, fields: ['A', 'B'] }, '{1}', { x: 'y' }).click).toBe(
      "javascript:Sitecore.PageModes.PageEditor.postRequest('webedit:fieldeditor(command={70C4EED5-D4CD-4D7D-9763-80C42504F5E7}, fields=A|B, id={1}, x=y)',null,false)",
    );
    for (const click of ['javascript:go()', 'chrome:field:insert'])
      expect(editFrameCommand({ ...text, click }, '{1}').click).toBe(click);
    const sent = (click: string) =>
      /postRequest\('(.*)',null,false\)$/su.exec(editFrameCommand({ ...text, click }, '{1}').click)?.[1];
    expect([sent('item:save'), sent('item:save(a=1)'), sent('item:save()'), sent('(a=1)')]).toEqual([
      'item:save(id={1})',
      'item:save(a=1, id={1})',
      'item:save(id={1})',
      '(a=1, id={1})',
    ]);
    expect(sent("it's\\\n(x='y')")).toBe("it\\'s\\\\ (x=\\'y\\', id={1})");
    expect(sent('item:javascript:go')).toBe('item:javascript:go(id={1})');
    expect(editFrameCommand('|', '{1}')).toEqual({
      isDivider: true,
      click: 'chrome:dummy',
      header: 'Separator',
      icon: '',
      tooltip: '',
      type: 'separator',
    });
    expect(editFrameCommand({ ...text, click: 'item:save' }, '{1}')).toMatchObject({
      ...text,
      isDivider: false,
      type: null,
    });
    expect(() => editFrameCommand({ ...text, click: 'item:save(a=1' }, '{1}')).toThrow(
      'Message with arguments must end with ")".',
    );
  });

  it.prop([fc.string({ unit: 'binary' }).filter((word) => !/[()]|^(?:javascript|chrome):/.test(word))])(
    'never lets a command out of its quotes',
    (click) => {
      const button: EditFrameButton = { ...text, click };
      const script = editFrameCommand(button, '{1}').click;
      const inside = /postRequest\('(.*)',null,false\)$/su.exec(script)?.[1] ?? '';
      expect(inside.replace(/\\[\\']/g, '')).not.toMatch(/['\n\r\u2028\u2029]/);
    },
  );
});
