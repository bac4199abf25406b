import { defineMessages } from '../shared/define-messages.ts';

export const SEARCH_MESSAGES = defineMessages({
  en: {
    'search-field': 'Search this site',
    'search-submit': 'Search',
    'search-empty': 'Enter a search term.',
    'search-none': 'Nothing found for “{q}”.',
    'search-loading': 'Loading…',
    'search-found': '{n, plural, one {# result} other {# results}} for “{q}”',
    'search-shown': '{n} of {total} results are shown.',
    'search-past': 'There are no more results.',
    'search-first': 'Show the first results',
    'search-more': 'Show more results',
    'search-failed': 'Search is unavailable. Please try again in a few minutes.',
    'search-throttled': 'Too many searches. Please wait a minute and try again.',
    'search-no-scope':
      'Visitors do not see the search box: the block names no search scope that this site has. Put its id in the field Scope.',
    'search-no-source':
      'Visitors do not see the search box: the site names no search source. Set globalSearchSourceId in its settings.',
  },
  nl: {
    'search-field': 'Doorzoek deze site',
    'search-submit': 'Zoeken',
    'search-empty': 'Vul een zoekterm in.',
    'search-none': 'Niets gevonden voor “{q}”.',
    'search-loading': 'Laden…',
    'search-found': '{n, plural, one {# resultaat} other {# resultaten}} voor “{q}”',
    'search-shown': '{n} van {total} resultaten worden getoond.',
    'search-past': 'Er zijn geen resultaten meer.',
    'search-first': 'Eerste resultaten tonen',
    'search-more': 'Meer resultaten tonen',
    'search-failed': 'Zoeken lukt nu niet. Probeer het over enkele minuten opnieuw.',
    'search-throttled': 'U hebt heel vaak gezocht. Wacht een minuut en probeer het opnieuw.',
    'search-no-scope':
      'Bezoekers zien het zoekveld niet: het blok noemt geen zoekbereik van deze site. Zet de id ervan in het veld Scope.',
    'search-no-source':
      'Bezoekers zien het zoekveld niet: de site noemt geen zoekbron. Zet globalSearchSourceId in de instellingen.',
  },
  es: {
    'search-field': 'Buscar en este sitio',
    'search-submit': 'Buscar',
    'search-empty': 'Introduzca un término de búsqueda.',
    'search-none': 'Sin resultados para «{q}».',
    'search-loading': 'Cargando…',
    'search-found': '{n, plural, one {# resultado} many {# resultados} other {# resultados}} para «{q}»',
    'search-shown': 'Se muestran {n} de {total} resultados.',
    'search-past': 'No hay más resultados.',
    'search-first': 'Mostrar los primeros resultados',
    'search-more': 'Mostrar más resultados',
    'search-failed': 'La búsqueda no funciona en este momento. Inténtelo de nuevo en unos minutos.',
    'search-throttled': 'Ha buscado muchas veces. Espere un minuto e inténtelo de nuevo.',
    'search-no-scope':
      'Los visitantes no ven el buscador: el bloque no indica un ámbito de búsqueda de este sitio. Ponga su id en el campo Scope.',
    'search-no-source':
      'Los visitantes no ven el buscador: el sitio no indica una fuente de búsqueda. Defina globalSearchSourceId en sus ajustes.',
  },
  tr: {
    'search-field': 'Bu sitede arayın',
    'search-submit': 'Ara',
    'search-empty': 'Bir arama terimi girin.',
    'search-none': '“{q}” için sonuç bulunamadı.',
    'search-loading': 'Yükleniyor…',
    'search-found': '“{q}” için {n, plural, other {# sonuç}}',
    'search-shown': 'Gösterilen: {total} sonuçtan ilk {n}.',
    'search-past': 'Başka sonuç yok.',
    'search-first': 'İlk sonuçları göster',
    'search-more': 'Daha fazla sonuç göster',
    'search-failed': 'Arama şu anda çalışmıyor. Lütfen birkaç dakika sonra yeniden deneyin.',
    'search-throttled': 'Çok sık arama yaptınız. Lütfen bir dakika bekleyip yeniden deneyin.',
    'search-no-scope':
      'Ziyaretçiler arama kutusunu görmüyor: blok bu sitenin bir arama kapsamını belirtmiyor. Kimliğini Scope alanına yazın.',
    'search-no-source':
      'Ziyaretçiler arama kutusunu görmüyor: site bir arama kaynağı belirtmiyor. Ayarlarında globalSearchSourceId değerini girin.',
  },
});
