import {
  dialogIdOf,
  PAGE_PATH_MAX,
  PAGE_TITLE_MAX,
  type PagePlace,
  type PagePurpose,
} from '@fairdesk/core/editor';
import { isBlank, isLanguage, type Language, lengthOf } from '@fairdesk/core/shared';
import { v4 as randomId } from 'uuid';
import { PLACEHOLDERS } from '../../../shared/layout/placeholders.ts';
import { languagesOf } from '../../content/find-page.ts';
import type { Layout } from '../../content/layout-schema.ts';
import { type ErrorPaths, errorPathsOf, purposeIn } from '../../content/page-purposes.ts';
import type { Query } from '../../database/open-database.ts';
import { cleanLayout } from './clean-layout.ts';
import { addDraft, newLayout, pageIn, wasAdded } from './create-page.ts';
import { ERROR_PAGE_TEXTS } from './error-page-texts.ts';
import { type OpenedLayout, openPage } from './page-drafts.ts';
import { languagesAt, type PageWriter, refused } from './page-rows.ts';

/** Adds an error page or a dialog as drafts, with the header and footer of the home page. */
export const createSpecialPage = (
  query: Query,
  writer: PageWriter,
  purpose: PagePurpose,
  { title, id, ...place }: PagePlace & NewSpecialPage,
): Promise<OpenedLayout> =>
  purpose === 'dialog'
    ? createDialog(query, writer, place, { title, id })
    : createErrorPage(query, writer, purpose, { language: place.language, id });

interface NewSpecialPage {
  readonly title: string;
  /** A UUID: a page that an earlier attempt added with it is opened. */
  readonly id?: string | undefined;
}

const createDialog = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  { title, id }: NewSpecialPage,
): Promise<OpenedLayout> => {
  const { path } = place;
  const name = dialogIdOf(path);
  if (await wasAdded(query, writer, place, id)) return openPage(query, writer, place);
  if (name === undefined || path.length > PAGE_PATH_MAX) throw refused('dialog-id', 'id');
  if (isBlank(title) || lengthOf(title) > PAGE_TITLE_MAX) throw refused('page-title', 'title');
  if ((await languagesAt(query, writer.site, path)).length > 0) throw refused('dialog-exists', 'id');
  await addWith(
    query,
    writer,
    place,
    { title: title.trim(), id },
    {
      componentName: 'Modal',
      params: { ModalId: name, Trigger: 'link' },
      fields: { Title: { value: title.trim() }, Content: { value: '' } },
      placeholders: { 'modal-{*}': [] },
    },
  );
  return openPage(query, writer, place);
};

/** In every language of the site, so that no visitor meets a half translated one. */
const createErrorPage = async (
  query: Query,
  writer: PageWriter,
  kind: keyof ErrorPaths,
  { language, id }: Pick<NewSpecialPage, 'id'> & { readonly language: Language },
): Promise<OpenedLayout> => {
  const paths = await errorPathsOf(query, writer.site);
  const path = paths[kind];
  if (await wasAdded(query, writer, { path, language }, id))
    return openPage(query, writer, { path, language });
  // The settings may name a screen of the portal, or one page for both errors.
  if (purposeIn(paths)(path) !== kind) throw refused('page-needed');
  if ((await languagesAt(query, writer.site, path)).length > 0) throw refused('page-exists');
  const languages = new Set([language, ...(await languagesOf(query, writer.site)).filter(isLanguage)]);
  for (const each of languages) {
    const { title, html } = ERROR_PAGE_TEXTS[kind][each];
    await addWith(
      query,
      writer,
      { path, language: each },
      { title, id },
      {
        componentName: 'RichText',
        params: { heading: 'h1' },
        fields: { Title: { value: title }, Text: { value: html } },
      },
    );
  }
  return openPage(query, writer, { path, language });
};

const addWith = async (
  query: Query,
  writer: PageWriter,
  place: PagePlace,
  { title, id }: NewSpecialPage,
  rendering: object,
): Promise<void> => {
  const key = { site: writer.site, ...place };
  const page = newLayout({ path: place.path, title, id }, await pageIn(query, { ...key, path: '/' }));
  const layout: Layout = {
    ...page,
    placeholders: { ...page.placeholders, [PLACEHOLDERS.main]: [{ uid: randomId(), ...rendering }] },
  };
  await addDraft(query, writer, key, cleanLayout(layout));
};
