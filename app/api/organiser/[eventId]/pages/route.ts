import { PageCreateBodySchema } from '@fairdesk/core/editor';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The pages of the fair's website. */
export const GET = organiserRoute('edit-site', (caller) =>
  currentUseCases()
    .pageApiOf(caller)
    .pages()
    .map((items) => ({ items })),
);

/** Adds a page, an article, an error page or a dialog, as a draft. */
export const POST = organiserRoute('edit-site', (caller) =>
  readBody(caller.request, PageCreateBodySchema).andThen(({ title, kind, id, ...place }) => {
    const office = currentUseCases().pageApiOf(caller);
    if (kind === undefined) return office.create(place, title, id);
    return kind === 'article'
      ? office.createArticle(place, title, id)
      : office.createSpecial(kind, place, title, id);
  }),
);
