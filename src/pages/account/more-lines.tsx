import { type ReactNode, useState } from 'react'
import { useCall } from '../../console/data/use-call'
import type { Page } from '../../domain/plants/reading'
import { Button } from '../../kit/button/button'
import { ErrorState } from '../../kit/states/states'
import { useText } from '../../kit/text/use-text'
import type { Call } from '../../transport/call'
import { LinesSkeleton } from './section'

const STEP = 10

/** Lines of `what` that are asked for ten by ten; those that are there stay when no more come. */
export function MoreLines<T>(props: {
  what: string
  /** What is asked and of whom. */
  of: readonly [what: string, whose: unknown, ...how: unknown[]]
  call: (size: number) => Call<Page<T>>
  none?: ReactNode
  line: (row: T, index: number) => ReactNode
}) {
  const { of, what } = props
  const t = useText('account')
  const [size, setSize] = useState(STEP)
  const { data, fault, loading, refreshing, retry } = useCall([...of, size], props.call(size), { held: true })
  const whose = JSON.stringify(of)
  const [kept, setKept] = useState<{ whose: string; page: Page<T> } | null>(null)
  if (data !== undefined && data !== kept?.page) setKept({ whose, page: data })
  const page = data ?? (kept?.whose === whose ? kept.page : undefined)
  const isMore = page !== undefined && page.rows.length < (page.total ?? 0)
  return (
    <>
      {loading && page === undefined && <LinesSkeleton lines={4} />}
      {page?.rows.length === 0 && props.none}
      <ul className="grid">{page?.rows.map(props.line)}</ul>
      {fault && <ErrorState fault={fault} retry={retry} what={what} />}
      {isMore && !fault && (
        <div className="hg-wrap">
          <Button
            aria-label={`${t('more')}: ${what}`}
            aria-busy={refreshing || loading}
            onClick={() => setSize(page.rows.length + STEP)}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
