import { useRef } from 'react'
import { SearchField } from '../../kit/search/search-field'
import { useText } from '../../kit/text/use-text'
import type { WayIn } from '../../kit/search/use-way-in'
import { useKey } from './use-key'

/** Search over name and address, answered by the server; `/` leads here from anywhere on the screen. */
export function ListSearch(props: { value: string; onChange(text: string): void; way: WayIn }) {
  const t = useText('plant')
  const input = useRef<HTMLInputElement>(null)
  const keys = useText('engine')
  const letter = useKey({ id: 'list.search', keys: '/', label: keys('keys.search'), group: 'list' }, () =>
    input.current?.focus(),
  )
  return (
    <SearchField
      {...props}
      ref={input}
      letter={letter}
      label={t('list.search')}
      placeholder={t('list.search')}
      clear={t('list.clearSearch')}
    />
  )
}
