import type { Lan } from './languages'

const text = (dataPlan: string, insurance: string) => ({ dataPlan, insurance })

// prettier-ignore
export const REMINDER_TEXTS: Readonly<Record<Lan, { dataPlan: string; insurance: string }>> = {
  en: text('A data plan ends soon', 'Insurance cover ends soon'),
  de: text('Ein Datentarif läuft bald ab', 'Ein Versicherungsschutz endet bald'),
  zh: text('流量套餐即将到期', '保险保障即将到期'),
  es: text('Un plan de datos vence pronto', 'Una cobertura de seguro vence pronto'),
  pt: text('Um plano de dados termina em breve', 'Uma cobertura de seguro termina em breve'),
  pl: text('Pakiet danych wkrótce wygaśnie', 'Ochrona ubezpieczeniowa wkrótce się skończy'),
  nl: text('Een databundel loopt bijna af', 'Een verzekeringsdekking eindigt bijna'),
  fr: text('Un forfait de données expire bientôt', 'Une garantie d’assurance prend bientôt fin'),
  ko: text('데이터 요금제가 곧 만료됩니다', '보험 보장이 곧 끝납니다'),
  vi: text('Một gói dữ liệu sắp hết hạn', 'Một phần bảo hiểm sắp hết hạn'),
  ja: text('通信プランがまもなく終了します', '保険の補償がまもなく終了します'),
  it: text('Un piano dati sta per scadere', 'Una copertura assicurativa sta per scadere'),
  cs: text('Datový tarif brzy skončí', 'Pojistné krytí brzy skončí'),
  sl: text('Podatkovni paket bo kmalu potekel', 'Zavarovalno kritje bo kmalu poteklo'),
  tr: text('Bir veri paketi yakında bitiyor', 'Bir sigorta teminatı yakında bitiyor'),
  ca: text('Un pla de dades s’acaba aviat', 'Una cobertura d’assegurança s’acaba aviat'),
  ro: text('Un plan de date expiră în curând', 'O acoperire de asigurare expiră în curând'),
  uk: text('Тариф даних скоро завершиться', 'Страхове покриття скоро завершиться'),
}
