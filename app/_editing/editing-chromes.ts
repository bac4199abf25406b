import 'server-only';
import { DEFAULT_LANGUAGE, isLanguage } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { readUpTo } from '#adapters/shared/http/read-up-to.ts';
import { validEntries } from '#adapters/shared/valid-entries.ts';
import { localRoute } from '#app/_http/local-path-of.ts';
import { EDITOR_LIMIT } from '#app/_process/body-limits.ts';
import { cacheLayout, deleteLayout } from './layout-cache.ts';
import { renderForEditor } from './render-for-editor.ts';

const Body = z.object({
  args: z.tuple([z.string(), z.string(), z.string()]),
  jssEditingSecret: z.optional(z.string()),
});

const ChromesLayout = z.object({
  sitecore: z.object({
    context: z.object({
      site: z.catch(z.object({ name: z.string() }), { name: '' }),
      pageState: z.catch(z.string(), 'edit'),
      itemPath: z.catch(z.string(), ''),
    }),
  }),
});

const ViewBag = z.object({
  language: z.catch(z.string(), ''),
  dictionary: validEntries(z.string()),
});

/** The secret in the older editor's requests: in the body. */
export const secretOfChromes = async (request: Request): Promise<string> =>
  request.method === 'POST' ? ((await bodyOf(request.clone()))?.jssEditingSecret ?? '') : '';

/** Renders the page that the older editor sends, in the requested mode. */
export const renderChromes = async (request: Request): Promise<Response> => {
  const body = await bodyOf(request);
  const layout = body && parsed(body.args[1]);
  const context = ChromesLayout.safeParse(layout).data?.sitecore.context;
  const route = body && localRoute(context?.itemPath || body.args[0] || '/');
  if (body === undefined || route === undefined || context === undefined)
    return answer(400, '<html><body>The page to draw cannot be read</body></html>');
  const bag = ViewBag.parse(parsed(body.args[2]) ?? {});
  const layoutKey = cacheLayout({ layout, phrases: bag.dictionary });
  const rendering = await renderForEditor({
    route,
    layoutKey,
    itemId: '',
    site: context.site.name,
    language: isLanguage(bag.language) ? bag.language : DEFAULT_LANGUAGE,
    mode: context.pageState === 'preview' ? 'preview' : 'edit',
    layoutKind: 'final',
  });
  deleteLayout(layoutKey);
  return rendering ? answer(200, rendering.html) : answer(500, FAILED);
};

const FAILED = '<html><body>The page cannot be drawn</body></html>';

const answer = (status: number, html: string): Response => Response.json({ html }, { status });

const bodyOf = async (request: Request): Promise<z.infer<typeof Body> | undefined> => {
  const { bytes, isWhole } = await readUpTo(request.body, EDITOR_LIMIT);
  return isWhole ? Body.safeParse(parsed(new TextDecoder().decode(bytes))).data : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON is treated as absent.
    return undefined;
  }
};
