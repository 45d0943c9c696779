import type { NodeKey } from './flow-geometry'

const PATHS: Record<NodeKey, string> = {
  solar: 'M4 15h16l-2.5-9h-11zM5.2 10.5h13.6M12 6v9M12 15v4M8.5 19h7',
  grid: 'M12 3 7 21M12 3l5 18M12 3v0M9.4 12h5.2M8.2 16.5h7.6M5 7.5h14M5 7.5v2M19 7.5v2',
  load: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  battery: 'M8 6h8v14H8zM10.5 6V4h3v2M12.5 9.5 10.5 13h3l-2 3.5',
  generator: 'M4 9h12v9H4zM16 12h4v3h-4M7 9V6h5v3M7 13.5h6',
  micro: 'M4 8h16v8H4zM8 16v3M16 16v3M8 12h3M13 12h3',
  ups: 'M7 4v5M12 4v5M5 9h9v3a4.5 4.5 0 0 1-9 0zM9.5 16.5V20M17 7v6M17 16v1',
  smartLoad: 'M12 4v7M7.5 6.8a7 7 0 1 0 9 0',
  unaccounted: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
}

/** A line drawing for a node of the energy-flow picture; the word beside it says the same. */
export function FlowIcon({ kind }: { kind: NodeKey }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
      <path
        d={PATHS[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
