import { type ColumnMapping, IMPORT_TARGETS, type ImportTarget, looseKey } from '@fairdesk/core/organiser';

/**
 * Headings that name a field, by {@link looseKey}, in four languages and in the words of common programs. The name of
 * the field in the organiser's folder is one as well.
 */
const HEADINGS: Readonly<Partial<Record<ImportTarget, string>>> = {
  uid: `nummer number no nr id code companynumber customernumber customerid accountnumber exhibitorid exhibitornumber
    klantnummer klantcode bedrijfsnummer debiteurnummer debiteurennummer relatienummer relatiecode exposantnummer
    numero codigo numerodeempresa numerodecliente codigodecliente numerodeexpositor
    sirketno sirketnumarasi firmano firmanumarasi musterino musterinumarasi katilimcino kod`,
  organizationName: `company companyname name organisation organization organisationname exhibitor exhibitorname
    bedrijf bedrijfsnaam naam organisatie exposant standhouder deelnemer firma firmanaam klantnaam
    empresa nombre nombredelaempresa nombredeempresa nombreempresa razonsocial expositor nombredelexpositor
    sirket sirketadi sirketismi firmaadi firmaismi unvan firmaunvani sirketunvani ticariunvan katilimci katilimciadi
    katilimcifirma kurum kurumadi kurulus`,
  participationType:
    'type participation soort deelnametype tipo tipodeparticipacion tur katilimturu katilimtipi',
  status: 'estado durum',
  brandName: 'brand brands merk merken merknaam marca marcas marka markalar',
  shortDescription: `description omschrijving korteomschrijving beschrijving descripcion descripcionbreve
    descripcioncorta aciklama kisaaciklama tanim`,
  email: `mail emailaddress companyemail emailcompany emailadres mailadres emailbedrijf bedrijfsemail
    correo correoelectronico correodelaempresa emailempresa eposta epostaadresi mailadresi emailadresi firmaeposta
    sirketeposta`,
  isPublic: 'public published openbaar gepubliceerd publico publicado yayinda',
  confirmed: `confirmedon contractdate signed bevestigd bevestigdop contractdatum confirmado fechadecontrato
    fechacontrato onaylandi sozlesmetarihi`,
  remove: 'delete cancel verwijderen annuleren eliminar cancelar sil kaldir iptal',
  standNumber: `stand booth boothnumber boothno standno standnr standnummer numerodestand nstand nºstand nºdestand stan standnumarasi
    stant stantno stantnumarasi`,
  hall: 'hal hallnumber hallno halnummer pabellon salon salonno hol',
  street: `address adres straat straatnaam streetname addressline1 adresregel1 calle direccion domicilio sokak cadde
    acikadres`,
  houseNumber: 'huisnummer huisnr housenr numerodecasa numerodelacalle kapino kapinumarasi',
  addition: 'toevoeging suffix daire',
  postalCode: 'zip zipcode postcode codigopostal cp postakodu',
  city: 'town plaats plaatsnaam stad vestigingsplaats ciudad poblacion localidad municipio sehir il',
  state: 'province region county provincie provincia bolge ilce',
  country: 'land pais ulke countrycode landcode codigodepais ulkekodu',
  contactEmail: `contactmail contactemailaddress contactpersonemail emailcontact emailcontactperson
    emailcontactpersoon emailvancontactpersoon contactpersoonemail correodecontacto correocontacto emaildecontacto
    correodelapersonadecontacto ilgilieposta ilgilikisieposta irtibateposta yetkilieposta yetkiliemail yetkilimail
    yetkilikisieposta`,
  givenName: 'firstname voornaam ad adi isim primernombre nombredepila',
  familyName:
    'lastname surname achternaam familienaam apellido apellidos primerapellido soyad soyadi soyisim',
  role: 'rol gorev',
  language: 'taal idioma dil',
  uri_WEBSITE: 'website web url homepage internet websitesi paginaweb sitioweb webadresi',
  uri_YOUTUBE_VIMEO: 'youtube youtubevimeo',
};

/** Headings of a column with the whole name of a person: first names, where no other column has those. */
const WHOLE_NAME = `contact contactperson contactname nameofcontact contactpersonname fullname
  contactpersoon contactnaam naamcontactpersoon naamvancontactpersoon hoofdcontactpersoon
  contacto personadecontacto nombredecontacto nombredelcontacto nombredelapersonadecontacto nombreyapellidos
  yetkili yetkilikisi yetkiliadi yetkiliismi yetkiliadisoyadi yetkiliadsoyad ilgili ilgilikisi irtibatkisi
  irtibatkisisi adsoyad adisoyadi isimsoyisim`;

const wordsIn = (text: string): readonly string[] => text.trim().split(/\s+/);

const targetsByHeading = new Map<string, ImportTarget>([
  ...IMPORT_TARGETS.flatMap((name) =>
    wordsIn(HEADINGS[name] ?? looseKey(name.replace(/^uri_/, ''))).map((word): [string, ImportTarget] => [
      word,
      name,
    ]),
  ),
  ...IMPORT_TARGETS.map((name): [string, ImportTarget] => [looseKey(name), name]),
]);
const wholeNames = new Set(wordsIn(WHOLE_NAME));

/**
 * What the columns of a list fill: as remembered, else by their headings in four languages.
 *
 * No two columns fill the same; of two candidates the first one does, and a remembered one before a guess.
 */
export const mappedTargets = (
  headings: readonly string[],
  previous: ColumnMapping = {},
): readonly (ImportTarget | '')[] => {
  const keys = headings.map(looseKey);
  const usedTargets = new Set<string>();
  const take = (name: ImportTarget | '' | undefined): ImportTarget | '' => {
    if (!name || usedTargets.has(name)) return '';
    usedTargets.add(name);
    return name;
  };
  const chosen = keys.map((key) => (Object.hasOwn(previous, key) ? take(previous[key]) : undefined));
  const named = keys.map((key, place) => chosen[place] ?? take(targetsByHeading.get(key)));
  return keys.map(
    (key, place) =>
      named[place] || (chosen[place] === undefined && wholeNames.has(key) ? take('givenName') : ''),
  );
};
