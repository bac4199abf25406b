import type { Language } from '@fairdesk/core/shared';

/** A term to avoid in texts of the interface, with its replacement. */
interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/** Matches a whole word, in any script. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const term = (pattern: string, use: string): Term => ({ avoid: word(pattern), use });

const APOSTROPHE: Term = { avoid: /\p{L}'\p{L}/u, use: '’' };

/** Another tab of the same user changes things too. */
const ELSEWHERE = 'in the meantime, elsewhere';

/** A term with another meaning in one text has a pattern for its wrong use only. */
const AVOIDED: Readonly<Record<Language, readonly Term[]>> = {
  en: [
    APOSTROPHE,
    term('somebody|whoever|whatever|nobody|everybody|anybody', 'someone, or the actor by name'),
    term('(?:your|fair|exhibitor|the) desk', 'exhibitor portal, exhibitor services, information desk'),
    term('account (?:support|name)|account’s owner', 'exhibitor services; e-mail address'),
    term('too many tries', 'too many attempts'),
    term('booths?|ready-made|suspension points?|banner names?', 'stand, turnkey, rigging point, fascia name'),
    term('tick(?:ed)?|pictures?|truck|sparkle|meanwhile', 'mark as completed, image, lorry'),
    term('log in|login', 'sign in'),
    term('on the market since', 'launch'),
    term('someone(?: else)? (?:has |have )?(?:just )?(?:saved|changed|published)', ELSEWHERE),
  ],
  nl: [
    APOSTROPHE,
    term('standhouders?', 'exposant'),
    term(
      '(?:uw|de|onze) balie|exposantenbalie|beursbalie',
      'exposantenportaal, exposantenservice, infobalie',
    ),
    term('accountsupport|accountnaam|eigenaar', 'exposantenservice; e-mailadres; hoofdcontactpersoon'),
    term('bannernaam|losmoment|persbureau', 'naambordtekst, tijdslot voor het lossen, persdienst'),
    term('afvinken|afgevinkt|vink(?:t|en)?', 'afronden'),
    term('aanvaard(?:en)?|sterretje|foto’?s?', 'accepteren, noviteit, afbeelding'),
    term('kaartjes?|toegangskaart(?:en)?|kaartverkoop', 'ticket'),
    term('op de markt sinds', 'introductie'),
    term('je|jij|jouw|gelieve', 'u'),
    term('(?<!hem of )haar', 'deze, die'),
    term('iemand(?: anders)? (?:heeft|intussen)', ELSEWHERE),
    term('voltooi\\p{L}*|afgemeld|hoofdcontact', 'afronden, uitgelogd, hoofdcontactpersoon'),
    term('social media|(?<!-)maillogboek|hallo', 'sociale media, e-maillogboek, goedendag'),
    { avoid: /(?<![\p{L}/{])awards(?!\p{L})/iu, use: 'prijzen' },
    { avoid: /[‘«]/u, use: '“…”' },
    { avoid: /\d\d\.\d\d uur/, use: '07:00 uur' },
  ],
  es: [
    APOSTROPHE,
    term('(?:su|al|el) mostrador(?: de expositores)?', 'portal del expositor, punto de información'),
    term(
      'titular|complemento|destello|piscina',
      'contacto principal; piso, puerta; novedad; canal de ensayos',
    ),
    term('en el mercado desde', 'lanzamiento'),
    term('puntos? de suspensión|conexi(?:ón|ones)', 'punto de cuelgue, acometida'),
    term('pases?|pedir|pida|pídaselo', 'acreditación; solicitar, contratar'),
    term('por correo(?! electrónico)|bienvenido|de vuelta', 'correo electrónico; le damos la bienvenida'),
    term('candidaturas? a|(?:su|una|es[ae]|esta) función', 'inscripción, rol'),
    term('hola', 'buenos días'),
    term('a sí mismo', 'su propia cuenta: no gender for the reader'),
    { avoid: /^[^¿]*\?(?=\s|$)/u, use: '¿…?' },
    { avoid: /^[^«]*“/u, use: '«…»' },
    term('(?:alguien|otra persona) (?:ha|acaba|modificó)', ELSEWHERE),
    { avoid: /\d %/, use: 'a no-break space before %' },
  ],
  tr: [
    APOSTROPHE,
    term('stant[ıi]\\p{L}*', 'standı'),
    term('masanız\\p{L}*|masaya|katılımcı masası', 'katılımcı portalı, danışma'),
    term('etkinlik\\p{L}*|düzenleyici\\p{L}*|sahibi', 'fuar, organizatör, ana irtibat kişisi'),
    term('hesap desteği\\p{L}*|hesap adı\\p{L}*', 'katılımcı hizmetleri; e-posta adresi'),
    term(
      'resim\\p{L}*|resm[ei]|şifre\\p{L}*|pano|kat planı\\p{L}*',
      'görsel, parola, genel bakış, yerleşim planı',
    ),
    term(
      'veri sayfası|parıltı|pavyon\\p{L}*|asma nokta\\p{L}*',
      'teknik föy, yenilik, fuar merkezi, askı noktası',
    ),
    term(
      'öge\\p{L}*|yayınla\\p{L}*|kelime\\p{L}*|panom|giriş yap\\p{L}*|ana iletişim kişi\\p{L}*',
      'öğe, yayımla, sözcük, genel bakış, oturum aç, ana irtibat kişisi',
    ),
    term('başka biri(?:nin)?(?! tarafından)', ELSEWHERE),
    term('toplu e-posta\\p{L}*|altbilgi\\p{L}*|e-posta günlüğü', 'gönderi, alt bilgi, e-posta kayıtları'),
    { avoid: /\d\d\.\d\d(?:’|–| )/, use: '07:00' },
  ],
};

/** The terms to avoid in a text of this language, with their replacements. */
export const avoidedIn = (language: Language, text: string): readonly string[] =>
  AVOIDED[language].flatMap(({ avoid, use }) => {
    const [found] = avoid.exec(text) ?? [];
    return found === undefined ? [] : [`“${found}” in “${text.slice(0, 120)}”: say ${use}`];
  });
