import { DEFAULT_ICON, type IconName, iconName } from '@fairdesk/core/page';
import brands from '@iconify-json/fa6-brands/icons.json' with { type: 'json' };
import regular from '@iconify-json/fa6-regular/icons.json' with { type: 'json' };
import solid from '@iconify-json/fa6-solid/icons.json' with { type: 'json' };
import svgPath from 'svgpath';

interface Props {
  /** `fa-solid fa-calendar-days`; an unknown or empty name renders the default icon. */
  name: string;
}

/**
 * An icon named by an editor, rendered on the server so that the other three thousand never reach a browser.
 */
export function ContentIcon({ name }: Props) {
  const { body, width, height } =
    renderContextOf(iconName(name)) ?? renderContextOf(iconName(DEFAULT_ICON)) ?? NOTHING;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="1em"
      height="1em"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of an icon set, not content
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const SETS: Readonly<Record<IconName['family'], IconSet>> = { solid, regular, brands };

const NOTHING = { body: '', width: 1, height: 1 };

const renderContextOf = (icon: IconName | undefined): typeof NOTHING | undefined => {
  if (icon === undefined) return undefined;
  const { icons, aliases = {}, width = 16, height = 16 } = SETS[icon.family];
  const name = Object.hasOwn(aliases, icon.name) ? aliases[icon.name]?.parent : icon.name;
  if (name === undefined || !Object.hasOwn(icons, name)) return undefined;
  const key = `${icon.family} ${name}`;
  const known = coarse.get(key) ?? coarsely({ width, height, body: '', ...icons[name] });
  coarse.set(key, known);
  return known;
};

const coarse = new Map<string, typeof NOTHING>();

/**
 * The height of the grid for icon paths, in units: at a size of 64 pixels, one unit is a quarter of a pixel.
 */
const HEIGHT = 256;

/**
 * Rounds paths to whole numbers on a grid fine enough to be invisible, which halves the weight of a page's
 * icons.
 */
const coarsely = ({ width, height, body }: typeof NOTHING): typeof NOTHING => {
  const scale = HEIGHT / height;
  const path = (whole: string) => svgPath(whole).scale(scale).rel().round(0).toString();
  return {
    width: Math.round(width * scale),
    height: HEIGHT,
    body: body.replaceAll(/ d="([^"]*)"/g, (_, pathData: string) => ` d="${path(pathData)}"`),
  };
};
