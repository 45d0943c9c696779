import { useState } from 'react'
import { faultKey } from '../../../domain/faults/fault'
import { useText } from '../../../kit/text/use-text'
import { waiting } from '../form-select'
import { useOptions } from './use-options'

/**
 * Records of another resource, and a box of the component library to choose from them. They are asked for when it is first
 * opened; why they did not come stands in their place, and opening it once more asks again.
 */
export function useOptionsBox(resource: string) {
  const t = useText('engine')
  const [opened, setOpened] = useState(false)
  const { options, loading, fault, search, again } = useOptions(resource, opened)
  return {
    options,
    box: {
      filterOption: false as const,
      onSearch: search,
      loading,
      ...waiting(loading),
      ...(fault === null ? {} : { notFoundContent: <span role="alert">{t(faultKey(fault))}</span> }),
      onOpenChange(open: boolean) {
        if (open) setOpened(true)
        if (open && fault !== null) again()
      },
    },
  }
}
