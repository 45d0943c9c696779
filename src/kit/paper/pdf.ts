import { facesFor, type Faces } from './faces'
import { canvasPainter, type Painter } from './paint'
import { layOut } from './lay-out'
import { type PaperDocument, textsOf } from './parts'
import { createPen } from './pen'
import { createPdfFile, textString } from './pdf-file'
import { createTypesetter, isWhole } from './typesetter'

/** A4, points. */
const [SHORT, LONG] = [595.28, 841.89]

/** A document as a PDF file. The same document, fonts and painter give the same bytes. */
export function writtenPdf(document: PaperDocument, faces: Faces, painter: Painter | null): Uint8Array {
  const [width, height] = document.wide ? [LONG, SHORT] : [SHORT, LONG]
  const file = createPdfFile()
  const setter = createTypesetter(faces, painter)
  const pen = createPen({ file, setter, painter, height })
  layOut(document, { pen, setter, width, height })
  const tree = pen.finish(width)
  const title = textString(document.title)
  const info = file.add(`<< /Title ${title} >>`)
  const root = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${document.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  return file.written(root, info)
}

/** The same with the fonts that its characters need, and the machine's own for those that are in none of them. */
export async function pdfOf(document: PaperDocument): Promise<Blob> {
  const texts = textsOf(document)
  const faces = await facesFor(texts)
  const painter = texts.every((text) => isWhole(text, faces)) ? null : canvasPainter(document.language)
  const bytes = writtenPdf(document, faces, painter)
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}
