import type { Place, Tongue } from '../place/places'
import { pick, unit } from '../random'

/** Invented plant names; word lists by language, so that a name fits its town. */
// oxfmt-ignore
const FIRST: Record<Tongue, readonly string[]> = {
  de: ['Birken', 'Linden', 'Ahorn', 'Kranich', 'Sonnen', 'Wiesen', 'Mühlen', 'Eichen', 'Falken', 'Heide', 'Quellen', 'Brunnen', 'Stern', 'Lerchen', 'Hasel', 'Kirsch', 'Roggen', 'Amsel', 'Bach', 'Silber'],
  pl: ['Brzozowa', 'Lipowa', 'Słoneczna', 'Polna', 'Dębowa', 'Klonowa', 'Bursztynowa', 'Jasna', 'Leśna', 'Wiśniowa', 'Srebrna', 'Złota', 'Cicha', 'Zielona', 'Miodowa'],
  en: ['Kestrel', 'Amber', 'Foxglove', 'Harbour', 'Willow', 'Orchard', 'Copper', 'Larkspur', 'Juniper', 'Saltmarsh', 'Thistle', 'Windmill', 'Marigold', 'Ashby', 'Cedar', 'Heron', 'Quarry', 'Sandstone', 'Meadow', 'Bluebell'],
  fr: ['Tilleul', 'Lavande', 'Genêt', 'Chêne', 'Garance', 'Alouette', 'Moulin', 'Bruyère', 'Noyer', 'Coquelicot', 'Soleil', 'Source'],
  es: ['Almendro', 'Olivar', 'Encina', 'Romero', 'Alondra', 'Sol', 'Naranjo', 'Molino', 'Tomillo', 'Brisa', 'Cigüeña', 'Retama'],
  it: ['Ulivo', 'Ginestra', 'Girasole', 'Mulino', 'Rondine', 'Quercia', 'Melograno', 'Sole', 'Lavanda', 'Mirto', 'Castagno', 'Airone'],
  nl: ['Kievit', 'Linde', 'Molen', 'Zonne', 'Wilgen', 'Duin', 'Eiken', 'Riet', 'Lepelaar', 'Polder', 'Beuken', 'Ooievaar'],
  pt: ['Oliveira', 'Sobreiro', 'Girassol', 'Laranjeira', 'Moinho', 'Andorinha', 'Ipê', 'Jacarandá', 'Alecrim', 'Sol', 'Brisa', 'Palmeira'],
  zh: ['晨光', '青竹', '朝阳', '翠湖', '金穗', '云帆', '碧波', '明山', '春晖', '星河'],
}

// oxfmt-ignore
const LAST: Record<Tongue, Record<'home' | 'work' | 'field', readonly string[]>> = {
  de: { home: ['haus', 'hof', 'grund', 'winkel'], work: ['markt', 'werk', 'halle', 'scheune', 'gärtnerei'], field: ['feld Solarpark', 'berg Solarpark', 'moor Solarpark'] },
  pl: { home: [' Dom', ' Zagroda', ' Siedlisko'], work: [' Sklep', ' Hala', ' Piekarnia', ' Tartak'], field: [' Farma PV', ' Park Słoneczny'] },
  en: { home: [' Cottage', ' House', ' Lodge', ' Terrace'], work: [' Mill', ' Works', ' Dairy', ' School', ' Stores'], field: [' Solar Field', ' Solar Park', ' Ridge Array'] },
  fr: { home: [' – Maison', ' – Mas', ' – Pavillon'], work: [' – Atelier', ' – Cave', ' – Halle'], field: [' – Parc solaire', ' – Ombrières'] },
  es: { home: [' Casa', ' Cortijo', ' Chalet'], work: [' Almazara', ' Nave', ' Bodega'], field: [' Huerta Solar', ' Parque Solar'] },
  it: { home: [' Casa', ' Masseria', ' Villetta'], work: [' Frantoio', ' Officina', ' Cantina'], field: [' Parco Solare', ' Serra Solare'] },
  nl: { home: ['huis', 'hoeve', 'hof'], work: ['loods', 'kas', 'werf'], field: ['veld Zonnepark', 'dijk Zonnepark'] },
  pt: { home: [' Casa', ' Quinta', ' Sítio'], work: [' Armazém', ' Padaria', ' Lagar'], field: [' Parque Solar', ' Usina Solar'] },
  zh: { home: ['小院', '家园'], work: ['厂房', '仓库', '学校'], field: ['光伏电站', '农光园'] },
}

// oxfmt-ignore
const STREETS: Record<Tongue, readonly string[]> = {
  de: ['Am Anger', 'Dorfstraße', 'Feldweg', 'Mühlgasse', 'Sonnenhang', 'Ringstraße', 'Obstwiese'],
  pl: ['ul. Polna', 'ul. Ogrodowa', 'ul. Słoneczna', 'ul. Młyńska', 'ul. Nadrzeczna'],
  en: ['Mill Lane', 'Orchard Road', 'Church Street', 'Station Road', 'Hill View', 'Canal Walk'],
  fr: ['chemin du Moulin', 'rue des Vignes', 'allée du Lac', 'route de la Source'],
  es: ['calle del Molino', 'camino Real', 'avenida del Sol', 'calle de la Fuente'],
  it: ['via del Mulino', 'via dei Campi', 'strada del Sole', 'via della Fonte'],
  nl: ['Molenweg', 'Dorpsstraat', 'Kanaaldijk', 'Zonnelaan'],
  pt: ['rua do Moinho', 'estrada da Fonte', 'avenida do Sol', 'rua das Flores'],
  zh: ['新园路', '湖滨路', '工业大道', '春风街'],
}

export function plantName(
  seed: number,
  place: Place,
  kind: 'home' | 'work' | 'field',
  number: number,
): string {
  const { tongue } = place.nation
  const name = pick(seed, 1, FIRST[tongue]) + pick(seed, 2, LAST[tongue][kind])
  return unit(seed, 3) < 0.5 ? `${name} ${place.town}` : `${name} ${number % 97 || 97}`
}

export function plantAddress(seed: number, place: Place): string {
  const { tongue, name } = place.nation
  const number = 1 + Math.floor(unit(seed, 5) * 140)
  const street = pick(seed, 4, STREETS[tongue])
  const line =
    tongue === 'en' || tongue === 'fr'
      ? `${number} ${street}`
      : `${street}${tongue === 'zh' ? '' : ' '}${number}`
  return `${line}, ${place.town}, ${name}`
}
