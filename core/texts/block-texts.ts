import { fieldTexts } from './define-texts.ts';

/** Texts for editors of a page whose blocks keep it from being published. */
export const BLOCK_TEXTS = fieldTexts({
  en: {
    'page-portal-block':
      'This page has a block of the exhibitor portal, so visitors would see “Page not found”. Remove the block.',
    'page-exhibitor-block':
      'An exhibitor entry works only on the page for all exhibitor entries; here visitors would see “Page not found”. Remove the block.',
  },
  nl: {
    'page-portal-block':
      'Deze pagina heeft een blok van het exposantenportaal, waardoor bezoekers “Pagina niet gevonden” zouden zien. Verwijder het blok.',
    'page-exhibitor-block':
      'Een exposantvermelding werkt alleen op de pagina voor alle exposantvermeldingen; hier zouden bezoekers “Pagina niet gevonden” zien. Verwijder het blok.',
  },
  es: {
    'page-portal-block':
      'Esta página tiene un bloque del portal del expositor, por lo que los visitantes verían «Página no encontrada». Elimine el bloque.',
    'page-exhibitor-block':
      'Una ficha de expositor solo funciona en la página de todas las fichas de expositor; aquí los visitantes verían «Página no encontrada». Elimine el bloque.',
  },
  tr: {
    'page-portal-block':
      'Bu sayfada katılımcı portalına ait bir blok var; ziyaretçiler “Sayfa bulunamadı” iletisini görür. Bloğu kaldırın.',
    'page-exhibitor-block':
      'Katılımcı kaydı yalnızca tüm katılımcı kayıtlarının sayfasında çalışır; burada ziyaretçiler “Sayfa bulunamadı” iletisini görür. Bloğu kaldırın.',
  },
});
