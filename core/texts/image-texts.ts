import { fieldTexts } from './define-texts.ts';

/** Texts for editors of the image library. */
export const IMAGE_TEXTS = fieldTexts({
  en: {
    'site-image-name': 'Enter a name.',
    'site-image-used':
      'Pages use this image: {pages}{more, plural, =0 {} one { and # more} other { and # more}}. Remove it from them first.',
    'site-images-max': 'The library is full: {max, plural, one {# image} other {# images}}.',
  },
  nl: {
    'site-image-name': 'Vul een naam in.',
    'site-image-used':
      'Pagina’s gebruiken deze afbeelding: {pages}{more, plural, =0 {} one { en nog #} other { en nog #}}. Verwijder deze daar eerst.',
    'site-images-max': 'De bibliotheek is vol: {max, plural, one {# afbeelding} other {# afbeeldingen}}.',
  },
  es: {
    'site-image-name': 'Introduzca un nombre.',
    'site-image-used':
      'Hay páginas que usan esta imagen: {pages}{more, plural, =0 {} one { y # más} many { y # de páginas más} other { y # más}}. Quítela primero de ellas.',
    'site-images-max':
      'La biblioteca está llena: {max, plural, one {# imagen} many {# de imágenes} other {# imágenes}}.',
  },
  tr: {
    'site-image-name': 'Bir ad girin.',
    'site-image-used':
      'Bu görseli kullanan sayfalar var: {pages}{more, plural, =0 {} other { ve # sayfa daha}}. Önce görseli bu sayfalardan kaldırın.',
    'site-images-max': 'Kitaplık dolu: {max, number} görsel.',
  },
});
