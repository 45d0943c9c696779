import { createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { moduleScale } from '../../../src/domain/modules/module-scale'
import { type ModuleTile, moduleTiles } from '../../../src/domain/modules/module-tiles'
import type { PanelArray, PanelModule } from '../../../src/domain/plants/plant-records'
import { ModuleField } from '../../../src/pages/plant/layout/module-field'

const [ARRAYS, ROWS, COLUMNS] = [20, 5, 20]

const module = (array: number, at: number): PanelModule => ({
  ...{ row: Math.floor(at / COLUMNS), column: at % COLUMNS, deviceId: null, serial: `OP${array}-${at}` },
  ...{ parentSerial: 'INV1', string: String(1 + (array % 6)), power: 200 + ((at * 37 + array * 11) % 180) },
  ...{ energyToday: 1, voltage: null, temperature: null, state: at % 97 === 0 ? 'alarm' : 'online' },
})
const arrays = Array.from({ length: ARRAYS }, (_, array): PanelArray => ({
  ...{ id: String(array + 1), name: `Table ${array + 1}`, azimuth: 180, tilt: 25, landscape: false },
  ...{ rows: ROWS, columns: COLUMNS },
  modules: Array.from({ length: ROWS * COLUMNS }, (_, at) => module(array, at)),
}))
const tiles = moduleTiles({ arrays })
const scale = moduleScale(tiles, 'ofMedian')
const digits = ({ ofMedian }: ModuleTile) => String(Math.round(ofMedian ?? 0))

/** The least that two thousand rectangles with a number in each cost. */
const Plain = () => (
  <div data-scroller="" style={{ overflow: 'auto', maxHeight: 568 }}>
    <svg width={2400} height={1700}>
      {tiles.map((tile, at) => (
        <g key={tile.key}>
          <rect x={(at % 50) * 48} y={Math.floor(at / 50) * 42} width={44} height={38} fill="#4c87ff" />
          <text x={(at % 50) * 48 + 6} y={Math.floor(at / 50) * 42 + 24}>
            {digits(tile)}
          </text>
        </g>
      ))}
    </svg>
  </div>
)

const root = document.getElementById('root')
if (root === null) throw new Error('no root')
createRoot(root).render(
  location.hash === '#plain' ? (
    <Plain />
  ) : (
    <BrowserRouter>
      <ModuleField
        arrays={arrays}
        tiles={tiles}
        bandOf={scale.of}
        stands={() => true}
        digitsOf={digits}
        labelOf={digits}
        label="Modules"
        chosen={null}
        onChoose={() => undefined}
        frame={createRef()}
        wayTo={() => null}
      />
    </BrowserRouter>
  ),
)
