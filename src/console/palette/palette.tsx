import type { BaseRecord } from '@refinedev/core'
import { useQueries } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { askList } from '../data/ask-list'
import { SEARCH_FIELD } from '../../providers/dialect'
import type { Plan } from '../../schema/compile'
import { finding, isFoundIn, searchable } from '../../domain/values/folded'
import { Dialog } from '../../kit/dialog/dialog'
import { useHeldEnter } from '../../kit/search/use-held-enter'
import { useComingTexts, useText } from '../../kit/text/use-text'
import { useCurrentPlant } from '../data/use-current-plant'
import { recordAddress, screenAddress } from '../record/address'
import { useServices } from '../services/services-context'
import { useSignedInServices } from '../services/signed-in-context'
import { useFoundDevices } from './use-found-devices'

/** A group of the palette, or the resource that a record is of. */
export type CommandGroup = 'places' | 'create' | 'actions' | 'language' | 'theme' | (string & {})

export interface Command {
  readonly key: string
  readonly group: CommandGroup
  readonly label: string
  run(): void
}

/** A search that nobody has finished typing is not asked about. */
const MIN = 2
const MAX = 8
/** Devices of one plant. */
const WHOLE = 500

/** Lists whose records are found by their names; devices by name at the current plant, by serial at every one. */
const FOUND = ['plants', 'devices', 'members', 'alerts'] as const

interface Found {
  readonly records: readonly Command[]
  /** Whether all lists have said what they have, or cannot. */
  readonly answered: boolean
}

/** Records by name or serial number, found by the server; a list that one may not read finds nothing. */
function useRecords(text: string, open: (address: string) => void): Found {
  const { data, plans, access } = useSignedInServices()
  const { state } = useCurrentPlant()
  const plantId = state.plant?.id ?? null
  const asked = text.trim()
  const searched = FOUND.map((name) => plans.get(name)).filter(
    (plan) => !plan.plantScoped || plantId !== null,
  )
  const found = useQueries({
    queries: searched.map((plan) => ({
      queryKey: ['call', 'palette', plan.name, plan.plantScoped ? plantId : null, asked],
      enabled: asked.length >= MIN,
      staleTime: 30_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const own = plan.actions['read']?.scope === 'plant' && !plan.plantScoped
        const params = plan.plantScoped ? { plant: plantId } : {}
        if (!own && !(await access.can({ resource: plan.name, action: 'read', params })).can) return []
        const listed = await askList<{ data: BaseRecord[] }>(data, {
          resource: plan.name,
          pagination: { mode: 'server', currentPage: 1, pageSize: plan.plantScoped ? WHOLE : MAX },
          // What comes whole, as the devices of a plant do, is searched here.
          filters: plan.plantScoped ? [] : [{ field: SEARCH_FIELD, operator: 'contains', value: asked }],
          sorters: [],
          // Alarms are those of all plants, whichever plant is current.
          meta: { plantId: plan.plantScoped ? plantId : null },
          signal,
        })
        const has = (value: unknown) => typeof value === 'string' && isFoundIn(value, asked)
        if (!plan.plantScoped) return listed.data
        return listed.data.filter((record) => has(record[plan.title]) || has(record['serial']))
      },
    })),
    combine: (answers) => ({
      lists: answers.map(({ data }) => data ?? []),
      answered: !answers.some(({ isFetching }) => isFetching),
    }),
  })
  const elsewhere = useFoundDevices(asked)
  const addressOf = (plan: Plan, id: string | number, plant = plantId) => {
    if (plan.open === 'page') return recordAddress(plan, id, plant)
    const list = screenAddress(plan, '', plant)
    return `${list}${list.includes('?') ? '&' : '?'}r=${encodeURIComponent(String(id))}`
  }
  if (asked.length < MIN) return { records: [], answered: true }
  const listed = searched.flatMap((plan, at) =>
    (found.lists[at] ?? []).slice(0, MAX).flatMap((record): Command[] => {
      const [id, title] = [record[plan.idField] as unknown, record[plan.title] as unknown]
      if ((typeof id !== 'number' && typeof id !== 'string') || typeof title !== 'string') return []
      const address = addressOf(plan, id)
      if (address === null) return []
      const serial = record['serial'] as unknown
      const label = typeof serial === 'string' && serial !== title ? `${title} · ${serial}` : title
      return [{ key: `${plan.name} ${id}`, group: plan.name, label, run: () => open(address) }]
    }),
  )
  const devices = plans.get('devices')
  const more = elsewhere.flatMap(({ id, serial, name, plantId: plant, plantName }): Command[] => {
    const key = `devices ${id}`
    const address = id === null || plant === null ? null : addressOf(devices, id, plant)
    if (address === null || listed.some((one) => one.key === key)) return []
    const label = [name, serial, plantName].filter(Boolean).join(' · ')
    return [{ key, group: devices.name, label, run: () => open(address) }]
  })
  return { records: [...listed, ...more], answered: found.answered }
}

/** Everything that can be done from here by typing a piece of its name. */
export function Palette(props: {
  commands: readonly Command[]
  openRecord(address: string): void
  onClose(): void
}) {
  const { commands, openRecord, onClose } = props
  const t = useText('engine')
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const searched = useDeferredValue(text)
  const { records, answered } = useRecords(searched, openRecord)
  const known = answered && searched === text
  const { instance } = useServices().i18n
  useComingTexts(instance, FOUND)
  const shown = useMemo(() => {
    const words = text.trim().split(/\s+/).map(finding)
    const fitting = commands.filter(({ label }) => {
      const searched = searchable(label)
      return words.every((isFound) => isFound(searched))
    })
    // Languages and themes are many and seldom wanted: they come when they are typed.
    const own = text.trim() === '' ? fitting.filter(({ group }) => group !== 'language') : fitting
    return [...own, ...records]
  }, [commands, records, text])
  const at = Math.min(active, shown.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const choose = (command: Command | undefined) => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const enter = useHeldEnter(known, () => choose(shown[at]))
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys that choose among signs are the writing's own.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((at + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter' && at < 0) enter.hold()
    else if (event.key === 'Enter') choose(shown[at])
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={t('palette.title')} onClose={onClose}>
      <input
        className="hg-control w-full h-11 mt-1 text-emphasis"
        // The palette is opened to be typed into.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        role="combobox"
        aria-expanded={true}
        aria-controls={id}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        aria-label={t('palette.search')}
        placeholder={t('palette.search')}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          enter.drop()
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('palette.results')}
        className="relative max-h-[min(50vh,420px)] mt-2 overflow-y-auto"
      >
        {shown.map((command, index) => (
          // The field keeps the focus and hears the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="hg-line gap-4 justify-between min-h-10 py-1 px-3 rounded-control cursor-pointer hover:bg-surface-raised aria-selected:bg-primary-wash"
            onClick={() => choose(command)}
          >
            <span>{command.label}</span>
            <small className="text-ink-soft text-caption flex-none">
              {FOUND.some((name) => name === command.group)
                ? instance.t('one', { ns: command.group })
                : t(`palette.${command.group}`)}
            </small>
          </div>
        ))}
      </div>
      {shown.length === 0 && known && <p className="p-4 text-ink-soft text-center">{t('palette.none')}</p>}
    </Dialog>
  )
}
