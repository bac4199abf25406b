import { URI_TYPES } from '../../profile/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';

/** What the cells of a column are. */
export type ImportKind =
  | 'text'
  | 'word'
  | 'flag'
  | 'day'
  | 'country'
  | 'email'
  | 'url'
  | 'number'
  | 'role'
  | 'language'
  | 'removal';

/** Which of the records of a row a column belongs to. */
export type ImportPart = 'company' | 'profile' | 'stand' | 'person';

interface TargetFacts {
  readonly part: ImportPart;
  readonly kind: ImportKind;
  /** Loose keys of the headings that mean this column, in four languages. */
  readonly words: string;
}

const target = (part: ImportPart, words: string, kind: ImportKind = 'text'): TargetFacts => ({
  part,
  kind,
  words,
});

/** Headings of links with other words than the name of their type. */
const LINK_WORDS: Readonly<Partial<Record<string, string>>> = {
  WEBSITE: 'web|url|homepage|internet|website|paginaweb|sitioweb|websitesi',
  YOUTUBE_VIMEO: 'youtube|youtubevimeo',
};

/** The columns that a list of exhibitors can fill; the names are those of the organiser's folder. */
const TARGETS = {
  uid: target(
    'company',
    'nummer|number|no|nr|companynumber|customernumber|klantnummer|bedrijfsnummer|debiteurnummer|relatienummer|numero|numerodeempresa|numerodecliente|sirketno|sirketnumarasi|firmano|musterino|id|code|exhibitorid',
  ),
  organizationName: target(
    'company',
    'company|companyname|name|organisation|organization|organisationname|exhibitor|exhibitorname|bedrijf|bedrijfsnaam|naam|organisatie|exposant|firma|firmanaam|empresa|nombre|nombredelaempresa|razonsocial|expositor|sirket|sirketadi|firmaadi|unvan|firmaunvani|ticariunvan|katilimci|katilimciadi',
  ),
  participationType: target('company', 'type|participation|soort|deelnametype|tipo|tur|katilimturu', 'word'),
  status: target('company', 'estado|durum', 'word'),
  brandName: target('company', 'brand|merk|merknaam|marca|marka'),
  shortDescription: target(
    'company',
    'description|omschrijving|korteomschrijving|beschrijving|descripcion|descripcionbreve|aciklama|kisaaciklama',
  ),
  email: target(
    'company',
    'mail|emailaddress|companyemail|emailadres|mailadres|correo|correoelectronico|eposta|epostaadresi',
    'email',
  ),
  isPublic: target('company', 'public|published|openbaar|gepubliceerd|publico|publicado|yayinda', 'flag'),
  confirmed: target(
    'company',
    'confirmedon|contractdate|signed|bevestigd|bevestigdop|contractdatum|confirmado|fechadecontrato|onaylandi|sozlesmetarihi',
    'day',
  ),
  remove: target(
    'company',
    'delete|cancel|verwijderen|annuleren|eliminar|cancelar|sil|kaldir|iptal',
    'removal',
  ),
  standNumber: target(
    'stand',
    'stand|booth|boothnumber|standno|standnummer|numerodestand|stan|standnumarasi|stant',
  ),
  hall: target('stand', 'hal|pabellon|salon'),
  street: target('profile', 'address|adres|straat|straatnaam|calle|direccion|sokak|cadde'),
  houseNumber: target(
    'profile',
    'huisnummer|housenr|numerodecasa|numerodelacalle|kapino|kapinumarasi',
    'number',
  ),
  addition: target('profile', 'toevoeging|suffix|daire'),
  postalCode: target('profile', 'zip|zipcode|postcode|codigopostal|postakodu'),
  city: target('profile', 'town|plaats|plaatsnaam|stad|ciudad|sehir|il'),
  state: target('profile', 'province|region|provincie|provincia|bolge|ilce'),
  country: target('profile', 'land|pais|ulke|countrycode|landcode', 'country'),
  ...(Object.fromEntries(
    URI_TYPES.map((type) => [`uri_${type}`, target('profile', LINK_WORDS[type] ?? looseKey(type), 'url')]),
  ) as Record<`uri_${(typeof URI_TYPES)[number]}`, TargetFacts>),
  contactEmail: target(
    'person',
    'contactmail|contactemailaddress|emailcontact|emailcontactpersoon|contactpersoonemail|correodecontacto|ilgilieposta|yetkilieposta',
    'email',
  ),
  givenName: target('person', 'firstname|voornaam|ad|adi|isim|primernombre'),
  familyName: target('person', 'lastname|surname|achternaam|apellido|apellidos|soyad|soyadi'),
  role: target('person', 'rol|gorev', 'role'),
  language: target('person', 'taal|idioma|dil', 'language'),
} as const;

/** A column that a list of exhibitors can fill. */
export type ImportTarget = keyof typeof TARGETS;

/** Every column that a list of exhibitors can fill, in the order of the screen. */
export const IMPORT_TARGETS = Object.keys(TARGETS) as readonly ImportTarget[];

/** Whether a list of exhibitors can fill a column of this name. */
export const isImportTarget = (name: string): name is ImportTarget => Object.hasOwn(TARGETS, name);

/** Which record a column belongs to, and what its cells are. */
export const importTargetOf = (name: ImportTarget): Pick<TargetFacts, 'part' | 'kind'> => TARGETS[name];

const targetsByHeading = new Map<string, ImportTarget>([
  ...IMPORT_TARGETS.flatMap((name) =>
    TARGETS[name].words.split('|').map((word): [string, ImportTarget] => [word, name]),
  ),
  ...IMPORT_TARGETS.map((name): [string, ImportTarget] => [looseKey(name), name]),
]);

/** What each column of a list fills, by {@link looseKey} of its heading; empty for a column to leave out. */
export type ColumnMapping = Readonly<Record<string, ImportTarget | ''>>;

/**
 * What the columns of a list fill: as remembered, else by their names in four languages.
 *
 * No two columns fill the same; of two candidates the first one does, and a remembered one before a guess.
 */
export const mappedTargets = (
  headings: readonly string[],
  previous: ColumnMapping = {},
): readonly (ImportTarget | '')[] => {
  const keys = headings.map(looseKey);
  const chosen = keys.map((key) => (Object.hasOwn(previous, key) ? previous[key] : undefined));
  const usedTargets = new Set<string>();
  const take = (name: ImportTarget | '' | undefined): ImportTarget | '' => {
    if (!name || usedTargets.has(name)) return '';
    usedTargets.add(name);
    return name;
  };
  const first = chosen.map((name) => (name === undefined ? undefined : take(name)));
  return keys.map((key, place) => first[place] ?? take(targetsByHeading.get(key)));
};
