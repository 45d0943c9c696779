import type { Lan } from './languages'

interface Notice {
  title: string
  text: string
  brief: string
}

type Version = '1.7.1' | '1.7.0' | '1.6.2'

const notice = (title: string, text: string, brief: string): Notice => ({ title, text, brief })

// oxfmt-ignore
export const NOTICE_TEXTS: Readonly<Record<Lan, Notice>> = {
  en: notice('Maintenance on Sunday', 'On Sunday between 02:00 and 03:00 UTC live values may be late.', 'Live values may be late.'),
  de: notice('Wartung am Sonntag', 'Am Sonntag zwischen 02:00 und 03:00 UTC kommen Messwerte eventuell verspätet.', 'Messwerte kommen eventuell verspätet.'),
  zh: notice('周日维护', '周日 02:00 至 03:00（UTC）实时数据可能延迟。', '实时数据可能延迟。'),
  es: notice('Mantenimiento el domingo', 'El domingo entre las 02:00 y las 03:00 UTC los valores en vivo pueden llegar tarde.', 'Los valores en vivo pueden llegar tarde.'),
  pt: notice('Manutenção no domingo', 'No domingo, entre as 02:00 e as 03:00 UTC, os valores em direto podem chegar tarde.', 'Os valores em direto podem chegar tarde.'),
  pl: notice('Konserwacja w niedzielę', 'W niedzielę od 02:00 do 03:00 UTC wartości bieżące mogą się opóźniać.', 'Wartości bieżące mogą się opóźniać.'),
  nl: notice('Onderhoud op zondag', 'Op zondag tussen 02:00 en 03:00 UTC kunnen actuele waarden later komen.', 'Actuele waarden kunnen later komen.'),
  fr: notice('Maintenance dimanche', 'Dimanche entre 02:00 et 03:00 UTC, les valeurs en direct peuvent arriver en retard.', 'Les valeurs en direct peuvent arriver en retard.'),
  ko: notice('일요일 점검', '일요일 02:00~03:00(UTC)에 실시간 값이 늦을 수 있습니다.', '실시간 값이 늦을 수 있습니다.'),
  vi: notice('Bảo trì vào Chủ nhật', 'Chủ nhật từ 02:00 đến 03:00 UTC, giá trị trực tiếp có thể đến chậm.', 'Giá trị trực tiếp có thể đến chậm.'),
  ja: notice('日曜日のメンテナンス', '日曜日の 02:00～03:00（UTC）は現在値が遅れることがあります。', '現在値が遅れることがあります。'),
  it: notice('Manutenzione domenica', 'Domenica tra le 02:00 e le 03:00 UTC i valori in tempo reale possono tardare.', 'I valori in tempo reale possono tardare.'),
  cs: notice('Údržba v neděli', 'V neděli mezi 02:00 a 03:00 UTC se mohou aktuální hodnoty opozdit.', 'Aktuální hodnoty se mohou opozdit.'),
  sl: notice('Vzdrževanje v nedeljo', 'V nedeljo med 02:00 in 03:00 UTC lahko trenutne vrednosti zamujajo.', 'Trenutne vrednosti lahko zamujajo.'),
  tr: notice('Pazar günü bakım', 'Pazar günü 02:00–03:00 UTC arasında canlı değerler gecikebilir.', 'Canlı değerler gecikebilir.'),
  ca: notice('Manteniment diumenge', 'Diumenge entre les 02:00 i les 03:00 UTC els valors en directe poden arribar tard.', 'Els valors en directe poden arribar tard.'),
  ro: notice('Mentenanță duminică', 'Duminică între 02:00 și 03:00 UTC valorile în timp real pot întârzia.', 'Valorile în timp real pot întârzia.'),
  uk: notice('Обслуговування в неділю', 'У неділю з 02:00 до 03:00 UTC поточні значення можуть запізнюватися.', 'Поточні значення можуть запізнюватися.'),
}

const versions = (gaps: string, blocked: string, languages: string) => ({
  '1.7.1': gaps,
  '1.7.0': blocked,
  '1.6.2': languages,
})

// oxfmt-ignore
export const VERSION_TEXTS: Readonly<Record<Lan, Readonly<Record<Version, string>>>> = {
  en: versions('Plant curves show gaps as gaps.', 'Alarms can be blocked.', 'Eighteen languages.'),
  de: versions('Kurven zeigen Lücken als Lücken.', 'Alarme lassen sich sperren.', 'Achtzehn Sprachen.'),
  zh: versions('曲线如实显示数据缺口。', '可以屏蔽告警。', '支持十八种语言。'),
  es: versions('Las curvas muestran los huecos como huecos.', 'Las alarmas se pueden bloquear.', 'Dieciocho idiomas.'),
  pt: versions('As curvas mostram as falhas como falhas.', 'Os alarmes podem ser bloqueados.', 'Dezoito línguas.'),
  pl: versions('Wykresy pokazują luki jako luki.', 'Alarmy można blokować.', 'Osiemnaście języków.'),
  nl: versions('Grafieken tonen gaten als gaten.', 'Alarmen kunnen worden geblokkeerd.', 'Achttien talen.'),
  fr: versions('Les courbes montrent les lacunes.', 'Les alarmes peuvent être bloquées.', 'Dix-huit langues.'),
  ko: versions('곡선에 빈 구간이 그대로 보입니다.', '경보를 차단할 수 있습니다.', '18개 언어를 지원합니다.'),
  vi: versions('Biểu đồ hiện đúng chỗ thiếu dữ liệu.', 'Có thể chặn cảnh báo.', 'Mười tám ngôn ngữ.'),
  ja: versions('グラフは欠測をそのまま表示します。', 'アラームをブロックできます。', '18 言語に対応しました。'),
  it: versions('Le curve mostrano le lacune come tali.', 'Gli allarmi si possono bloccare.', 'Diciotto lingue.'),
  cs: versions('Křivky ukazují mezery jako mezery.', 'Alarmy lze blokovat.', 'Osmnáct jazyků.'),
  sl: versions('Krivulje kažejo vrzeli kot vrzeli.', 'Alarme je mogoče blokirati.', 'Osemnajst jezikov.'),
  tr: versions('Eğriler boşlukları boşluk olarak gösterir.', 'Alarmlar engellenebilir.', 'On sekiz dil.'),
  ca: versions('Les corbes mostren els buits com a buits.', 'Les alarmes es poden bloquejar.', 'Divuit idiomes.'),
  ro: versions('Curbele arată golurile ca goluri.', 'Alarmele pot fi blocate.', 'Optsprezece limbi.'),
  uk: versions('Криві показують прогалини як прогалини.', 'Тривоги можна блокувати.', 'Вісімнадцять мов.'),
}
