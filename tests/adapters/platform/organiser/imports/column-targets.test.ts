import { IMPORT_TARGETS, type ImportTarget, looseKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { mappedTargets } from '#adapters/platform/organiser/imports/column-targets.ts';

describe('mappedTargets', () => {
  const headings = fc.array(
    fc.oneof(
      fc.constantFrom(
        ...IMPORT_TARGETS,
        'Bedrijfsnaam',
        'Şirket adı',
        'Empresa',
        'Company',
        'Contact',
        'Yetkili',
      ),
      fc.string(),
    ),
  );

  it.prop([headings, fc.dictionary(fc.string().map(looseKey), fc.constantFrom('', ...IMPORT_TARGETS))])(
    'never fills a field from two columns',
    (columns, remembered) => {
      const used = mappedTargets(columns, remembered).filter((target) => target !== '');
      expect(new Set(used).size).toBe(used.length);
    },
  );

  it.prop([fc.shuffledSubarray([...IMPORT_TARGETS])])('always recognises its own names', (columns) => {
    expect(mappedTargets(columns.map((name) => name.toUpperCase()))).toEqual(columns);
  });

  example('prefers what is remembered, also to leave a column out', () => {
    const remembered = { firma: 'organizationName', stad: '', yetkili: '' } as const;
    expect(mappedTargets(['Naam', 'Firma', 'Stad', 'Yetkili'], remembered)).toEqual([
      '',
      'organizationName',
      '',
      '',
    ]);
  });

  const usual = [
    ...(['organizationName', 'street', 'postalCode', 'city', 'country', 'standNumber', 'hall'] as const),
    ...(['givenName', 'contactEmail', 'uri_WEBSITE'] as const),
  ] satisfies ImportTarget[];

  example.each([
    'Exhibitor; Address; Zip; City; Country; Booth no.; Hall no.; Contact person; Contact person e-mail; Website',
    'Standhouder; Adres; Postcode; Vestigingsplaats; Land; Standnr.; Hal; Contactpersoon; E-mail contactpersoon; Website',
    'Razón social; Domicilio; C.P.; Población; País; N.º stand; Pabellón; Persona de contacto; Correo de contacto; Página web',
    'Firma ünvanı; Açık adres; Posta kodu; Şehir; Ülke; Stant no; Salon; Yetkili; Yetkili e-posta; Web sitesi',
    'Katılımcı firma; Adres; Posta Kodu; İl; Ülke; Stand No; Hol; Yetkili adı soyadı; Yetkili Mail; Web',
  ])('recognises every column of: %s', (head) => {
    expect(mappedTargets(head.split('; '))).toEqual(usual);
  });

  example.each([
    [
      ['Contact', 'Voornaam', 'Achternaam'],
      ['', 'givenName', 'familyName'],
    ],
    [
      ['Ad', 'Soyad', 'Yetkili'],
      ['givenName', 'familyName', ''],
    ],
    [
      ['Yetkili', 'İlgili kişi'],
      ['givenName', ''],
    ],
  ])('fills the first name of %j from a whole name only where no column has it', (head, targets) => {
    expect(mappedTargets(head)).toEqual(targets);
  });
});
