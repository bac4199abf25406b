import { LANGUAGES, type Language, mapFields } from '../shared/index.ts';

/** The parts of a website's frame that an editor changes for many pages at once. */
export const FRAME_AREAS = ['header', 'footer'] as const;
/** One of {@link FRAME_AREAS}. */
export type FrameArea = (typeof FRAME_AREAS)[number];

/** An item of a menu, a link of the footer, or a social profile. */
export interface FrameItem<Text = string> {
  /** Unique in its frame; the same for the same item of every language. A stored item has its place: `main.0.1`. */
  readonly id: string;
  /** Blank where it is not shown. */
  readonly title: Text;
  /** The text of its link where that differs from the title: the button of a call to action. */
  readonly text: Text;
  /** With its query and anchor, as stored; empty for no link. */
  readonly href: string;
  readonly target: '' | '_blank';
  /** `fa-solid fa-map`; empty for none. */
  readonly icon: string;
  readonly isCallToAction: boolean;
  readonly children: readonly FrameItem<Text>[];
}

/** A logo with its link; without `src` there is none. */
export interface FrameLogo<Text = string> {
  readonly src: string;
  readonly alt: Text;
  /** In pixels, as a text; empty when unknown. */
  readonly width: string;
  /** In pixels, as a text; empty when unknown. */
  readonly height: string;
  /** Empty for the home page. */
  readonly href: string;
}

/**
 * A header or a footer in one language, as an editor changes it.
 *
 * | part     | header                                                                                       | footer                        |
 * | -------- | -------------------------------------------------------------------------------------------- | ----------------------------- |
 * | lists    | `main`, `service`, `profile`                                                                 | `links`, `socials`            |
 * | logos    | `main`, `poweredBy`                                                                          | `main`                        |
 * | texts    | `topbar`                                                                                     | `newsletter`, `brand`, `city` |
 * | settings | `splitter`, `search`, `countdownDate`; `showSearch`, `showCountdown`, `showLanguageSwitch`: `1` or empty | `newsletterHref`, `year`      |
 */
export interface SiteFrameForm<Text = string> {
  readonly lists: Readonly<Record<string, readonly FrameItem<Text>[]>>;
  readonly logos: Readonly<Record<string, FrameLogo<Text>>>;
  readonly texts: Readonly<Record<string, Text>>;
  readonly settings: Readonly<Record<string, string>>;
}

/** A text in the languages of a frame. */
export type FrameTexts = Readonly<Partial<Record<Language, string>>>;
/** A header or a footer in each of its languages. */
export type FrameForms = Readonly<Partial<Record<Language, SiteFrameForm>>>;

/** A frame with other texts. @param to gets each text with its path: `main.0.1.title` */
export const withFrameTexts = <From, To>(
  { lists, logos, texts, settings }: SiteFrameForm<From>,
  to: (text: From, path: string) => To,
): SiteFrameForm<To> => {
  const items = (list: readonly FrameItem<From>[]): readonly FrameItem<To>[] =>
    list.map((item) => ({
      ...item,
      title: to(item.title, `${item.id}.title`),
      text: to(item.text, `${item.id}.text`),
      children: items(item.children),
    }));
  return {
    lists: mapFields(lists, items),
    logos: mapFields(logos, (logo, name) => ({ ...logo, alt: to(logo.alt, `logos.${name}.alt`) })),
    texts: mapFields(texts, (text, name) => to(text, `texts.${name}`)),
    settings,
  };
};

const formsIn = (forms: FrameForms): readonly (readonly [Language, SiteFrameForm])[] =>
  LANGUAGES.flatMap((language) => {
    const form = forms[language];
    return form ? [[language, form] as const] : [];
  });

/**
 * The first part that is not the same in every language, apart from its texts: `lists.main`; `undefined` when the
 * languages match, so that they can be edited together.
 */
export const frameDifference = (forms: FrameForms): string | undefined => {
  const [first, ...others] = formsIn(forms).map(([, form]) => partsOf(form));
  return Object.keys({ ...first, ...Object.assign({}, ...others) }).find((part) =>
    others.some((other) => other[part] !== first?.[part]),
  );
};

/** The parts of a frame without its texts, as JSON. */
const partsOf = (form: SiteFrameForm): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(withFrameTexts(form, () => null)).flatMap(([kind, parts]) =>
      Object.entries(parts).map(([name, part]) => [`${kind}.${name}`, JSON.stringify(part)]),
    ),
  );

/** The languages of a frame in one form, with each text in every language; `undefined` when they differ otherwise. */
export const joinedFrame = (forms: FrameForms): SiteFrameForm<FrameTexts> | undefined => {
  const all = formsIn(forms);
  const [first] = all;
  if (first === undefined || frameDifference(forms) !== undefined) return undefined;
  const texts = all.map(([language, form]) => {
    const byPath = new Map<string, string>();
    withFrameTexts(form, (text, path) => byPath.set(path, text));
    return [language, byPath] as const;
  });
  return withFrameTexts(
    first[1],
    (_, path): FrameTexts =>
      Object.fromEntries(texts.map(([language, byPath]) => [language, byPath.get(path) ?? ''])),
  );
};

/** The languages of a joined frame again. */
export const splitFrame = (frame: SiteFrameForm<FrameTexts>, languages: readonly Language[]): FrameForms =>
  Object.fromEntries(
    languages.map((language) => [language, withFrameTexts(frame, (texts) => texts[language] ?? '')]),
  );
