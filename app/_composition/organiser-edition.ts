import { type EditionOffice, makeNextEdition } from '@fairdesk/core/organiser';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use case of a next edition, for the browser. */
export const editionUseCases = (office: EditionOffice, log: Log) => ({
  makeNextEdition: logged(makeNextEdition(office), log),
});
