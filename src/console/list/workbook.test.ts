import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { workbookOf } from './workbook'

it('a workbook holds numbers as numbers, and texts that begin like a formula are defused', async () => {
  const blob = await workbookOf({
    name: 'Plants',
    rows: [
      ['Name', 'Power (W)'],
      ['=1+1', 0],
      ['-cmd', null],
      ['Roof', -5.2],
    ],
  })
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const xml = Object.entries(parts)
    .filter(([name]) => name.endsWith('.xml'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('')
  expect(xml).toMatch(/>(?:'|&apos;|&#39;)=1\+1</)
  expect(xml).toMatch(/>(?:'|&apos;|&#39;)-cmd</)
  expect(xml).not.toMatch(/>=1\+1</)
  expect(xml).toMatch(/<v>0<\/v>/)
  expect(xml).toMatch(/<v>-5\.2<\/v>/)
})
