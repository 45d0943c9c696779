import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { QrPicture } from './qr-picture'

const LONG = 'x'.repeat(107)

it('S1-56 draws the first of the texts that fits, and nothing where none does', async () => {
  await renderPart(
    <>
      <QrPicture texts={[LONG, 'a', 'x'.repeat(100)]} label="Short" />
      <QrPicture texts={[LONG]} label="Long" />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Short' })).toHaveAttribute('viewBox', '0 0 29 29')
  expect(screen.queryByRole('img', { name: 'Long' })).not.toBeInTheDocument()
})
