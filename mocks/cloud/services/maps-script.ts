import { type FileReply, scriptReply } from '../wire/answers'

/** Draws the tiles that a map service would fetch, as lines with their numbers. It is sent as text to the browser. */
const DRAWN = `
  function draw(holder, view) {
    const { clientWidth: width, clientHeight: height } = holder
    const canvas = holder.querySelector('canvas') ?? holder.appendChild(document.createElement('canvas'))
    canvas.width = width
    canvas.height = height
    const step = Math.round(view.zoom)
    const side = 256 * 2 ** (view.zoom - step)
    const across = ((view.lng + 180) / 360) * 2 ** step
    const sine = Math.sin((view.lat * Math.PI) / 180)
    const down = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** step
    const pen = canvas.getContext('2d')
    pen.fillStyle = view.dark ? '#1d2b33' : '#dfe8dc'
    pen.fillRect(0, 0, width, height)
    pen.strokeStyle = pen.fillStyle = view.dark ? '#4a5a63' : '#8fa08a'
    pen.font = '11px sans-serif'
    for (let x = Math.floor(across - width / 2 / side); x <= across + width / 2 / side; x++)
      for (let y = Math.floor(down - height / 2 / side); y <= down + height / 2 / side; y++) {
        const [left, top] = [width / 2 + (x - across) * side, height / 2 + (y - down) * side]
        pen.strokeRect(left, top, side, side)
        pen.fillText(step + '/' + x + '/' + y, left + 6, top + 14)
      }
    holder.dataset.map = JSON.stringify({ lat: view.lat, lng: view.lng, zoom: view.zoom, dark: view.dark })
  }`

const GOOGLE = `
  class Map {
    constructor(holder, { center, zoom, colorScheme }) {
      this.holder = holder
      this.view = { ...center, zoom, dark: colorScheme === 'DARK' }
    }
    addListener(name, listener) {
      if (name === 'tilesloaded') requestAnimationFrame(() => { draw(this.holder, this.view); listener() })
    }
    moveCamera({ center, zoom }) {
      draw(this.holder, (this.view = { ...this.view, ...center, zoom }))
    }
  }
  window.google = { maps: { importLibrary: async () => ({ Map }) } }`

const AMAP = `
  class Map {
    constructor(holder, { center: [lng, lat], zoom, mapStyle }) {
      this.holder = holder
      this.view = { lat, lng, zoom, dark: mapStyle === 'amap://styles/dark' }
    }
    on(name, listener) {
      if (name === 'complete') requestAnimationFrame(() => { draw(this.holder, this.view); listener() })
    }
    setZoomAndCenter(zoom, [lng, lat]) {
      draw(this.holder, (this.view = { ...this.view, lat, lng, zoom }))
    }
    destroy() {
      this.holder.replaceChildren()
    }
  }
  window.AMap = { Map }`

/** Ours: what stands behind `mapsProxy` (specification 7), as far as the console speaks with a map service. */
export function simulatedMaps({ query }: { query: URLSearchParams }): FileReply {
  const script = `(() => {${DRAWN}\n${query.get('service') === 'amap' ? AMAP : GOOGLE}\n})()\n`
  return scriptReply(script)
}
