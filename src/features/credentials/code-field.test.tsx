import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../tests/support/render-part'
import { CodeField } from './code-field'

function Form() {
  const [code, setCode] = useState('')
  const given = { error: null, sent: null, sending: false, onSend: () => undefined }
  return (
    <>
      <CodeField id="code" value={code} onChange={setCode} {...given} />
      <output>{code}</output>
    </>
  )
}

it.each([
  ['in groups', '806 089'],
  ['with what was around it', ' 806-089\t'],
  ['in wide digits', '８０６０８９'],
])('a verification code counts however it is written: %s', async (_, pasted) => {
  await renderPart(<Form />)
  await userEvent.click(await screen.findByRole('textbox'))
  await userEvent.paste(pasted)
  expect(screen.getByRole('status')).toHaveTextContent(/^806089$/)
})
