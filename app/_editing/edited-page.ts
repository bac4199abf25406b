import 'server-only';
import { type EditedPage, hasOnlyContent, openEditedPage } from '@fairdesk/core/page';
import { describeFailure, type Failure, splitPath } from '@fairdesk/core/shared';
import type { Result, ResultAsync } from 'neverthrow';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { installationSeal } from '#app/_composition/installation-seal.ts';
import { readEdited } from '#app/_composition/page.ts';
import { valueOr } from '#app/_http/value-or.ts';
import { COOKIE_NAMES } from '#app/_process/cookie-names.ts';
import { failureDetails } from '#app/_process/failure-details.ts';
import { runtime } from '#app/_process/runtime.ts';
import { completeFairData } from '#app/_site/complete-fair-data.ts';
import { frameOf, openFrame } from '#app/_site/open-frame.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type EditingTicket, ticketOf } from './editing-ticket.ts';
import { editorSample } from './editor-sample.ts';
import { cachedLayout } from './layout-cache.ts';

/** A page for the editor. */
export interface EditorPage {
  /** Absent when there is no such page. */
  readonly edited: EditedPage | undefined;
  readonly data: PortalData;
}

/** The page of this request's editing ticket; `undefined` without a ticket. Never cached. */
export const openForEditor = cache(async (): Promise<EditorPage | undefined> => {
  const { settings, log, clock } = runtime();
  const header = (await cookies()).toString();
  const seal = installationSeal(settings);
  const ticket = ticketOf(header, seal, clock().getTime());
  if (!ticket) return undefined;
  const sites = await valueOr([], currentUseCases().sites.sites());
  const folder = sites.find(({ site }) => site === ticket.site)?.virtualFolder ?? '';
  const address = addressWithin(folder, ticket);
  const frame = await openFrame(ticket.language, address);
  const opened = await edited(ticket, folder, frame.path);
  if (opened.isErr())
    log.warn('Cannot open a page for its editor', {
      reason: describeFailure(opened.error),
      ...failureDetails(opened.error),
    });
  const page = opened.unwrapOr(undefined);
  return {
    edited: page,
    data: {
      ...(page ? frameOf(frame, page.page) : frame).data,
      editing: ticket.mode === 'edit',
      ...(page && !hasOnlyContent(page.page) && editorSample()),
      ...(page && (await completeFairData(page.page, frame))),
      ...(page && { texts: messagesFor(ticket.language, page.phrases) }),
    },
  };
});

const edited = (
  { layoutKey, site, itemId, language, version, variant, layoutKind, mode, component }: EditingTicket,
  folder: string,
  path: string,
): ResultAsync<EditedPage, Failure> | Promise<Result<EditedPage, Failure>> => {
  const address = {
    ...{ site, folder, path, language, itemId, layoutKind, mode },
    ...(version && { version }),
    ...(variant && { variants: variant.split(',') }),
    ...(component && { component }),
  };
  if (layoutKey === undefined) return openEditedPage(currentUseCases().editingPages)(address);
  const { layout, phrases = {} } = cachedLayout(layoutKey) ?? {};
  return Promise.resolve(
    readEdited(layout, phrases, address, { ...runtime().settings, cookieNames: COOKIE_NAMES }),
  );
};

/** The editor's paths are relative to the site; visitors see them below its folder. */
const addressWithin = (folder: string, { route }: EditingTicket): string => {
  const { path } = splitPath(route);
  if (folder === '' || path === `/${folder}` || path.startsWith(`/${folder}/`)) return path;
  return path === '/' ? `/${folder}` : `/${folder}${path}`;
};
