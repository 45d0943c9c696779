/** What areas are called where they lie, by their English names; the rest is called the same. */
const LOCAL: Readonly<Record<string, string>> = {
  Bavaria: 'Bayern',
  'Lower Saxony': 'Niedersachsen',
  Saxony: 'Sachsen',
  Tyrol: 'Tirol',
  Styria: 'Steiermark',
  Brittany: 'Bretagne',
  Andalusia: 'Andalucía',
  'Castile and León': 'Castilla y León',
  'Canary Islands': 'Canarias',
  Apulia: 'Puglia',
  Piedmont: 'Piemonte',
  Azores: 'Açores',
  'South Moravia': 'Jihomoravský kraj',
  Dobruja: 'Dobrogea',
}

/** In letters that only some readers know; the others read the English name. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uk: { Lviv: 'Львівська область' },
  zh: { Jiangsu: '江苏', Guangdong: '广东', Qinghai: '青海' },
  ja: { Jiangsu: '江蘇省', Guangdong: '広東省', Qinghai: '青海省' },
}

/** An area in a language (`de`, `zh_CN`): as it is called there, in English by its English name. */
export function areaName(english: string, language: string | null): string {
  const tongue = (language ?? 'en').slice(0, 2).toLowerCase()
  if (tongue === 'en') return english
  return LETTERS[tongue]?.[english] ?? LOCAL[english] ?? english
}
