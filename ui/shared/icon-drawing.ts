import { DEFAULT_ICON, type IconName, iconName } from '@fairdesk/core/page';
import brands from '@iconify-json/fa6-brands/icons.json' with { type: 'json' };
import regular from '@iconify-json/fa6-regular/icons.json' with { type: 'json' };
import solid from '@iconify-json/fa6-solid/icons.json' with { type: 'json' };
import svgPath from 'svgpath';

/** An icon of a set. */
export interface IconDrawing {
  /** Its set and its name there: `solid truck`; empty for no icon. */
  readonly key: string;
  /** The contents of its `<svg>`. */
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** @param name `fa-solid fa-calendar-days`; an unknown or empty name gives the default icon */
export const iconDrawing = (name: string): IconDrawing =>
  drawingOf(iconName(name)) ?? drawingOf(iconName(DEFAULT_ICON)) ?? NOTHING;

/** The keys of all icons, always in the same order. */
export const iconKeys = (): readonly string[] =>
  Object.entries(SETS).flatMap(([family, { icons }]) =>
    Object.keys(icons).map((name) => `${family} ${name}`),
  );

/** @param key one of {@link iconKeys} */
export const iconDrawingOf = (key: string): IconDrawing => {
  const [family, name] = key.split(' ') as [IconName['family'], string];
  return drawingOf({ family, name }) ?? NOTHING;
};

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const SETS: Readonly<Record<IconName['family'], IconSet>> = { solid, regular, brands };

const NOTHING: IconDrawing = { key: '', body: '', width: 1, height: 1 };

const drawingOf = (icon: IconName | undefined): IconDrawing | undefined => {
  if (icon === undefined) return undefined;
  const { icons, aliases = {}, width = 16, height = 16 } = SETS[icon.family];
  const name = Object.hasOwn(aliases, icon.name) ? aliases[icon.name]?.parent : icon.name;
  if (name === undefined || !Object.hasOwn(icons, name)) return undefined;
  const key = `${icon.family} ${name}`;
  const drawing = coarse.get(key) ?? coarsely({ key, width, height, body: '', ...icons[name] });
  coarse.set(key, drawing);
  return drawing;
};

const coarse = new Map<string, IconDrawing>();

/**
 * The height of the grid for icon paths, in units: at a size of 64 pixels, one unit is a quarter of a pixel.
 */
const HEIGHT = 256;

/**
 * Rounds paths to whole numbers on a grid fine enough to be invisible, which halves the weight of a page's
 * icons.
 */
const coarsely = ({ key, width, height, body }: IconDrawing): IconDrawing => {
  const scale = HEIGHT / height;
  const path = (whole: string) => svgPath(whole).scale(scale).rel().round(0).toString();
  return {
    key,
    width: Math.round(width * scale),
    height: HEIGHT,
    body: body.replaceAll(/ d="([^"]*)"/g, (_, pathData: string) => ` d="${path(pathData)}"`),
  };
};
