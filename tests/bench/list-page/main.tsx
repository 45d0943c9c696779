import { createRoot } from 'react-dom/client'
import { BareList } from './bare-list'
import { OurList } from './our-list'
import { rowsOf } from './rows'

const rows = rowsOf(10_000)
const root = document.getElementById('root')
if (root === null) throw new Error('no root')
createRoot(root).render(
  <div style={{ display: 'grid', height: '800px' }}>
    {location.hash === '#bare' ? <BareList rows={rows} /> : <OurList given={{ rows }} />}
  </div>,
)
