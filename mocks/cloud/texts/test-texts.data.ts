import type { Lan } from './languages'

/** Title and content of a test message. */
export const TEST_TEXTS: Readonly<Record<Lan, readonly [title: string, content: string]>> = {
  zh: ['测试消息', '这是一条测试消息。收到它说明这一渠道可用。'],
  en: ['Test message', 'This is a test. If it reaches you, this channel works.'],
  es: ['Mensaje de prueba', 'Esto es una prueba. Si le llega, este canal funciona.'],
  pt: ['Mensagem de teste', 'Isto é um teste. Se a receber, este canal funciona.'],
  pl: ['Wiadomość testowa', 'To jest test. Jeśli dotarł, ten kanał działa.'],
  nl: ['Testbericht', 'Dit is een test. Komt hij aan, dan werkt dit kanaal.'],
  fr: ['Message de test', 'Ceci est un test. S’il vous parvient, ce canal fonctionne.'],
  ko: ['테스트 메시지', '테스트입니다. 받으셨다면 이 채널은 작동합니다.'],
  vi: ['Tin nhắn thử', 'Đây là tin thử. Nếu bạn nhận được, kênh này hoạt động.'],
  ja: ['テストメッセージ', 'これはテストです。届いていれば、この経路は使えます。'],
  it: ['Messaggio di prova', 'Questa è una prova. Se arriva, questo canale funziona.'],
  de: ['Testnachricht', 'Dies ist ein Test. Kommt er an, funktioniert dieser Weg.'],
  cs: ['Zkušební zpráva', 'Toto je zkouška. Pokud dorazila, tato cesta funguje.'],
  sl: ['Preizkusno sporočilo', 'To je preizkus. Če je prispel, ta pot deluje.'],
  tr: ['Deneme mesajı', 'Bu bir denemedir. Size ulaştıysa bu kanal çalışıyor.'],
  ca: ['Missatge de prova', 'Això és una prova. Si us arriba, aquest canal funciona.'],
  ro: ['Mesaj de test', 'Acesta este un test. Dacă ajunge, acest canal funcționează.'],
  uk: ['Тестове повідомлення', 'Це перевірка. Якщо вона дійшла, цей канал працює.'],
}
