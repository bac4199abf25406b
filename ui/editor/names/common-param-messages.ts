import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Names and hints of the settings that every block has. */
export const COMMON_PARAM_MESSAGES = defineMessages({
  en: {
    'param-width-desktop': 'Width',
    'param-width-desktop-hint': 'On a wide screen; automatic is the full width, unless grid classes are set.',
    'param-heading': 'Level of the title',
    'param-heading-hint': 'Screen readers and search engines read the page by these levels.',
    'param-hide-title': 'Hide the title',
    'param-alignment': 'Alignment',
    'param-Background-Color': 'Background',
    'param-Rounded': 'Rounded corners',
    'param-RenderingIdentifier': 'Anchor for links',
    'param-RenderingIdentifier-hint': 'A link that ends in # and this word leads to this block. No spaces.',
    'param-GridParameters': 'Grid classes',
    'param-GridParameters-hint':
      'Classes of an earlier site that set the width: col-lg-6 is half of a wide screen.',
    'param-Styles': 'Style words',
    'param-Styles-hint':
      'Words of an earlier site: left, center or right align the block; soft, brand or dark set its background.',
  },
  nl: {
    'param-width-desktop': 'Breedte',
    'param-width-desktop-hint':
      'Op een breed scherm; automatisch is de volle breedte, tenzij er rasterklassen zijn ingesteld.',
    'param-heading': 'Niveau van de titel',
    'param-heading-hint': 'Schermlezers en zoekmachines lezen de pagina aan de hand van deze niveaus.',
    'param-hide-title': 'Titel verbergen',
    'param-alignment': 'Uitlijning',
    'param-Background-Color': 'Achtergrond',
    'param-Rounded': 'Afgeronde hoeken',
    'param-RenderingIdentifier': 'Anker voor links',
    'param-RenderingIdentifier-hint':
      'Een link die eindigt op # en dit woord leidt naar dit blok. Geen spaties.',
    'param-GridParameters': 'Rasterklassen',
    'param-GridParameters-hint':
      'Klassen van een eerdere site die de breedte bepalen: col-lg-6 is de helft van een breed scherm.',
    'param-Styles': 'Stijlwoorden',
    'param-Styles-hint':
      'Woorden van een eerdere site: left, center of right lijnt het blok uit; soft, brand of dark bepaalt de achtergrond.',
  },
  es: {
    'param-width-desktop': 'Ancho',
    'param-width-desktop-hint':
      'En una pantalla ancha; automático es todo el ancho, salvo que haya clases de cuadrícula.',
    'param-heading': 'Nivel del título',
    'param-heading-hint': 'Los lectores de pantalla y los buscadores leen la página según estos niveles.',
    'param-hide-title': 'Ocultar el título',
    'param-alignment': 'Alineación',
    'param-Background-Color': 'Fondo',
    'param-Rounded': 'Esquinas redondeadas',
    'param-RenderingIdentifier': 'Ancla para enlaces',
    'param-RenderingIdentifier-hint':
      'Un enlace que termina en # y esta palabra lleva a este bloque. Sin espacios.',
    'param-GridParameters': 'Clases de cuadrícula',
    'param-GridParameters-hint':
      'Clases de un sitio anterior que fijan el ancho: col-lg-6 es la mitad de una pantalla ancha.',
    'param-Styles': 'Palabras de estilo',
    'param-Styles-hint':
      'Palabras de un sitio anterior: left, center o right alinean el bloque; soft, brand o dark fijan el fondo.',
  },
  tr: {
    'param-width-desktop': 'Genişlik',
    'param-width-desktop-hint': 'Geniş ekranda; ızgara sınıfları yoksa otomatik tam genişliktir.',
    'param-heading': 'Başlık düzeyi',
    'param-heading-hint': 'Ekran okuyucular ve arama motorları sayfayı bu düzeylere göre okur.',
    'param-hide-title': 'Başlığı gizle',
    'param-alignment': 'Hizalama',
    'param-Background-Color': 'Arka plan',
    'param-Rounded': 'Yuvarlak köşeler',
    'param-RenderingIdentifier': 'Bağlantı çapası',
    'param-RenderingIdentifier-hint': '# ve bu sözcükle biten bağlantı bu bloğa götürür. Boşluk kullanmayın.',
    'param-GridParameters': 'Izgara sınıfları',
    'param-GridParameters-hint':
      'Genişliği belirleyen, önceki siteden kalma sınıflar: col-lg-6 geniş ekranın yarısıdır.',
    'param-Styles': 'Stil sözcükleri',
    'param-Styles-hint':
      'Önceki siteden kalma sözcükler: left, center veya right bloğu hizalar; soft, brand veya dark arka planı belirler.',
  },
});
