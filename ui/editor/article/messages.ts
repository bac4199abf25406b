import { defineMessages } from '../../shared/texts/define-messages.ts';

/** The form of an article. */
export const ARTICLE_FORM_MESSAGES = defineMessages({
  en: {
    'editor-article': 'News item',
    'editor-article-back': 'Back to the news',
    'editor-article-text': 'What its page, the news list, the tag pages and the feed show.',
    'editor-article-elsewhere': 'Title, text, image, tags and authors are on the “News item” tab.',
    'editor-article-time-hint':
      'Such as 09:30, in the time zone {zone}. Without a time, only the day counts.',
    'editor-article-time-invalid': 'Enter a time such as 09:30.',
    'editor-article-tag': 'New tag',
    'editor-article-tag-add': 'Add the tag',
    'editor-article-tag-remove': 'Remove the tag {name}',
    'editor-article-tags-used': 'Tags of other news items',
    'editor-article-related-none':
      'Readers see the news items that share the most tags. Choose some to show those instead.',
    'editor-article-related-add': 'Add a news item',
    'editor-article-related-choose': 'Choose a news item',
    'editor-article-related-remove': 'Remove {name}',
    'editor-article-related-unknown': 'A news item that no longer exists',
  },
  nl: {
    'editor-article': 'Nieuwsbericht',
    'editor-article-back': 'Terug naar het nieuws',
    'editor-article-text':
      'Wat de eigen pagina van het bericht, de nieuwslijst, de tagpagina’s en de feed tonen.',
    'editor-article-elsewhere':
      'Titel, tekst, afbeelding, tags en auteurs staan op het tabblad “Nieuwsbericht”.',
    'editor-article-time-hint': 'Bijvoorbeeld 09:30, in de tijdzone {zone}. Zonder tijd telt alleen de dag.',
    'editor-article-time-invalid': 'Vul een tijd in, zoals 09:30.',
    'editor-article-tag': 'Nieuwe tag',
    'editor-article-tag-add': 'Tag toevoegen',
    'editor-article-tag-remove': 'Tag {name} verwijderen',
    'editor-article-tags-used': 'Tags van andere nieuwsberichten',
    'editor-article-related-none':
      'Lezers zien de nieuwsberichten met de meeste gedeelde tags. Kies zelf berichten om die in plaats daarvan te tonen.',
    'editor-article-related-add': 'Nieuwsbericht toevoegen',
    'editor-article-related-choose': 'Kies een nieuwsbericht',
    'editor-article-related-remove': '{name} verwijderen',
    'editor-article-related-unknown': 'Een nieuwsbericht dat niet meer bestaat',
  },
  es: {
    'editor-article': 'Noticia',
    'editor-article-back': 'Volver a las noticias',
    'editor-article-text':
      'Lo que muestran su página, la lista de noticias, las páginas de etiquetas y el canal RSS.',
    'editor-article-elsewhere':
      'El título, el texto, la imagen, las etiquetas y los autores están en la pestaña «Noticia».',
    'editor-article-time-hint':
      'Por ejemplo, 09:30, en la zona horaria {zone}. Sin hora, solo cuenta el día.',
    'editor-article-time-invalid': 'Introduzca una hora, por ejemplo, 09:30.',
    'editor-article-tag': 'Etiqueta nueva',
    'editor-article-tag-add': 'Añadir la etiqueta',
    'editor-article-tag-remove': 'Quitar la etiqueta {name}',
    'editor-article-tags-used': 'Etiquetas de otras noticias',
    'editor-article-related-none':
      'Los lectores ven las noticias que comparten más etiquetas. También puede elegir usted las que se muestran.',
    'editor-article-related-add': 'Añadir una noticia',
    'editor-article-related-choose': 'Elija una noticia',
    'editor-article-related-remove': 'Quitar {name}',
    'editor-article-related-unknown': 'Una noticia que ya no existe',
  },
  tr: {
    'editor-article': 'Haber',
    'editor-article-back': 'Haberlere dön',
    'editor-article-text':
      'Haber sayfasının, haber listesinin, etiket sayfalarının ve RSS akışının gösterdikleri.',
    'editor-article-elsewhere': 'Başlık, metin, görsel, etiketler ve yazarlar “Haber” sekmesindedir.',
    'editor-article-time-hint': 'Örneğin 09:30, {zone} saat diliminde. Saat yoksa yalnızca gün geçerlidir.',
    'editor-article-time-invalid': '09:30 gibi bir saat girin.',
    'editor-article-tag': 'Yeni etiket',
    'editor-article-tag-add': 'Etiketi ekle',
    'editor-article-tag-remove': '{name} etiketini kaldır',
    'editor-article-tags-used': 'Diğer haberlerin etiketleri',
    'editor-article-related-none':
      'Okurlar en çok ortak etiketi olan haberleri görür. Bunların yerine başka haberler göstermek için seçim yapın.',
    'editor-article-related-add': 'Haber ekle',
    'editor-article-related-choose': 'Bir haber seçin',
    'editor-article-related-remove': 'Kaldır: {name}',
    'editor-article-related-unknown': 'Artık var olmayan bir haber',
  },
});
