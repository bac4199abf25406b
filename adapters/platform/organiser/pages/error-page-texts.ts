import type { Language } from '@fairdesk/core/shared';
import type { ErrorPaths } from '../../content/page-purposes.ts';

/** What an error page begins with: the texts of the built-in one. */
export interface ErrorPageTexts {
  readonly title: string;
  readonly html: string;
}

const home = (text: string): string => `<p><a href="/">${text}</a></p>`;

export const ERROR_PAGE_TEXTS: Readonly<
  Record<keyof ErrorPaths, Readonly<Record<Language, ErrorPageTexts>>>
> = {
  'not-found': {
    en: { title: 'Page not found', html: `<p>This page does not exist.</p>${home('Go to the Home page')}` },
    nl: {
      title: 'Pagina niet gevonden',
      html: `<p>Deze pagina bestaat niet.</p>${home('Naar de homepage')}`,
    },
    es: {
      title: 'Página no encontrada',
      html: `<p>Esta página no existe.</p>${home('Ir a la página de inicio')}`,
    },
    tr: { title: 'Sayfa bulunamadı', html: `<p>Bu sayfa mevcut değil.</p>${home('Ana sayfaya git')}` },
  },
  'server-error': {
    en: {
      title: 'This page could not be shown',
      html: `<p>Something went wrong on our side. Please try again.</p>${home('Go to the Home page')}`,
    },
    nl: {
      title: 'Deze pagina kan niet worden getoond',
      html: `<p>Er ging bij ons iets mis. Probeer het opnieuw.</p>${home('Naar de homepage')}`,
    },
    es: {
      title: 'No se puede mostrar esta página',
      html: `<p>Algo ha fallado por nuestra parte. Inténtelo de nuevo.</p>${home('Ir a la página de inicio')}`,
    },
    tr: {
      title: 'Bu sayfa gösterilemiyor',
      html: `<p>Bizim tarafımızda bir sorun oluştu. Lütfen yeniden deneyin.</p>${home('Ana sayfaya git')}`,
    },
  },
};
