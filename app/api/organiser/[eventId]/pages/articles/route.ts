import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The articles among the pages of the fair's website. */
export const GET = organiserRoute('edit-site', (caller) => currentUseCases().pageOfficeOf(caller).articles());
