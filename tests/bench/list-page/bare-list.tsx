import { Input, Table, Tag } from 'antd'
import { useMemo, useState } from 'react'
import type { RecordValues } from '../../../src/schema/codec'

const HEIGHT = 700

/** The same rows and columns in antd's virtual table with nothing around it. */
export function BareList(props: { rows: readonly RecordValues[] }) {
  const [search, setSearch] = useState('')
  const rows = useMemo(() => {
    const wanted = search.trim().toLowerCase()
    return props.rows.filter(({ name, note }) => `${name}\n${note}`.toLowerCase().includes(wanted))
  }, [props.rows, search])
  return (
    <>
      <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <Table
        virtual
        // Rows of 39 px: as many come into sight with every step as in a list of 40 px.
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 1200, y: HEIGHT }}
        dataSource={rows}
        columns={[
          { dataIndex: 'name', title: 'Name', width: 300 },
          {
            dataIndex: 'state',
            title: 'State',
            width: 200,
            render: (state: string) => <Tag>{state}</Tag>,
          },
          { dataIndex: 'power', title: 'Power', width: 200, align: 'end' },
          { dataIndex: 'day', title: 'Date', width: 200 },
          { dataIndex: 'note', title: 'Note', width: 300 },
          { key: 'actions', width: 200, render: () => <button type="button">Edit</button> },
        ]}
      />
    </>
  )
}
