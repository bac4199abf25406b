import type { Reaction } from '@fairdesk/core/articles';
import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import { readJsonBody } from '../request-body.ts';
import { httpFault, json, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { bearerOf } from '../tokens/secret.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { likesOf, savedBy, setReaction, statusOf } from './reactions.ts';

interface VisitorParts {
  readonly database: Database;
  /** Tokens of users. */
  readonly tokens: TokenStore;
}

/** Maximum size of a body, in bytes. */
const LARGEST_BODY = 1024;

/** An id may come in braces, which addresses encode. */
const ENCODED_BRACES = /%7[BD]/gi;

const ADDRESS = /^\/api\/visitor\/articles\/([^/]+)\/([A-Za-z]+)$/;

/**
 * The visitor portal under `/api/visitor`: likes of articles, and the reactions of their visitors. Accepts any
 * article id: the caller knows which articles exist.
 *
 * Source: site spec §7 "Visitor portal". `GET /api/visitor/savedArticles` is ours.
 */
export const createVisitorService =
  (parts: VisitorParts): Service =>
  async (request) => {
    const { query } = parts.database;
    const { pathname } = request.url;
    if (request.method === 'GET' && pathname === '/api/visitor/savedArticles')
      return json(200, { items: await savedBy(query, await requireVisitor(parts, request)) });
    const [, name = '', call = ''] = ADDRESS.exec(pathname) ?? [];
    const article = articleIdOf(name.replaceAll(ENCODED_BRACES, ''));
    if (article === undefined) return json(404, { error: 'not_found' });
    switch (`${request.method} ${call}`) {
      case 'GET articleData':
        return json(200, { likes: await likesOf(query, article) });
      case 'GET visitorStatus':
        return json(200, await statusOf(query, await requireVisitor(parts, request), article));
      case 'POST toggleLike':
        return toggle(parts, request, article, 'like');
      case 'POST toggleDislike':
        return toggle(parts, request, article, 'dislike');
      case 'POST toggleSave':
        return toggle(parts, request, article, 'save');
      default:
        return json(404, { error: 'not_found' });
    }
  };

const toggle = async (
  parts: VisitorParts,
  request: ServiceRequest,
  articleId: ArticleId,
  reaction: Reaction,
): Promise<ServiceResponse> => {
  const userId = await requireVisitor(parts, request);
  const read = await readJsonBody(request.body, LARGEST_BODY);
  const body = ToggleInput.safeParse('value' in read ? read.value : undefined);
  const isOn = body.data?.[reaction];
  if (isOn === undefined) throw httpFault(400, { error: 'invalid_request' });
  await setReaction(parts.database, { userId, articleId, reaction, isOn });
  return json(200, {});
};

const ToggleInput = z.object({
  like: z.boolean().optional(),
  dislike: z.boolean().optional(),
  save: z.boolean().optional(),
});

const requireVisitor = async ({ tokens }: VisitorParts, request: ServiceRequest): Promise<string> => {
  const token = bearerOf(request);
  const id = token === undefined ? undefined : await tokens.subjectOf(token);
  if (id === undefined) throw httpFault(401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer' });
  return id;
};
