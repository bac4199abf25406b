import { isLanguage, type Language } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import { localRoute } from '#app/_http/local-path-of.ts';
import type { EditingTicket } from './editing-ticket.ts';

/** The page that an editor requests. */
export type EditorRequest = Omit<EditingTicket, 'kind' | 'nonce' | 'until'>;

const MODES = ['edit', 'preview', 'library', 'library-metadata'];
const EDITING_MODES = ['edit', 'library-metadata'];
const OF_PAGE = ['sc_site', 'sc_itemid', 'sc_lang', 'route', 'mode'];
const OF_COMPONENT = ['sc_site', 'sc_itemid', 'sc_renderingId', 'sc_uid', 'sc_lang', 'mode'];

/** Maximum length of a parameter, in characters: the ticket is stored in a cookie. */
const LONGEST = 500;

/**
 * Parses the editor's request, or says in one sentence what is missing or invalid.
 *
 * @param isNewer the newer editors omit the rendering id of a component
 */
export const readEditingQuery = (query: URLSearchParams, isNewer = false): Result<EditorRequest, string> => {
  const parameter = (name: string): string => query.get(name) ?? '';
  const mode = parameter('mode');
  const required = isLibrary(mode) ? OF_COMPONENT : OF_PAGE;
  const missing = required.filter(
    (name) => parameter(name) === '' && !(isNewer && name === 'sc_renderingId'),
  );
  if (missing.length > 0) return err(`Missing required query parameters: ${missing.join(', ')}`);
  if (!MODES.includes(mode)) return err(`Unknown mode. Known modes: ${MODES.join(', ')}`);
  if ([...query.values()].some((value) => value.length > LONGEST))
    return err('A query parameter is too long');
  const language = languageOf(parameter('sc_lang'));
  if (language === undefined) return err('This front end does not speak this language');
  const route = localRoute(parameter('route') || '/');
  return route === undefined
    ? err('The route leads elsewhere')
    : ok(toEditorRequest(parameter, language, route));
};

const toEditorRequest = (
  parameter: (name: string) => string,
  language: Language,
  route: string,
): EditorRequest => ({
  route,
  site: parameter('sc_site'),
  itemId: parameter('sc_itemid'),
  language,
  mode: EDITING_MODES.includes(parameter('mode')) ? 'edit' : 'preview',
  layoutKind: parameter('sc_layoutKind') === 'shared' ? 'shared' : 'final',
  ...(parameter('sc_version') && { version: parameter('sc_version') }),
  ...(parameter('sc_variant') && { variant: parameter('sc_variant') }),
  ...(isLibrary(parameter('mode')) && {
    component: {
      uid: parameter('sc_uid'),
      renderingId: parameter('sc_renderingId'),
      dataSourceId: parameter('sc_datasourceId') || parameter('dataSourceId'),
    },
  }),
});

const isLibrary = (mode: string): boolean => mode.startsWith('library');

/** `en-GB` becomes English: the front end has languages, not regions. */
const languageOf = (value: string): Language | undefined =>
  [value, value.split('-')[0] ?? ''].map((one) => one.toLowerCase()).find(isLanguage);
