import { type BaseRecord, type HttpError, useList } from '@refinedev/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SEARCH_FIELD, toRefine } from '../../providers/dialect'
import { faultOf } from '../../transport/fault-error'
import { FieldCell } from '../fields/field-cell'
import { Panel, SkeletonBlock } from '../../kit/panel/panel'
import { useCurrentPlant } from '../data/use-current-plant'
import { usePace } from '../data/use-preferences'
import { whileShown } from '../data/while-shown'
import { useGranted } from '../access/use-granted'
import { useResourceText } from '../text/use-resource-text'
import { useText } from '../../kit/text/use-text'
import { useSignedInServices } from '../services/signed-in-context'
import { recordAddress } from './address'
import { ownZoneOf } from './use-zone'
import { ScrollBox } from '../../kit/parts/scroll-box'
import related from './related.module.css'

/** Rows of a glance; the resource has a list of its own for the others. */
const MAX = 10
/** Rows of a search, of which some may not be meant. */
const MAX_FOUND = 100

interface Shown {
  resource: string
  /** Field that holds the id of the record that they belong to; without it all are shown. */
  by?: string
  id?: string | number
  /** Where no field can be asked for: what is searched, and which of the found are meant. */
  search?: { readonly text: string; readonly isMeant: (record: BaseRecord) => boolean }
  /** Instead of the list's first four. */
  columns?: readonly string[]
  /** Instead of "none yet". */
  none?: string
  /** Beside the title. */
  extra?: ReactNode
}

/** Records of another resource that belong to this one, and nothing for who may not read them. */
export function RelatedList(props: Shown) {
  const { plans } = useSignedInServices()
  const plan = plans.get(props.resource)
  const granted = useGranted(plan.name, ['read'])
  return granted.has('read') ? <Related {...props} /> : null
}

function Related(props: Shown) {
  const { plans } = useSignedInServices()
  const t = useText('engine')
  const { state } = useCurrentPlant()
  const plan = plans.get(props.resource)
  const text = useResourceText(plan)
  const { search } = props
  const columns = props.columns ?? plan.columns.filter((name) => name !== props.by).slice(0, 4)
  const pace = usePace(plan.refresh)
  const { query, result } = useList<BaseRecord, HttpError>({
    resource: plan.name,
    pagination: { currentPage: 1, pageSize: search ? MAX_FOUND : MAX },
    filters: [
      ...(props.by === undefined
        ? []
        : [toRefine({ field: props.by, operator: 'in', value: [props.id] } as const)]),
      ...(search ? [{ field: SEARCH_FIELD, operator: 'contains', value: search.text } as const] : []),
    ],
    ...(plan.plantScoped ? { meta: { plantId: state.plant?.id ?? null } } : {}),
    queryOptions: { refetchInterval: whileShown(pace) },
    errorNotification: false,
  })
  const rows = search ? result.data.filter(search.isMeant) : result.data
  // Rows beyond the first page are counted, in a search as well.
  const total = (result.total ?? result.data.length) - (result.data.length - rows.length)
  const known = query.data !== undefined

  return (
    <Panel
      title={known ? `${text.many} (${total})` : text.many}
      state={{
        data: known ? rows : undefined,
        fault: query.error === null ? null : faultOf(query.error),
        loading: query.isLoading,
        refreshing: known && query.isFetching,
        retry: () => void query.refetch(),
      }}
      skeleton={<SkeletonBlock height={160} />}
      extra={props.extra}
      empty={
        rows.length > 0
          ? null
          : props.none === undefined
            ? { kind: 'created', text: t('record.noneRelated', { many: text.many }) }
            : { kind: 'quiet', text: props.none }
      }
    >
      <ScrollBox className={related['table'] ?? ''} label={text.many}>
        <table className="w-full">
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {text.field(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((record) => (
              <tr key={record.id}>
                {columns.map((name) => {
                  const field = plan.fields[name]
                  if (field === undefined) return null
                  const zone = ownZoneOf(plan, record) ?? state.plant?.zone ?? null
                  const cell = <FieldCell {...{ plan, name, field, record, zone }} value={record[name]} />
                  const address =
                    name === plan.title && plan.open !== 'none' && record.id !== undefined
                      ? recordAddress(plan, record.id, state.plant?.id ?? null)
                      : null
                  return <td key={name}>{address === null ? cell : <Link to={address}>{cell}</Link>}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
        {total > rows.length && (
          <p className="hg-cell-soft">{t('record.moreRelated', { count: total - rows.length })}</p>
        )}
      </ScrollBox>
    </Panel>
  )
}
