/** Where the plants of the simulated cloud stand. Towns are real, plants and people are not. */

export type Tongue = 'de' | 'pl' | 'en' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'zh'

interface Nation {
  id: number
  code: string
  name: string
  currency: string
  /** Currency per kWh. */
  price: number
  tongue: Tongue
}

export interface Place {
  index: number
  nation: Nation
  level1: number
  level1Name: string
  town: string
  latitude: number
  longitude: number
  zone: string
  /** 0 desert to 1 Atlantic coast. */
  clouds: number
  /** Share of the fleet. */
  weight: number
}

const nation = (
  id: number,
  code: string,
  name: string,
  currency: string,
  price: number,
  tongue: Tongue,
): Nation => ({ id, code, name, currency, price, tongue })

const DE = nation(60, 'DE', 'Germany', 'EUR', 0.27, 'de')
const PL = nation(129, 'PL', 'Poland', 'PLN', 0.92, 'pl')
const AT = nation(9, 'AT', 'Austria', 'EUR', 0.25, 'de')
const NL = nation(119, 'NL', 'Netherlands', 'EUR', 0.26, 'nl')
const FR = nation(54, 'FR', 'France', 'EUR', 0.22, 'fr')
const ES = nation(150, 'ES', 'Spain', 'EUR', 0.18, 'es')
const IT = nation(80, 'IT', 'Italy', 'EUR', 0.24, 'it')
const GB = nation(166, 'GB', 'United Kingdom', 'GBP', 0.26, 'en')
const PT = nation(130, 'PT', 'Portugal', 'EUR', 0.2, 'pt')
const CZ = nation(41, 'CZ', 'Czechia', 'CZK', 5.6, 'pl')
const RO = nation(132, 'RO', 'Romania', 'RON', 1.2, 'it')
const GR = nation(62, 'GR', 'Greece', 'EUR', 0.19, 'en')
const SE = nation(156, 'SE', 'Sweden', 'SEK', 1.9, 'en')
const UA = nation(165, 'UA', 'Ukraine', 'UAH', 4.3, 'pl')
const TR = nation(162, 'TR', 'Türkiye', 'TRY', 3.1, 'en')
const IN = nation(105, 'IN', 'India', 'INR', 6.5, 'en')
const BR = nation(33, 'BR', 'Brazil', 'BRL', 0.85, 'pt')
const CN = nation(44, 'CN', 'China', 'CNY', 0.55, 'zh')
const NG = nation(164, 'NG', 'Nigeria', 'NGN', 68, 'en')
const CO = nation(50, 'CO', 'Colombia', 'COP', 780, 'es')
const US = nation(167, 'US', 'United States', 'USD', 0.16, 'en')
const AU = nation(8, 'AU', 'Australia', 'AUD', 0.31, 'en')
const ZA = nation(149, 'ZA', 'South Africa', 'ZAR', 3.2, 'en')
const CL = nation(43, 'CL', 'Chile', 'CLP', 150, 'es')
const PK = nation(124, 'PK', 'Pakistan', 'PKR', 48, 'en')
const EG = nation(49, 'EG', 'Egypt', 'EGP', 1.9, 'en')

type Row = [Nation, number, string, string, number, number, string, number, number]

