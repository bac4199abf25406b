/** The title of a stored page, from the beginning of its JSON; `undefined` when that has none. */
export const titleIn = (layout: string): string | undefined =>
  [NAVIGATION, META, DISPLAY].map((title) => textIn(title, layout)).find((title) => title);

const field = (name: string) => new RegExp(`"${name}":\\{"value":("(?:[^"\\\\]|\\\\.)*")`);
const NAVIGATION = field('NavigationTitle');
const META = field('MetaTitle');
const DISPLAY = /"displayName":("(?:[^"\\]|\\.)*")/;

const textIn = (title: RegExp, layout: string): string | undefined => {
  const found = title.exec(layout)?.[1];
  try {
    return found === undefined ? undefined : JSON.parse(found);
  } catch {
    return undefined;
  }
};
