import { DEFAULT_ICON, type IconName, iconName } from '@fairdesk/core/page';
import brands from '@iconify-json/fa6-brands/icons.json' with { type: 'json' };
import regular from '@iconify-json/fa6-regular/icons.json' with { type: 'json' };
import solid from '@iconify-json/fa6-solid/icons.json' with { type: 'json' };
import svgPath from 'svgpath';

interface Props {
  /** `fa-solid fa-calendar-days`; nobody's icon and none at all are drawn as the default one. */
  name: string;
}

/** An icon that editors name, drawn on the server: none of the other three thousand reaches a browser. */
export function ContentIcon({ name }: Props) {
  const { body, width, height } =
    renderContextOf(iconName(name)) ?? renderContextOf(iconName(DEFAULT_ICON)) ?? NOTHING;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="1em"
      height="1em"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of an icon set, no content
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

/** How many units high a drawing is: one of them is a quarter of a pixel where it is 64 pixels high. */
const HEIGHT = 256;

/** On a grid so fine that nobody sees it: whole numbers are half of what a page's icons weigh. */
const coarsely = ({ width, height, body }: typeof NOTHING): typeof NOTHING => {
  const scale = HEIGHT / height;
  const path = (whole: string) => svgPath(whole).scale(scale).rel().round(0).toString();
  return {
    width: Math.round(width * scale),
    height: HEIGHT,
    body: body.replaceAll(/ d="([^"]*)"/g, (_, drawn: string) => ` d="${path(drawn)}"`),
  };
};
