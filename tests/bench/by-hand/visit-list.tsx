import {
  type CrudFilter,
  type CrudSort,
  useCan,
  useDataProvider,
  useDelete,
  useGetLocale,
  useTable,
  useTranslate,
} from '@refinedev/core'
import { Alert, Button, DatePicker, Dropdown, Input, Modal, Select, Space, Table, Tag } from 'antd'
import type { ColumnsType } from 'antd/es/table'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { day, MISSING, money, type Outcome, OUTCOMES, RESOURCE, TONES, type Visit } from './visit'
import { cellsOf, csvOf, save, xlsxOf } from './visit-export'
import { usePlantNames } from './use-plant-names'

const PAGE = 20
const FIRST: CrudSort[] = [{ field: 'date', order: 'desc' }]

function useMay(action: string): boolean {
  const { data } = useCan({ resource: RESOURCE, action })
  return data?.can === true
}

export function VisitList() {
  const t = useTranslate()
  const language = useGetLocale()() ?? 'en'
  const navigate = useNavigate()
  const plants = usePlantNames()
  const [search, setSearch] = useState('')
  const [modal, confirmation] = Modal.useModal()
  const [exporting, setExporting] = useState(false)
  const [failed, setFailed] = useState(false)
  const may = {
    read: useMay('list'),
    create: useMay('create'),
    edit: useMay('edit'),
    delete: useMay('delete'),
    export: useMay('export'),
  }
  const provider = useDataProvider()
  const { mutate: remove } = useDelete<Visit>()
  const { result, tableQuery, currentPage, setCurrentPage, sorters, setSorters, filters, setFilters } =
    useTable<Visit>({
      resource: RESOURCE,
      syncWithLocation: true,
      pagination: { pageSize: PAGE, mode: 'server' },
      sorters: { initial: FIRST },
      queryOptions: { enabled: may.read },
    })
  const { refetch, isFetching, isError } = tableQuery

  const narrow = (filter: CrudFilter) => {
    setFilters([filter], 'merge')
    setCurrentPage(1)
  }
  const wanted = (field: string): unknown =>
    filters.find((filter) => 'field' in filter && filter.field === field)?.value
  const orderOf = (field: string) => {
    const found = sorters.find((sorter) => sorter.field === field)
    return found === undefined ? null : found.order === 'asc' ? ('ascend' as const) : ('descend' as const)
  }

  const ask = (visit: Visit) =>
    void modal.confirm({
      title: t('maintenance-visits.delete.title', { what: visit.work }),
      content: t('maintenance-visits.delete.text'),
      okText: t('actions.delete'),
      cancelText: t('actions.cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        new Promise<void>((done, fail) => {
          remove({ resource: RESOURCE, id: visit.id }, { onSuccess: () => done(), onError: fail })
        }),
    })

  const everything = async (): Promise<Visit[]> => {
    const found: Visit[] = []
    for (let page = 1; ; page += 1) {
      const reply = await provider().getList<Visit>({
        resource: RESOURCE,
        pagination: { currentPage: page, pageSize: 100, mode: 'server' },
        sorters,
        filters,
      })
      found.push(...reply.data)
      if (reply.data.length === 0 || found.length >= reply.total) return found
    }
  }
  const download = async (format: 'csv' | 'xlsx') => {
    setExporting(true)
    setFailed(false)
    try {
      const cells = cellsOf(await everything(), plants, t, language)
      save(format === 'csv' ? csvOf(cells) : await xlsxOf(cells), `${RESOURCE}.${format}`)
    } catch {
      setFailed(true)
    } finally {
      setExporting(false)
    }
  }

  const columns: ColumnsType<Visit> = [
    {
      dataIndex: 'work',
      title: t('maintenance-visits.fields.work'),
      sorter: true,
      sortOrder: orderOf('work'),
      render: (work: string, visit) => <Link to={`/${RESOURCE}/${visit.id}`}>{work}</Link>,
    },
    {
      dataIndex: 'plant',
      title: t('maintenance-visits.fields.plant'),
      render: (plant: number) => plants.get(plant) ?? MISSING,
    },
    {
      dataIndex: 'date',
      title: t('maintenance-visits.fields.date'),
      sorter: true,
      sortOrder: orderOf('date'),
      render: (date: string) => day(date, language),
    },
    {
      dataIndex: 'outcome',
      title: t('maintenance-visits.fields.outcome'),
      sorter: true,
      sortOrder: orderOf('outcome'),
      render: (outcome: Outcome) => (
        <Tag color={TONES[outcome]}>{t(`maintenance-visits.outcome.${outcome}`)}</Tag>
      ),
    },
    {
      dataIndex: 'cost',
      title: t('maintenance-visits.fields.cost'),
      align: 'end',
      sorter: true,
      sortOrder: orderOf('cost'),
      render: (_cost, visit) => money(visit, language),
    },
    {
      key: 'actions',
      render: (_none, visit) => (
        <Space>
          {may.edit && (
            <Button
              aria-label={`${t('actions.edit')}: ${visit.work}`}
              onClick={() => void navigate(`/${RESOURCE}/${visit.id}/edit`)}
            >
              {t('actions.edit')}
            </Button>
          )}
          {may.delete && (
            <Button danger aria-label={`${t('actions.delete')}: ${visit.work}`} onClick={() => ask(visit)}>
              {t('actions.delete')}
            </Button>
          )}
        </Space>
      ),
    },
  ]

  if (!may.read) return null
  return (
    <section>
      {confirmation}
      <h1>{t('maintenance-visits.many')}</h1>
      <Space wrap>
        <Input.Search
          aria-label={t('list.search')}
          value={search}
          allowClear
          onChange={(event) => setSearch(event.target.value)}
          onSearch={(text) => narrow({ field: 'q', operator: 'contains', value: text || undefined })}
        />
        <Select
          aria-label={t('maintenance-visits.fields.plant')}
          allowClear
          showSearch
          optionFilterProp="label"
          placeholder={t('maintenance-visits.fields.plant')}
          value={wanted('plant') as number | undefined}
          options={[...plants].map(([value, label]) => ({ value, label }))}
          onChange={(plant?: number) => narrow({ field: 'plant', operator: 'eq', value: plant })}
        />
        <Select
          aria-label={t('maintenance-visits.fields.outcome')}
          allowClear
          placeholder={t('maintenance-visits.fields.outcome')}
          value={wanted('outcome') as Outcome | undefined}
          options={OUTCOMES.map((value) => ({ value, label: t(`maintenance-visits.outcome.${value}`) }))}
          onChange={(outcome?: Outcome) => narrow({ field: 'outcome', operator: 'eq', value: outcome })}
        />
        <DatePicker.RangePicker
          aria-label={t('maintenance-visits.fields.date')}
          onChange={(span) => {
            const [from, to] = [span?.[0], span?.[1]].map((at) => at?.format('YYYY-MM-DD'))
            narrow({ field: 'date', operator: 'between', value: from && to ? [from, to] : undefined })
          }}
        />
        {may.export && (
          <Dropdown
            menu={{
              items: [
                { key: 'csv', label: t('export.csv') },
                { key: 'xlsx', label: t('export.xlsx') },
              ],
              onClick: ({ key }) => void download(key === 'csv' ? 'csv' : 'xlsx'),
            }}
          >
            <Button loading={exporting}>{t('export.title')}</Button>
          </Dropdown>
        )}
        {may.create && <Link to={`/${RESOURCE}/new`}>{t('actions.create')}</Link>}
      </Space>
      {failed && <Alert type="error" message={t('export.failed')} />}
      {isError && (
        <Alert
          type="error"
          message={t('list.failed')}
          action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
        />
      )}
      <Table<Visit>
        rowKey="id"
        columns={columns}
        dataSource={[...result.data]}
        loading={isFetching}
        locale={{ emptyText: t('list.empty') }}
        pagination={{
          current: currentPage,
          pageSize: PAGE,
          total: result.total ?? 0,
          showSizeChanger: false,
        }}
        onChange={(pages, _filters, sorted) => {
          const { field, order } = Array.isArray(sorted) ? (sorted[0] ?? {}) : sorted
          setSorters(order ? [{ field: String(field), order: order === 'ascend' ? 'asc' : 'desc' }] : FIRST)
          setCurrentPage(pages.current ?? 1)
        }}
      />
    </section>
  )
}
