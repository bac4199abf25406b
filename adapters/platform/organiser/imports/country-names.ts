import { looseKey } from '@fairdesk/core/organiser';
import { COUNTRY_CODES, displayNames } from '@fairdesk/core/shared';

/** ISO 3166-1 alpha-3, in the order of the codes of two letters. */
const THREE_LETTERS =
  'AND ARE AFG ATG AIA ALB ARM AGO ATA ARG ASM AUT AUS ABW ALA AZE BIH BRB BGD BEL BFA BGR BHR BDI BEN ' +
  'BLM BMU BRN BOL BES BRA BHS BTN BVT BWA BLR BLZ CAN CCK COD CAF COG CHE CIV COK CHL CMR CHN COL CRI ' +
  'CUB CPV CUW CXR CYP CZE DEU DJI DNK DMA DOM DZA ECU EST EGY ESH ERI ESP ETH FIN FJI FLK FSM FRO FRA ' +
  'GAB GBR GRD GEO GUF GGY GHA GIB GRL GMB GIN GLP GNQ GRC SGS GTM GUM GNB GUY HKG HMD HND HRV HTI HUN ' +
  'IDN IRL ISR IMN IND IOT IRQ IRN ISL ITA JEY JAM JOR JPN KEN KGZ KHM KIR COM KNA PRK KOR KWT CYM KAZ ' +
  'LAO LBN LCA LIE LKA LBR LSO LTU LUX LVA LBY MAR MCO MDA MNE MAF MDG MHL MKD MLI MMR MNG MAC MNP MTQ ' +
  'MRT MSR MLT MUS MDV MWI MEX MYS MOZ NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NIU NZL OMN PAN PER PYF ' +
  'PNG PHL PAK POL SPM PCN PRI PSE PRT PLW PRY QAT REU ROU SRB RUS RWA SAU SLB SYC SDN SWE SGP SHN SVN ' +
  'SJM SVK SLE SMR SEN SOM SUR SSD STP SLV SXM SYR SWZ TCA TCD ATF TGO THA TJK TKL TLS TKM TUN TON TUR ' +
  'TTO TUV TWN TZA UKR UGA UMI USA URY UZB VAT VCT VEN VGB VIR VNM VUT WLF WSM YEM MYT ZAF ZMB ZWE';

/** Lists of exhibitors come from these languages too; of two countries with one name, that of the first language counts. */
const MORE_LANGUAGES = [
  ...['de', 'fr', 'it', 'pt', 'pl', 'da', 'sv', 'nb', 'fi', 'cs', 'sk', 'hu', 'ro', 'bg', 'hr', 'sl', 'el'],
  ...['ru', 'uk', 'zh', 'ja', 'ko'],
].toReversed();

/** Everyday names and abbreviations beside those that the core knows, by their loose keys. */
const EVERYDAY: Readonly<Record<string, string>> = {
  abd: 'US',
  britain: 'GB',
  czechrepublic: 'CZ',
  eeuu: 'US',
  grootbrittannie: 'GB',
  ingiltere: 'GB',
  hongkong: 'HK',
  ivorycoast: 'CI',
  korea: 'KR',
  macedonia: 'MK',
  peoplesrepublicofchina: 'CN',
  prchina: 'CN',
  repcheca: 'CZ',
  chinapr: 'CN',
  scotland: 'GB',
  tschechischerepublik: 'CZ',
  uae: 'AE',
  unitedstatesofamerica: 'US',
  us: 'US',
  vk: 'GB',
  vs: 'US',
  wales: 'GB',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name in more languages (`Deutschland`), or by its three letters (`DEU`). */
export const moreCountryCodeOf = (text: string): string | undefined => {
  codes ??= new Map([...officialNames(), ...threeLetters(), ...Object.entries(EVERYDAY)]);
  return codes.get(looseKey(text));
};

type Names = readonly (readonly [string, string])[];

const officialNames = (): Names =>
  MORE_LANGUAGES.flatMap((language) =>
    COUNTRY_CODES.map((code) => [looseKey(displayNames(language, 'region').of(code) ?? code), code] as const),
  );

const threeLetters = (): Names =>
  THREE_LETTERS.split(' ').map((three, place) => [looseKey(three), COUNTRY_CODES[place] ?? ''] as const);
