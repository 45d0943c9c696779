import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { folded } from '../../schema/kinds/rule'
import { Dialog } from '../dialog'
import { useText } from '../use-text'
import { useWorkbench } from '../workbench-context'
import css from './palette.module.css'

export type CommandGroup = 'places' | 'create' | 'actions' | 'plants' | 'language' | 'theme'

export interface Command {
  readonly key: string
  readonly group: CommandGroup
  readonly label: string
  run(): void
}

/** A search that nobody has finished typing is not asked about. */
const LEAST = 2
const MOST = 8

/** Plants by name, found by the server. */
function usePlants(text: string, open: (id: number) => void): readonly Command[] {
  const { data } = useWorkbench()
  const asked = text.trim()
  const { data: found } = useQuery({
    queryKey: ['call', 'palette', asked],
    enabled: asked.length >= LEAST,
    staleTime: 30_000,
    queryFn: ({ signal }) =>
      data.getList({
        resource: 'plants',
        pagination: { mode: 'server', currentPage: 1, pageSize: MOST },
        filters: [{ field: 'keyword', operator: 'contains', value: asked }],
        sorters: [],
        meta: { queryContext: { signal } },
      } as unknown as Parameters<typeof data.getList>[0]),
  })
  return useMemo(
    () =>
      (asked.length >= LEAST ? (found?.data ?? []) : []).flatMap(({ id, name }): Command[] =>
        typeof id === 'number' && typeof name === 'string'
          ? [{ key: `plant ${id}`, group: 'plants', label: name, run: () => open(id) }]
          : [],
      ),
    [asked, found, open],
  )
}

/** Everything that can be done from here by typing a piece of its name. */
export function Palette(props: {
  commands: readonly Command[]
  openPlant(id: number): void
  onClose(): void
}) {
  const { commands, openPlant, onClose } = props
  const t = useText('engine')
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const plants = usePlants(useDeferredValue(text), openPlant)
  const shown = useMemo(() => {
    const words = folded(text.trim()).split(/\s+/)
    const fitting = commands.filter(({ label }) => words.every((word) => folded(label).includes(word)))
    // Languages and themes are many and seldom wanted: they come when they are typed.
    const own = text.trim() === '' ? fitting.filter(({ group }) => group !== 'language') : fitting
    return [...own, ...plants]
  }, [commands, plants, text])
  const at = Math.min(active, shown.length - 1)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const choose = (command: Command | undefined) => {
    if (command === undefined) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((at + step + shown.length) % Math.max(1, shown.length))
    else if (event.key === 'Enter') choose(shown[at])
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={t('palette.title')} onClose={onClose}>
      <input
        className={css['input']}
        // The palette is opened to be typed into.
        // eslint-disable-next-line jsx-a11y/no-autofocus
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
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label={t('palette.results')} className={css['list']}>
        {shown.map((command, index) => (
          // The field keeps the focus and hears the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={command.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={css['option']}
            onClick={() => choose(command)}
          >
            <span>{command.label}</span>
            <small>{t(`palette.${command.group}`)}</small>
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={css['none']}>{t('palette.none')}</p>}
    </Dialog>
  )
}