const ROWS: readonly Row[] = [
  [DE, 883, 'Berlin', 'Berlin', 52.52, 13.4, 'Europe/Berlin', 0.6, 10],
  [DE, 884, 'Brandenburg', 'Potsdam', 52.4, 13.06, 'Europe/Berlin', 0.58, 10],
  [DE, 885, 'Bavaria', 'Landshut', 48.54, 12.15, 'Europe/Berlin', 0.54, 12],
  [DE, 886, 'Baden-Württemberg', 'Freiburg', 47.99, 7.85, 'Europe/Berlin', 0.5, 9],
  [DE, 887, 'Lower Saxony', 'Oldenburg', 53.14, 8.21, 'Europe/Berlin', 0.68, 8],
  [DE, 888, 'Schleswig-Holstein', 'Husum', 54.48, 9.05, 'Europe/Berlin', 0.7, 6],
  [DE, 889, 'Saxony', 'Görlitz', 51.15, 14.99, 'Europe/Berlin', 0.57, 6],
  [PL, 1201, 'Mazowieckie', 'Radom', 51.4, 21.15, 'Europe/Warsaw', 0.58, 12],
  [PL, 1202, 'Pomorskie', 'Gdynia', 54.52, 18.53, 'Europe/Warsaw', 0.62, 9],
  [PL, 1203, 'Małopolskie', 'Tarnów', 50.01, 20.99, 'Europe/Warsaw', 0.57, 9],
  [AT, 301, 'Tyrol', 'Kufstein', 47.58, 12.17, 'Europe/Vienna', 0.55, 5],
  [AT, 302, 'Styria', 'Leibnitz', 46.78, 15.54, 'Europe/Vienna', 0.48, 4],
  [NL, 701, 'Friesland', 'Sneek', 53.03, 5.66, 'Europe/Amsterdam', 0.68, 6],
  [NL, 702, 'Gelderland', 'Arnhem', 51.98, 5.91, 'Europe/Amsterdam', 0.64, 5],
  [FR, 501, 'Occitanie', 'Albi', 43.93, 2.15, 'Europe/Paris', 0.42, 6],
  [FR, 502, 'Brittany', 'Quimper', 47.99, -4.1, 'Europe/Paris', 0.68, 4],
  [ES, 611, 'Andalusia', 'Jaén', 37.77, -3.79, 'Europe/Madrid', 0.22, 8],
  [ES, 612, 'Castile and León', 'Zamora', 41.5, -5.74, 'Europe/Madrid', 0.34, 5],
  [ES, 613, 'Canary Islands', 'Arrecife', 28.96, -13.55, 'Atlantic/Canary', 0.25, 2],
  [IT, 711, 'Apulia', 'Lecce', 40.35, 18.17, 'Europe/Rome', 0.28, 6],
  [IT, 712, 'Piedmont', 'Cuneo', 44.39, 7.55, 'Europe/Rome', 0.42, 5],
  [GB, 811, 'Devon', 'Totnes', 50.43, -3.69, 'Europe/London', 0.66, 5],
  [GB, 812, 'Fife', 'St Andrews', 56.34, -2.8, 'Europe/London', 0.7, 3],
  [PT, 821, 'Alentejo', 'Évora', 38.57, -7.91, 'Europe/Lisbon', 0.25, 5],
  [PT, 822, 'Azores', 'Horta', 38.53, -28.63, 'Atlantic/Azores', 0.6, 1],
  [CZ, 831, 'South Moravia', 'Znojmo', 48.86, 16.05, 'Europe/Prague', 0.52, 5],
  [RO, 841, 'Dobruja', 'Tulcea', 45.18, 28.79, 'Europe/Bucharest', 0.38, 4],
  [GR, 851, 'Crete', 'Chania', 35.51, 24.02, 'Europe/Athens', 0.22, 4],
  [SE, 861, 'Skåne', 'Ystad', 55.43, 13.82, 'Europe/Stockholm', 0.6, 3],
  [SE, 862, 'Norrbotten', 'Kiruna', 67.86, 20.23, 'Europe/Stockholm', 0.58, 1],
  [UA, 871, 'Lviv', 'Drohobych', 49.35, 23.51, 'Europe/Kyiv', 0.57, 4],
  [TR, 881, 'Konya', 'Karapınar', 37.72, 33.55, 'Europe/Istanbul', 0.25, 4],
  [IN, 1051, 'Rajasthan', 'Jodhpur', 26.24, 73.02, 'Asia/Calcutta', 0.18, 7],
  [IN, 1052, 'Kerala', 'Thrissur', 10.53, 76.21, 'Asia/Calcutta', 0.5, 4],
  [BR, 331, 'Minas Gerais', 'Uberaba', -19.75, -47.93, 'America/Sao_Paulo', 0.4, 6],
  [BR, 332, 'Amazonas', 'Manaus', -3.12, -60.02, 'America/Manaus', 0.62, 2],
  [CN, 441, 'Jiangsu', 'Suzhou', 31.3, 120.59, 'Asia/Shanghai', 0.5, 0],
  [CN, 442, 'Guangdong', 'Foshan', 23.02, 113.12, 'Asia/Shanghai', 0.52, 0],
  [CN, 443, 'Qinghai', 'Golmud', 36.4, 94.9, 'Asia/Shanghai', 0.15, 0],
  [NG, 1641, 'Kaduna', 'Zaria', 11.07, 7.71, 'Africa/Lagos', 0.35, 3],
  [CO, 501, 'Antioquia', 'Rionegro', 6.15, -75.38, 'America/Bogota', 0.6, 2],
  [US, 1671, 'New Mexico', 'Socorro', 34.06, -106.89, 'America/Denver', 0.15, 3],
  [US, 1672, 'Vermont', 'Rutland', 43.61, -72.97, 'America/New_York', 0.55, 3],
  [US, 1673, 'Hawaii', 'Hilo', 19.72, -155.08, 'Pacific/Honolulu', 0.6, 1],
  [AU, 81, 'Queensland', 'Toowoomba', -27.56, 151.95, 'Australia/Brisbane', 0.25, 4],
  [AU, 82, 'South Australia', 'Whyalla', -33.03, 137.58, 'Australia/Adelaide', 0.2, 2],
  [AU, 83, 'New South Wales', 'Lord Howe Island', -31.55, 159.08, 'Australia/Lord_Howe', 0.45, 0],
  [ZA, 1491, 'Western Cape', 'Worcester', -33.65, 19.45, 'Africa/Johannesburg', 0.25, 3],
  [CL, 431, 'Maule', 'Talca', -35.43, -71.66, 'America/Santiago', 0.3, 2],
  [PK, 1241, 'Punjab', 'Multan', 30.16, 71.52, 'Asia/Karachi', 0.22, 3],
  [EG, 491, 'Aswan', 'Kom Ombo', 24.48, 32.93, 'Africa/Cairo', 0.06, 2],
]

export const PLACES: readonly Place[] = ROWS.map(
  ([land, level1, level1Name, town, latitude, longitude, zone, clouds, weight], index) => ({
    index,
    nation: land,
    level1,
    level1Name,
    town,
    latitude,
    longitude,
    zone,
    clouds,
    weight,
  }),
)

const byTown = new Map(PLACES.map((place) => [place.town, place]))

export function placeNamed(town: string): Place {
  const place = byTown.get(town)
  if (!place) throw new Error(`no place named ${town}`)
  return place
}

/** The place of a region query; levels are optional, null if nothing of ours lies there. */
export function placeOfRegion(nationId: number, level1: number | null): Place | null {
  const inNation = PLACES.filter((place) => place.nation.id === nationId)
  if (level1 === null) return inNation[0] ?? null
  return inNation.find((place) => place.level1 === level1) ?? null
}

/** The served place nearest to a point, within a nation if one is named. */
export function nearestPlace(latitude: number, longitude: number, nationId?: number): Place | null {
  const narrow = Math.cos((latitude * Math.PI) / 180)
  const far = (place: Place) =>
    Math.hypot(place.latitude - latitude, (((place.longitude - longitude + 540) % 360) - 180) * narrow)
  const candidates = PLACES.filter(({ nation: { id } }) => nationId === undefined || id === nationId)
  return candidates.reduce<Place | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)
}
