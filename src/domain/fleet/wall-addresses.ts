/** A link is limited to at most so many addresses. */
export const MAX_ADDRESSES = 10

interface Network {
  /** 32 for IPv4, 128 for IPv6. */
  readonly bits: number
  readonly value: bigint
  /** Leading bits that count. */
  readonly prefix: number
}

function ipv4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return null
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)
}

function ipv6(text: string): bigint | null {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const last = tail?.[2] === undefined ? null : ipv4(tail[2])
  if (tail && last === null) return null
  const whole =
    last === null ? text : `${tail?.[1] ?? ''}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}`
  const halves = whole.split('::')
  if (halves.length > 2) return null
  const [head = [], rest = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - rest.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...rest]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

/** A server that listens on both hears IPv4 as `::ffff:192.0.2.7`. */
const MAPPED = 0xffffn

function networkOf(text: string): Network | null {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const four = ipv4(address)
  const six = four === null ? ipv6(address) : null
  const mapped = six !== null && six >> 32n === MAPPED
  const [bits, value] = four !== null ? [32, four] : mapped ? [32, six & 0xffff_ffffn] : [128, six]
  const prefix = length === undefined ? bits : mapped ? Number(length) - 96 : Number(length)
  return value === null || prefix < 0 || prefix > bits ? null : { bits, value, prefix }
}

/** Addresses and networks (`192.0.2.7`, `192.0.2.0/24`, `2001:db8::/32`) of a text; null if a word is neither, or there are too many. */
export function readAddresses(text: string): readonly string[] | null {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  return words.length <= MAX_ADDRESSES && words.every((word) => networkOf(word) !== null) ? words : null
}

/** Whether somebody at `caller` may use what is limited to these; an empty list limits nothing. */
export function isAllowedFrom(allowed: readonly string[], caller: string): boolean {
  if (allowed.length === 0) return true
  const from = networkOf(caller)
  if (from === null) return false
  return allowed.some((one) => {
    const network = networkOf(one)
    if (network?.bits !== from.bits) return false
    const rest = BigInt(network.bits - network.prefix)
    return network.value >> rest === from.value >> rest
  })
}
