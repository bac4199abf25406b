import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';

/** The articles among the pages of the fair's website. */
export const GET = organiserRoute('edit-site', (caller) => currentUseCases().pageApiOf(caller).articles());
