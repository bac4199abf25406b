import { defineMessages } from '../../shared/texts/define-messages.ts';

/** Names and hints of the settings of columns, groups and the fair’s blocks. */
export const LAYOUT_PARAM_MESSAGES = defineMessages({
  en: {
    'param-SkippedTemplate': 'Items to leave out',
    'param-SkippedTemplate-hint':
      'The id of a template on the earlier platform; items made from it are not shown.',
    'param-width-tile': 'Width of a tile',
    'param-EnabledPlaceholders': 'Columns in use',
    'param-EnabledPlaceholders-hint': 'Numbers from 1 to 8 with commas between them: 1,2,3.',
    'column-param-ColumnWidth': 'Width of column {n, number}',
    'column-param-Styles': 'Style words of column {n, number}',
    'column-param-Styles-hint':
      'left, center or right align the column; soft, brand or dark set its background.',
    'param-direction': 'Direction',
    'param-ParticipationTypes': 'Types of participation',
    'param-ParticipationTypes-hint':
      'Codes with a vertical bar between them: EXHIBITOR|CO_EXHIBITOR. Left empty, every exhibitor sees the blocks.',
    'param-placeholder-name': 'Name of the area',
    'param-placeholder-name-hint':
      'Blocks are stored under this name; leave it as it is once the group has blocks.',
    'param-TagBehaviour': 'News to show',
    'param-Scope': 'Search scope',
    'param-Scope-hint': 'The id of a search scope of this site.',
    'param-ShowFlagEn': 'Show the language with the English text',
    'param-ShowFlagNl': 'Show the language with the Dutch text',
    'param-ShowFlagEs': 'Show the language with the Spanish text',
    'param-ShowFlagTr': 'Show the language with the Turkish text',
    'param-Width': 'Width of the tile',
    'param-Limit': 'Maximum number',
    'param-Limit-hint': 'A number; left empty, all messages.',
    'param-GroupBy': 'Group by',
    'param-IntroductionParticipationTypes': 'Who sees the introduction',
    'param-IntroductionParticipationTypes-hint':
      'Types of participation as codes with a vertical bar between them. Left empty, every exhibitor.',
  },
  nl: {
    'param-SkippedTemplate': 'Items om over te slaan',
    'param-SkippedTemplate-hint':
      'Het id van een sjabloon op het eerdere platform; items die daarvan zijn gemaakt, worden niet getoond.',
    'param-width-tile': 'Breedte van een tegel',
    'param-EnabledPlaceholders': 'Gebruikte kolommen',
    'param-EnabledPlaceholders-hint': 'Getallen van 1 tot 8 met komma’s ertussen: 1,2,3.',
    'column-param-ColumnWidth': 'Breedte van kolom {n, number}',
    'column-param-Styles': 'Stijlwoorden van kolom {n, number}',
    'column-param-Styles-hint':
      'left, center of right lijnt de kolom uit; soft, brand of dark bepaalt de achtergrond.',
    'param-direction': 'Richting',
    'param-ParticipationTypes': 'Deelnametypes',
    'param-ParticipationTypes-hint':
      'Codes met een verticale streep ertussen: EXHIBITOR|CO_EXHIBITOR. Zonder codes ziet elke exposant de blokken.',
    'param-placeholder-name': 'Naam van het gebied',
    'param-placeholder-name-hint':
      'Blokken worden onder deze naam bewaard; wijzig die niet meer zodra de groep blokken heeft.',
    'param-TagBehaviour': 'Welk nieuws',
    'param-Scope': 'Zoekbereik',
    'param-Scope-hint': 'Het id van een zoekbereik van deze site.',
    'param-ShowFlagEn': 'Taal bij de Engelse tekst tonen',
    'param-ShowFlagNl': 'Taal bij de Nederlandse tekst tonen',
    'param-ShowFlagEs': 'Taal bij de Spaanse tekst tonen',
    'param-ShowFlagTr': 'Taal bij de Turkse tekst tonen',
    'param-Width': 'Breedte van de tegel',
    'param-Limit': 'Maximumaantal',
    'param-Limit-hint': 'Een getal; zonder getal alle berichten.',
    'param-GroupBy': 'Groeperen op',
    'param-IntroductionParticipationTypes': 'Wie de inleiding ziet',
    'param-IntroductionParticipationTypes-hint':
      'Deelnametypes als codes met een verticale streep ertussen. Zonder codes elke exposant.',
  },
  es: {
    'param-SkippedTemplate': 'Elementos que se omiten',
    'param-SkippedTemplate-hint':
      'El id de una plantilla de la plataforma anterior; sus elementos no se muestran.',
    'param-width-tile': 'Ancho de un mosaico',
    'param-EnabledPlaceholders': 'Columnas en uso',
    'param-EnabledPlaceholders-hint': 'Números del 1 al 8 separados por comas: 1,2,3.',
    'column-param-ColumnWidth': 'Ancho de la columna {n, number}',
    'column-param-Styles': 'Palabras de estilo de la columna {n, number}',
    'column-param-Styles-hint': 'left, center o right alinean la columna; soft, brand o dark fijan el fondo.',
    'param-direction': 'Dirección',
    'param-ParticipationTypes': 'Tipos de participación',
    'param-ParticipationTypes-hint':
      'Códigos separados por barras verticales: EXHIBITOR|CO_EXHIBITOR. Si se deja vacío, todos los expositores ven los bloques.',
    'param-placeholder-name': 'Nombre de la zona',
    'param-placeholder-name-hint':
      'Los bloques se guardan con este nombre; no lo cambie cuando el grupo ya tenga bloques.',
    'param-TagBehaviour': 'Noticias que se muestran',
    'param-Scope': 'Ámbito de búsqueda',
    'param-Scope-hint': 'El id de un ámbito de búsqueda de este sitio.',
    'param-ShowFlagEn': 'Mostrar el idioma junto al texto en inglés',
    'param-ShowFlagNl': 'Mostrar el idioma junto al texto en neerlandés',
    'param-ShowFlagEs': 'Mostrar el idioma junto al texto en español',
    'param-ShowFlagTr': 'Mostrar el idioma junto al texto en turco',
    'param-Width': 'Ancho del mosaico',
    'param-Limit': 'Número máximo',
    'param-Limit-hint': 'Un número; si se deja vacío, todos los mensajes.',
    'param-GroupBy': 'Agrupar por',
    'param-IntroductionParticipationTypes': 'Quién ve la introducción',
    'param-IntroductionParticipationTypes-hint':
      'Tipos de participación como códigos separados por barras verticales. Si se deja vacío, todos los expositores.',
  },
  tr: {
    'param-SkippedTemplate': 'Atlanacak öğeler',
    'param-SkippedTemplate-hint':
      'Önceki platformdaki bir şablonun kimliği; bu şablondan oluşturulan öğeler gösterilmez.',
    'param-width-tile': 'Kutucuk genişliği',
    'param-EnabledPlaceholders': 'Kullanılan sütunlar',
    'param-EnabledPlaceholders-hint': '1 ile 8 arasında, virgülle ayrılmış sayılar: 1,2,3.',
    'column-param-ColumnWidth': 'Sütun {n, number} genişliği',
    'column-param-Styles': 'Sütun {n, number} için stil sözcükleri',
    'column-param-Styles-hint':
      'left, center veya right sütunu hizalar; soft, brand veya dark arka planı belirler.',
    'param-direction': 'Yön',
    'param-ParticipationTypes': 'Katılım türleri',
    'param-ParticipationTypes-hint':
      'Aralarında dik çizgiyle kodlar: EXHIBITOR|CO_EXHIBITOR. Boşsa blokları tüm katılımcılar görür.',
    'param-placeholder-name': 'Alanın adı',
    'param-placeholder-name-hint': 'Bloklar bu adla saklanır; grupta blok varsa adı değiştirmeyin.',
    'param-TagBehaviour': 'Gösterilecek haberler',
    'param-Scope': 'Arama kapsamı',
    'param-Scope-hint': 'Bu sitenin bir arama kapsamının kimliği.',
    'param-ShowFlagEn': 'İngilizce metnin dilini göster',
    'param-ShowFlagNl': 'Felemenkçe metnin dilini göster',
    'param-ShowFlagEs': 'İspanyolca metnin dilini göster',
    'param-ShowFlagTr': 'Türkçe metnin dilini göster',
    'param-Width': 'Kutucuğun genişliği',
    'param-Limit': 'Azami sayı',
    'param-Limit-hint': 'Bir sayı; boşsa tüm mesajlar.',
    'param-GroupBy': 'Gruplama ölçütü',
    'param-IntroductionParticipationTypes': 'Girişi kimler görür',
    'param-IntroductionParticipationTypes-hint':
      'Aralarında dik çizgiyle katılım türü kodları. Boşsa tüm katılımcılar.',
  },
});
