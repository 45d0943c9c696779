import type { Lan } from './languages'

type Kind = 'MANUAL' | 'INSTRUCTION' | 'FAQ'
/** What they are about: a kind of device, or one model of it. */
type Paper = 'LIGHTS' | 'WINTER' | 'FUSES' | 'BACKUP' | 'STRINGS' | 'COOLING'
type Text = readonly [title: string, text: string]

const documents = (
  manual: readonly [string, string],
  instruction: readonly [string, string],
  faq: readonly [string, string],
) => ({ MANUAL: manual, INSTRUCTION: instruction, FAQ: faq })

// oxfmt-ignore
export const DOCUMENT_TEXTS: Readonly<Record<Lan, Readonly<Record<Kind, readonly [title: string, text: string]>>>> = {
  en: documents(['User manual', 'How to read your plant.'], ['Connecting a logger', 'Plug it in, wait for the green light.'], ['Frequent questions', 'Why is there no power at night?']),
  de: documents(['Handbuch', 'So lesen Sie Ihre Anlage.'], ['Datenlogger anschließen', 'Einstecken, auf das grüne Licht warten.'], ['Häufige Fragen', 'Warum gibt es nachts keinen Strom?']),
  zh: documents(['用户手册', '如何查看您的电站。'], ['连接采集器', '插上电源，等待绿灯亮起。'], ['常见问题', '为什么夜间没有功率？']),
  es: documents(['Manual de usuario', 'Cómo leer su planta.'], ['Conectar un registrador', 'Enchúfelo y espere la luz verde.'], ['Preguntas frecuentes', '¿Por qué no hay potencia de noche?']),
  pt: documents(['Manual do utilizador', 'Como ler a sua central.'], ['Ligar um registador', 'Ligue-o e aguarde a luz verde.'], ['Perguntas frequentes', 'Porque não há potência à noite?']),
  pl: documents(['Instrukcja obsługi', 'Jak czytać dane instalacji.'], ['Podłączanie rejestratora', 'Podłącz i poczekaj na zielone światło.'], ['Częste pytania', 'Dlaczego w nocy nie ma mocy?']),
  nl: documents(['Handleiding', 'Zo leest u uw installatie.'], ['Een logger aansluiten', 'Steek hem in en wacht op het groene licht.'], ['Veelgestelde vragen', 'Waarom is er ’s nachts geen vermogen?']),
  fr: documents(['Manuel d’utilisation', 'Comment lire votre centrale.'], ['Raccorder un enregistreur', 'Branchez-le et attendez le voyant vert.'], ['Questions fréquentes', 'Pourquoi n’y a-t-il pas de puissance la nuit ?']),
  ko: documents(['사용자 설명서', '발전소 데이터를 읽는 방법.'], ['로거 연결', '꽂고 녹색 불을 기다리세요.'], ['자주 묻는 질문', '밤에는 왜 출력이 없나요?']),
  vi: documents(['Hướng dẫn sử dụng', 'Cách đọc số liệu nhà máy.'], ['Kết nối bộ ghi dữ liệu', 'Cắm vào và chờ đèn xanh.'], ['Câu hỏi thường gặp', 'Vì sao ban đêm không có công suất?']),
  ja: documents(['取扱説明書', '発電所の見方。'], ['データロガーの接続', '差し込んで緑のランプを待ちます。'], ['よくある質問', '夜に発電しないのはなぜですか。']),
  it: documents(['Manuale utente', 'Come leggere il suo impianto.'], ['Collegare un datalogger', 'Inserirlo e attendere la luce verde.'], ['Domande frequenti', 'Perché di notte non c’è potenza?']),
  cs: documents(['Uživatelská příručka', 'Jak číst údaje o elektrárně.'], ['Připojení dataloggeru', 'Zapojte jej a počkejte na zelené světlo.'], ['Časté dotazy', 'Proč v noci není výkon?']),
  sl: documents(['Uporabniški priročnik', 'Kako brati podatke elektrarne.'], ['Priklop zapisovalnika', 'Vključite ga in počakajte na zeleno luč.'], ['Pogosta vprašanja', 'Zakaj ponoči ni moči?']),
  tr: documents(['Kullanım kılavuzu', 'Santral verileri nasıl okunur.'], ['Veri kaydedici bağlama', 'Takın ve yeşil ışığı bekleyin.'], ['Sık sorulan sorular', 'Gece neden güç yok?']),
  ca: documents(['Manual d’usuari', 'Com llegir la vostra planta.'], ['Connectar un registrador', 'Endolleu-lo i espereu el llum verd.'], ['Preguntes freqüents', 'Per què no hi ha potència de nit?']),
  ro: documents(['Manual de utilizare', 'Cum se citesc datele centralei.'], ['Conectarea unui logger', 'Introduceți-l și așteptați lumina verde.'], ['Întrebări frecvente', 'De ce nu există putere noaptea?']),
  uk: documents(['Посібник користувача', 'Як читати дані станції.'], ['Підключення реєстратора', 'Увімкніть і дочекайтеся зеленого світла.'], ['Часті запитання', 'Чому вночі немає потужності?']),
}

/** Makers write them in a few languages only. */
// oxfmt-ignore
export const DEVICE_TEXTS: Readonly<Record<Paper, Readonly<Partial<Record<Lan, Text>>>>> = {
  LIGHTS: {
    en: ['Lights of the inverter', 'Green: feeding. Yellow: waiting for sun. Red: fault.'],
    de: ['Leuchten des Wechselrichters', 'Grün: speist ein. Gelb: wartet auf Sonne. Rot: Störung.'],
    zh: ['逆变器指示灯', '绿色：发电。黄色：等待光照。红色：故障。'],
  },
  WINTER: {
    en: ['Storing a battery in winter', 'Keep it between 40 and 60 percent.'],
    de: ['Batterie im Winter lagern', 'Bei 40 bis 60 Prozent halten.'],
  },
  FUSES: {
    en: ['Fuses of the combiner box', 'Open it at night only.'],
  },
  BACKUP: {
    en: ['Backup output of the H10', 'Connect at most 5 kW to it. It takes over within 20 ms.'],
    de: ['Notstromausgang des H10', 'Höchstens 5 kW anschließen. Er übernimmt innerhalb von 20 ms.'],
    ja: ['H10の非常用出力', '接続は5 kWまで。20 ms以内に切り替わります。'],
  },
  STRINGS: {
    en: ['Strings of the S12', 'At most 15 A and 1,000 V to each input.'],
    fr: ['Chaînes du S12', '15 A et 1 000 V au plus par entrée.'],
  },
  COOLING: {
    en: ['Cooling of the S250', 'Clean the fans twice a year.'],
    zh: ['S250的散热', '每年清洁风扇两次。'],
  },
}
