import { act, screen, waitFor } from '@testing-library/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { json } from '../../../tests/support/fake-fetch'
import { renderPart } from '../../../tests/support/render-part'
import { token } from '../../../tests/support/token'
import { createStorage } from '../../transport/storage'
import { Gate } from './gate'
import { useServices } from '../services/services-context'

/** Asks again at each change of identity, as the console around a gate does. */
function Asking() {
  const { onPermissionsChange } = useServices()
  const client = useQueryClient()
  useEffect(
    () => onPermissionsChange(() => void client.resetQueries({ queryKey: ['access'] })),
    [client, onPermissionsChange],
  )
  return (
    <>
      <Gate resource="plants" action="create" otherwise="not for you">
        <button>Create plant</button>
      </Gate>
      <Gate resource="nothing" action="create">
        <button>Unknown</button>
      </Gate>
    </>
  )
}

async function given(roleCodes: string[]) {
  createStorage(window).saveSession({ access: token(), refresh: null })
  const reply = { user: { id: 900001, name: 'Ada' }, org: null, roleCodes }
  return renderPart(<Asking />, { answers: { '/user-s/acc/org/login-user': () => json(reply) } })
}

describe('a gate', () => {
  it('S6-06 hides until it is known who one is', async () => {
    await given(['station:create'])
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByText('not for you')).toBeVisible()
  })

  it('S6-05 opens for a holder of the code, and for nobody where nothing is declared', async () => {
    const { services } = await given(['station:create'])
    await act(() => services.session.restore())
    expect(await screen.findByRole('button', { name: 'Create plant' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Unknown' })).not.toBeInTheDocument()
  })

  it('S6-07 opens for a user with no role codes at all', async () => {
    const { services } = await given([])
    await act(() => services.session.restore())
    expect(await screen.findByRole('button', { name: 'Create plant' })).toBeVisible()
  })

  it('S6-05 stays shut without the code, and shuts when the session ends', async () => {
    const { services } = await given(['station:read'])
    await act(() => services.session.restore())
    expect(screen.getByText('not for you')).toBeVisible()
    const other = await given(['station:create'])
    await act(() => other.services.session.restore())
    await screen.findByRole('button', { name: 'Create plant' })
    await act(() => other.services.session.logout())
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Create plant' })).not.toBeInTheDocument(),
    )
  })
})
