import { zlibSync } from 'fflate'

/** Objects of a PDF, each with a number by which others refer to it. */
export interface PdfFile {
  /** A number for what is written later. */
  reserve(): number
  put(id: number, text: string): number
  add(text: string): number
  /** Packed bytes with what is said about them: entries of a dictionary. */
  addStream(entries: string, bytes: Uint8Array): number
  written(root: number, info: number): Uint8Array
}

/** Same objects, same bytes: nothing of when or where. */
export function createPdfFile(): PdfFile {
  const bodies: (readonly Uint8Array[])[] = []
  const reserve = () => bodies.push([])
  const put = (id: number, text: string) => {
    bodies[id - 1] = [bytesOf(text)]
    return id
  }
  return {
    reserve,
    put,
    add: (text) => put(reserve(), text),
    addStream(entries, bytes) {
      const packed = zlibSync(bytes, { level: 9 })
      const id = reserve()
      bodies[id - 1] = [
        bytesOf(`<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
        packed,
        bytesOf('\nendstream'),
      ]
      return id
    },
    written(root, info) {
      const head = bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
      const objects = bodies.map((body, index) =>
        joined([bytesOf(`${index + 1} 0 obj\n`), ...body, bytesOf('\nendobj\n')]),
      )
      let from = head.length
      const places = objects.map(({ length }) => {
        from += length
        return String(from - length).padStart(10, '0')
      })
      const size = objects.length + 1
      const table = places.map((place) => `${place} 00000 n \n`).join('')
      const end =
        `xref\n0 ${size}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${from}\n%%EOF\n`
      return joined([head, ...objects, bytesOf(end)])
    },
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Each letter is a byte; texts of people go through `textString`. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255)

/** A text in the words of the format: two bytes each, with a mark in front. */
export const textString = (text: string): string => {
  let hex = 'FEFF'
  for (let at = 0; at < text.length; at++) hex += hexOf(text.charCodeAt(at))
  return `<${hex}>`
}

export const hexOf = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0')

/** At most three decimals, and never an exponent. */
export const figure = (value: number): string => String(Math.round(value * 1000) / 1000)
