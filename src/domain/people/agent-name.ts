const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** "Firefox · Windows" of what a browser calls itself; what is neither is shown as it is, in 60 characters. */
export function agentName(agent: string | null): string | null {
  const text = agent?.trim() ?? ''
  if (text === '') return null
  const named = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, form]) => form.test(text))?.[0] ?? [])
  return named.length === 0 ? text.slice(0, 60) : named.join(' · ')
}
