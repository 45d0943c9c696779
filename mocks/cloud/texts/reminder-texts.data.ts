import type { Lan } from './languages'

const text = (dataPlan: string, insurance: string, document: string) => ({ dataPlan, insurance, document })

// oxfmt-ignore
export const REMINDER_TEXTS: Readonly<Record<Lan, ReturnType<typeof text>>> = {
  en: text('A data plan ends soon', 'Insurance cover ends soon', 'A document expires soon'),
  de: text('Ein Datentarif läuft bald ab', 'Ein Versicherungsschutz endet bald', 'Ein Dokument läuft bald ab'),
  zh: text('流量套餐即将到期', '保险保障即将到期', '文件即将到期'),
  es: text('Un plan de datos vence pronto', 'Una cobertura de seguro vence pronto', 'Un documento caduca pronto'),
  pt: text('Um plano de dados termina em breve', 'Uma cobertura de seguro termina em breve', 'Um documento expira em breve'),
  pl: text('Pakiet danych wkrótce wygaśnie', 'Ochrona ubezpieczeniowa wkrótce się skończy', 'Dokument wkrótce straci ważność'),
  nl: text('Een databundel loopt bijna af', 'Een verzekeringsdekking eindigt bijna', 'Een document verloopt bijna'),
  fr: text('Un forfait de données expire bientôt', 'Une garantie d’assurance prend bientôt fin', 'Un document expire bientôt'),
  ko: text('데이터 요금제가 곧 만료됩니다', '보험 보장이 곧 끝납니다', '문서가 곧 만료됩니다'),
  vi: text('Một gói dữ liệu sắp hết hạn', 'Một phần bảo hiểm sắp hết hạn', 'Một tài liệu sắp hết hạn'),
  ja: text('通信プランがまもなく終了します', '保険の補償がまもなく終了します', '書類の有効期限がまもなく切れます'),
  it: text('Un piano dati sta per scadere', 'Una copertura assicurativa sta per scadere', 'Un documento sta per scadere'),
  cs: text('Datový tarif brzy skončí', 'Pojistné krytí brzy skončí', 'Platnost dokumentu brzy skončí'),
  sl: text('Podatkovni paket bo kmalu potekel', 'Zavarovalno kritje bo kmalu poteklo', 'Dokument bo kmalu potekel'),
  tr: text('Bir veri paketi yakında bitiyor', 'Bir sigorta teminatı yakında bitiyor', 'Bir belgenin süresi yakında doluyor'),
  ca: text('Un pla de dades s’acaba aviat', 'Una cobertura d’assegurança s’acaba aviat', 'Un document caduca aviat'),
  ro: text('Un plan de date expiră în curând', 'O acoperire de asigurare expiră în curând', 'Un document expiră în curând'),
  uk: text('Тариф даних скоро завершиться', 'Страхове покриття скоро завершиться', 'Строк дії документа скоро завершиться'),
}

/** What follows on the end of a data plan. */
// oxfmt-ignore
export const LOSS_TEXTS: Readonly<Record<Lan, (days: number) => string>> = {
  en: (days) => `After that the logger keeps data for at most ${days} days; then it is lost.`,
  de: (days) => `Danach behält der Datenlogger die Daten höchstens ${days} Tage, dann gehen sie verloren.`,
  zh: (days) => `此后采集器最多保存数据 ${days} 天，之后数据将丢失。`,
  es: (days) => `Después, el registrador guarda los datos ${days} días como máximo; luego se pierden.`,
  pt: (days) => `Depois disso, o datalogger guarda os dados durante ${days} dias no máximo; em seguida perdem-se.`,
  pl: (days) => `Potem rejestrator przechowuje dane najwyżej ${days} dni, a później przepadają.`,
  nl: (days) => `Daarna bewaart de logger de gegevens hoogstens ${days} dagen; dan gaan ze verloren.`,
  fr: (days) => `Ensuite, l’enregistreur garde les données ${days} jours au plus, puis elles sont perdues.`,
  ko: (days) => `그 뒤 로거는 데이터를 최대 ${days}일 보관하며, 이후에는 사라집니다.`,
  vi: (days) => `Sau đó bộ ghi giữ dữ liệu tối đa ${days} ngày, rồi dữ liệu sẽ mất.`,
  ja: (days) => `その後、データはデータロガーに最長 ${days} 日間保存され、以降は失われます。`,
  it: (days) => `Dopo, il datalogger conserva i dati per ${days} giorni al massimo; poi vanno persi.`,
  cs: (days) => `Potom datalogger uchová data nejvýše ${days} dní, pak se ztratí.`,
  sl: (days) => `Potem zapisovalnik hrani podatke največ ${days} dni, nato se izgubijo.`,
  tr: (days) => `Ardından kaydedici verileri en çok ${days} gün saklar; sonra kaybolurlar.`,
  ca: (days) => `Després, l’enregistrador desa les dades ${days} dies com a màxim; tot seguit es perden.`,
  ro: (days) => `După aceea înregistratorul păstrează datele cel mult ${days} zile; apoi se pierd.`,
  uk: (days) => `Потім реєстратор зберігає дані щонайбільше ${days} днів, далі вони втрачаються.`,
}
