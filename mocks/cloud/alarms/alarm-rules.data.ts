export interface Rule {
  id: number
  code: string
  device: 'INVERTER' | 'COLLECTOR' | 'BATTERY' | 'METER'
  level: 0 | 1 | 2
  influence: 0 | 1 | 2 | 3
  cause: Cause
  en: string
  de: string
  /** What to do about it: English, German. */
  advice: readonly [en: string, de: string]
}

/** What in the simulated world brings an alarm about; the names of the control call. */
export const CAUSES = [
  'logger-dead',
  'string-fault',
  'grid-event',
  'insulation-at-dawn',
  'bms-lost',
  'after-firmware',
  'heat',
  'cold',
  'curtailment',
  'meter-lost',
  'weak-signal',
] as const
export type Cause = (typeof CAUSES)[number]

type Row = [
  id: number,
  code: string,
  device: Rule['device'],
  level: Rule['level'],
  influence: Rule['influence'],
  cause: Cause,
  en: string,
  de: string,
  adviceEn: string,
  adviceDe: string,
]

// oxfmt-ignore
const ROWS: readonly Row[] = [
  [8801, 'LOGGER_OFFLINE', 'COLLECTOR', 1, 0, 'logger-dead', 'Logger not reporting', 'Datenlogger meldet sich nicht',
    'Check the power of the logger.\nCheck the router and its Wi-Fi password.', 'Stromversorgung des Loggers prüfen.\nRouter und WLAN-Passwort prüfen.'],
  [8802, 'F24', 'INVERTER', 2, 2, 'insulation-at-dawn', 'DC insulation resistance too low', 'Isolationswiderstand DC zu niedrig',
    'Let the plugs dry and watch the next morning.\nMeasure each string against earth.', 'Stecker trocknen lassen und den nächsten Morgen abwarten.\nJeden Strang gegen Erde messen.'],
  [8803, 'F35', 'INVERTER', 2, 1, 'grid-event', 'No AC grid', 'Netzausfall',
    'Check the mains fuse.\nAsk the grid operator about a power cut.', 'Netzsicherung prüfen.\nBeim Netzbetreiber nach einem Ausfall fragen.'],
  [8804, 'W03', 'INVERTER', 1, 1, 'grid-event', 'Grid frequency out of range', 'Netzfrequenz außerhalb der Grenzen',
    'Wait: the inverter returns by itself.\nIf it happens daily, check the country code.', 'Abwarten: Der Wechselrichter schaltet sich selbst zu.\nTritt es täglich auf, Ländereinstellung prüfen.'],
  [8805, 'W01', 'INVERTER', 1, 1, 'grid-event', 'Grid voltage too high', 'Netzspannung zu hoch',
    'Measure the voltage at the feed-in point.\nCheck the cross-section of the cable.', 'Spannung am Einspeisepunkt messen.\nLeitungsquerschnitt prüfen.'],
  [8806, 'F64', 'INVERTER', 1, 1, 'heat', 'Heat sink too hot', 'Übertemperatur am Kühlkörper',
    'Clean the air inlet.\nCheck the fan.', 'Lufteinlass reinigen.\nLüfter prüfen.'],
  [8807, 'W12', 'INVERTER', 0, 1, 'curtailment', 'Power limited by the grid operator', 'Leistung vom Netzbetreiber begrenzt',
    'Nothing to do: the limit is lifted by the grid operator.', 'Nichts zu tun: Der Netzbetreiber hebt die Begrenzung auf.'],
  [8808, 'F63', 'INVERTER', 2, 3, 'string-fault', 'Arc fault on a string', 'Lichtbogen im Strang erkannt',
    'Switch the string off.\nHave the plugs and the modules inspected.', 'Strang abschalten.\nStecker und Module prüfen lassen.'],
  [8809, 'F58', 'BATTERY', 2, 1, 'bms-lost', 'Battery management does not answer', 'Batteriemanagement antwortet nicht',
    'Check the cable between battery and inverter.\nRestart the battery.', 'Kabel zwischen Batterie und Wechselrichter prüfen.\nBatterie neu starten.'],
  [8810, 'B07', 'BATTERY', 1, 1, 'cold', 'Battery too cold to charge', 'Batterie zu kalt zum Laden',
    'Warm the room above 5 °C.', 'Raum auf über 5 °C erwärmen.'],
  [8811, 'B02', 'BATTERY', 0, 0, 'cold', 'State of charge low', 'Ladezustand niedrig',
    'Nothing to do: the battery charges with the next sun.', 'Nichts zu tun: Die Batterie lädt mit der nächsten Sonne.'],
  [8812, 'M01', 'METER', 1, 1, 'meter-lost', 'Meter does not answer', 'Zähler antwortet nicht',
    'Check the cable between meter and inverter.', 'Kabel zwischen Zähler und Wechselrichter prüfen.'],
  [8813, 'L05', 'COLLECTOR', 0, 0, 'weak-signal', 'Weak Wi-Fi signal', 'Schwaches WLAN-Signal',
    'Bring the router nearer or add a repeater.', 'Router näher aufstellen oder Repeater einsetzen.'],
  [8814, 'I31', 'INVERTER', 0, 0, 'after-firmware', 'Restart after a firmware update', 'Neustart nach Firmware-Update',
    'Nothing to do: the inverter restarted by itself.', 'Nichts zu tun: Der Wechselrichter hat neu gestartet.'],
  [8815, 'W41', 'INVERTER', 1, 1, 'string-fault', 'String current too low', 'Strangstrom zu niedrig',
    'Look for shade or dirt on the modules.\nCheck the fuse of the string.', 'Module auf Schatten und Schmutz prüfen.\nStrangsicherung prüfen.'],
]

export const RULES: readonly Rule[] = ROWS.map(
  ([id, code, device, level, influence, cause, en, de, adviceEn, adviceDe]) => ({
    id,
    code,
    device,
    level,
    influence,
    cause,
    en,
    de,
    advice: [adviceEn, adviceDe],
  }),
)

export function ruleOf(id: number): Rule | null {
  return RULES.find((rule) => rule.id === id) ?? null
}
