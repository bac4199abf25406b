import { iconDrawing } from './icon-drawing.ts';

interface Props {
  /** `fa-solid fa-calendar-days`; an unknown or empty name renders the default icon. */
  name: string;
}

/**
 * An icon named by an editor, rendered on the server so that the other three thousand never reach a browser. Public
 * pages refer to their icons by the key.
 */
export function ContentIcon({ name }: Props) {
  const { key, body, width, height } = iconDrawing(name);
  return (
    <svg
      data-icon={key}
      viewBox={`0 0 ${width} ${height}`}
      width="1em"
      height="1em"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of an icon set, not content
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
