import { useMemo } from 'react'
import { Button } from '../../kit/button/button'
import { Icon } from '../../kit/icon/icon'
import { capsOf } from '../../kit/keys/key-caps'
import { listEntry } from '../keys/key-entries'
import { useCommandKey } from '../keys/use-command-key'
import { useKeys } from '../keys/use-keys'
import { useText } from '../../kit/text/use-text'

/** Says above unmoved rows that others came or left; pressed, the list is as it is now. */
export function FreshBar(props: { fresh: number; gone: number; show: () => void }) {
  const { fresh, gone, show } = props
  const t = useText('engine')
  const key = useCommandKey()('list.fresh', '.')
  const waiting = fresh + gone > 0
  const entries = useMemo(
    () => (waiting ? [listEntry('fresh', '.', t('keys.fresh'), show)] : []),
    [waiting, show, t],
  )
  useKeys(entries)
  const said = [
    ...(fresh > 0 ? [t('list.fresh', { count: fresh })] : []),
    ...(gone > 0 ? [t('list.gone', { count: gone })] : []),
  ].join(' · ')
  return (
    // Out of the flow, so that nothing below moves when it comes; between the tools and the heads of the columns.
    <div className="absolute z-4 -top-3.5 no-hover:top-1 left-1/2 -translate-x-1/2" role="status">
      {waiting && (
        <Button
          className="min-h-6 py-0 border-primary bg-surface-raised text-primary-ink text-caption whitespace-nowrap"
          aria-keyshortcuts={key}
          onClick={show}
        >
          <Icon name="up" size={14} />
          <span>{said}</span>
          <kbd aria-hidden="true">{capsOf(key).join(' ')}</kbd>
        </Button>
      )}
    </div>
  )
}
