import type { FieldContent, PageDocument } from './page-document.ts';

/** Changes a field of the page. */
export const withPageField = (document: PageDocument, name: string, content: FieldContent): PageDocument => ({
  ...document,
  fields: { ...document.fields, [name]: content },
});

/** Changes a field of the page as an article: the page's own titles and description follow while they are the same. */
export const withArticleField = (
  document: PageDocument,
  name: string,
  content: FieldContent,
): PageDocument => {
  const { fields } = document;
  const following = (FOLLOWERS.get(name) ?? []).filter(
    (each) => (fields[each] ?? '') === (fields[name] ?? ''),
  );
  return [name, ...following].reduce((changed, each) => withPageField(changed, each, content), document);
};

/** The fields of a page that begin as those of its article. */
const FOLLOWERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Title', ['MetaTitle', 'NavigationTitle']],
  ['Introduction', ['MetaDescription']],
]);
