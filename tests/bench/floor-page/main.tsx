import { type BaseRecord, type DataProvider, Refine } from '@refinedev/core'
import { useTable } from '@refinedev/antd'
import { ConfigProvider, Layout, Table } from 'antd'
import { createRoot } from 'react-dom/client'

/* What the stack costs by itself: refine, antd, one table of plants; no texts, no rights, no session. */

interface Plant extends BaseRecord {
  readonly id: number
  readonly name: string
  readonly networkStatus: string
  readonly generationPower: number | null
  readonly generationValue: number | null
}

const token = new URLSearchParams(location.search).get('token') ?? ''

async function getList() {
  const reply = await fetch(
    '/mdc-eu/maintain-s/operating/station/search?order.direction=DESC&order.property=id&page=1&size=20',
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    },
  )
  return (await reply.json()) as { data: Plant[]; total: number }
}

const data = { getList } as unknown as DataProvider

function Plants() {
  const { tableProps } = useTable<Plant>({
    resource: 'plants',
    syncWithLocation: false,
    pagination: { pageSize: 20 },
  })
  return (
    <Table<Plant> {...tableProps} rowKey="id">
      <Table.Column dataIndex="name" title="Name" />
      <Table.Column dataIndex="networkStatus" title="State" />
      <Table.Column dataIndex="generationPower" title="Production" />
      <Table.Column dataIndex="generationValue" title="Production today" />
    </Table>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('no root')
createRoot(root).render(
  <ConfigProvider>
    <Refine dataProvider={data} resources={[{ name: 'plants' }]} options={{ disableTelemetry: true }}>
      <Layout>
        <Layout.Header />
        <Layout.Content>
          <Plants />
        </Layout.Content>
      </Layout>
    </Refine>
  </ConfigProvider>,
)
