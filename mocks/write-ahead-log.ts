import { existsSync, readFileSync } from 'node:fs'

/* The log of SQLite in WAL mode, as https://www.sqlite.org/fileformat2.html describes it (section 4). */

const HEADER = 32
const FRAME_HEADER = 24
/** The last bit of the magic number says in which order the words of the sums are. */
const MAGIC = 0x377f0682

type Sums = readonly [number, number]

function summed(bytes: Buffer, [first, second]: Sums, isBig: boolean): Sums {
  let [one, two] = [first, second]
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    const word = (place: number) => (isBig ? bytes.readUInt32BE(place) : bytes.readUInt32LE(place))
    one = (one + word(at) + two) >>> 0
    two = (two + word(at + 4) + one) >>> 0
  }
  return [one, two]
}

const holds = ([one, two]: Sums, bytes: Buffer, at: number) =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two

/**
 * Whether a log has lost changes that were kept: after a frame that is damaged there is another of the same round that
 * ends a transaction. One that only stops in the middle is what a kill leaves behind.
 */
export function lostItsTail(file: string): boolean {
  if (!existsSync(file)) return false
  const log = readFileSync(file)
  if (log.length <= HEADER) return false
  const isBig = (log.readUInt32BE(0) & 1) === 1
  let sums = summed(log.subarray(0, 24), [0, 0], isBig)
  if ((log.readUInt32BE(0) & ~1) >>> 0 !== MAGIC || !holds(sums, log, 24)) return true
  const length = FRAME_HEADER + log.readUInt32BE(8)
  const round = log.subarray(16, 24)
  let isDamaged = false
  for (let at = HEADER; at + length <= log.length; at += length) {
    const frame = log.subarray(at, at + length)
    // Behind the end of this round lies what is left of an older one.
    if (!frame.subarray(8, 16).equals(round)) {
      if (!isDamaged && !isFollowed(log, at + length, length, round)) return false
      isDamaged = true
      continue
    }
    // The number of pages stands only in a frame that ends a transaction.
    if (isDamaged && frame.readUInt32BE(4) > 0) return true
    sums = summed(frame.subarray(FRAME_HEADER), summed(frame.subarray(0, 8), sums, isBig), isBig)
    if (!holds(sums, frame, 16)) isDamaged = true
  }
  return false
}

/** Whether a frame of the same round stands anywhere behind. */
function isFollowed(log: Buffer, from: number, length: number, round: Buffer): boolean {
  for (let at = from; at + length <= log.length; at += length) {
    if (log.subarray(at + 8, at + 16).equals(round)) return true
  }
  return false
}
