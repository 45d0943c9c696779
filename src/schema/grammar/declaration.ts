import type { Endpoint } from '../endpoint'
import { OPERATORS } from '../kinds/rule'
import { CALL_NAMES, DESTINATIONS, ICON_NAMES, RECORD_NAMES } from '../names'
import type { Action, DeclaredFilter, DeclaredTexts, DeclaredView, FormRule, Resource } from '../resource'
import {
  TEXT,
  NUMBER,
  FLAG,
  VALUE,
  ONLY_TRUE,
  word,
  list,
  map,
  part,
  TEXTS,
  VIEW,
  CAPABILITY,
  FEATURE,
  ORDER,
  WHEN,
  type Shape,
} from './shape'

const FIELDS = map({ is: 'field' })

type EveryKey<T> = T extends unknown ? keyof T : never

const ENDPOINT = part<Record<EveryKey<Endpoint>, unknown>>({
  get: TEXT,
  post: TEXT,
  patch: TEXT,
  delete: TEXT,
  query: map(TEXT),
  body: VALUE,
  page: word('query', 'body', 'none'),
  filters: map({
    is: 'textOr',
    part: part<Record<'key' | 'as' | 'words' | 'from' | 'to', unknown>>({
      key: TEXT,
      as: word('list', 'part'),
      words: map(TEXT),
      from: TEXT,
      to: TEXT,
    }),
  }),
  search: TEXT,
  sorts: TEXTS,
  as: word('blob'),
})

const ACTION = part<Action>(
  {
    codes: TEXTS,
    scope: word('plant', 'record', 'organisation'),
    feature: FEATURE,
    capability: CAPABILITY,
    at: list(word('row', 'bulk', 'detail', 'list')),
    endpoint: ENDPOINT,
    input: FIELDS,
    confirm: word('ask', 'type'),
    affects: TEXT,
    tone: word('danger'),
    undo: TEXT,
    queued: ONLY_TRUE,
    stays: ONLY_TRUE,
    to: word(...DESTINATIONS),
    key: TEXT,
    icon: word(...ICON_NAMES),
    when: WHEN,
    view: VIEW,
  },
  'codes',
)

const SECTIONS = list(
  part<NonNullable<Resource['show']>['sections'][number]>(
    {
      key: TEXT,
      fields: TEXTS,
      codes: TEXTS,
      when: WHEN,
      view: VIEW,
    },
    'key',
    'fields',
  ),
)

const SERVED = part<NonNullable<NonNullable<NonNullable<Resource['list']>['clientSort']>['served']>>(
  { capability: CAPABILITY, field: TEXT, post: TEXT },
  'capability',
  'field',
  'post',
)

const LIST = part<NonNullable<Resource['list']>>(
  {
    columns: TEXTS,
    more: TEXTS,
    size: NUMBER,
    order: ORDER,
    clientSort: part<NonNullable<NonNullable<Resource['list']>['clientSort']>>(
      { fields: TEXTS, ties: list(ORDER), served: SERVED },
      'fields',
    ),
    filters: TEXTS,
    search: FLAG,
    mode: word('scroll', 'pages'),
    refresh: NUMBER,
    tabs: TEXT,
    card: TEXTS,
    open: word('drawer', 'page', 'none'),
    views: list(
      part<DeclaredView>(
        {
          key: TEXT,
          filters: list(
            part<DeclaredFilter>(
              { field: TEXT, operator: word(...OPERATORS), value: VALUE },
              'field',
              'operator',
              'value',
            ),
          ),
          capability: CAPABILITY,
          sort: ORDER,
        },
        'key',
      ),
    ),
    head: VIEW,
    view: VIEW,
    viewFirst: FLAG,
    usual: TEXT,
    steady: FLAG,
    beside: FLAG,
  },
  'columns',
  'size',
  'order',
)

const SENTENCES = map(TEXT)

/** A whole declaration. */
export const GRAMMAR: Shape = part<Resource>(
  {
    name: TEXT,
    route: TEXT,
    address: TEXT,
    menu: part<NonNullable<Resource['menu']>>(
      {
        place: word('main', 'plant', 'account'),
        icon: word(...ICON_NAMES),
        order: NUMBER,
      },
      'place',
      'icon',
    ),
    scope: word('plant'),
    title: TEXT,
    record: word(...RECORD_NAMES),
    fields: FIELDS,
    endpoints: part<NonNullable<Resource['endpoints']>>({
      list: ENDPOINT,
      one: ENDPOINT,
      create: ENDPOINT,
      update: ENDPOINT,
      delete: ENDPOINT,
    }),
    rest: TEXT,
    calls: word(...CALL_NAMES),
    paged: part<NonNullable<Resource['paged']>>(
      { filters: map(list(word(...OPERATORS))), sorts: TEXTS },
      'filters',
      'sorts',
    ),
    capability: CAPABILITY,
    invalidates: TEXTS,
    single: ONLY_TRUE,
    list: LIST,
    show: part<NonNullable<Resource['show']>>(
      {
        sections: SECTIONS,
        related: list(part<{ resource: string; by: string }>({ resource: TEXT, by: TEXT }, 'resource', 'by')),
      },
      'sections',
    ),
    form: part<NonNullable<Resource['form']>>(
      {
        groups: SECTIONS,
        rules: list(
          part<FormRule>(
            { rule: word('differ', 'order', 'together'), fields: TEXTS, fault: NUMBER },
            'rule',
            'fields',
          ),
        ),
        changed: TEXT,
      },
      'groups',
    ),
    actions: map(ACTION),
    export: part<NonNullable<Resource['export']>>(
      { columns: TEXTS, formats: list(word('csv', 'xlsx')) },
      'formats',
    ),
    texts: map(
      part<DeclaredTexts>(
        {
          one: TEXT,
          many: TEXT,
          fields: SENTENCES,
          choices: map(SENTENCES),
          actions: map(
            part<NonNullable<DeclaredTexts['actions']>[string]>(
              {
                label: TEXT,
                confirm: TEXT,
                affects: TEXT,
                done: TEXT,
                hindered: TEXT,
              },
              'label',
            ),
          ),
          sections: SENTENCES,
          help: SENTENCES,
          views: SENTENCES,
          forms: part<NonNullable<DeclaredTexts['forms']>>({ create: TEXT, update: TEXT }),
        },
        'one',
        'many',
      ),
    ),
  },
  'name',
  'route',
  'title',
  'fields',
  'actions',
)
