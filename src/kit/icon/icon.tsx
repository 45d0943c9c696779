/** Stroke drawings on a 24-unit square, in the colour of the text. */
const PATHS = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  filter: 'M4 5h16l-6 8v5l-4 2v-7z',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  rows: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  device: 'M6 3h12v18H6zM9 7h6v4H9zM9 15h2M13 15h2M9 18h2M13 18h2',
  plant: 'M4 18h16M7 18l2-8h6l2 8M8.2 14h7.6M12 10v8M12 2v3M5.5 4.5l1.6 1.6M18.5 4.5l-1.6 1.6',
  applications: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6M17 14v6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4.5-5 8-5s7 1 8 5',
  shield: 'M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  headset:
    'M4 14v-2a8 8 0 0 1 16 0v2M4 14h3v5H5a1 1 0 0 1-1-1zM20 14h-3v5h2a1 1 0 0 0 1-1zM18 19c0 2-2 2-4 2',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  speech: 'M4 5h16v11H10l-4 4v-4H4z',
  logout: 'M14 4H5v16h9M10 12h10M16 8l4 4-4 4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  database: 'M4 6c0-4 16-4 16 0s-16 4-16 0v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z',
  screen: 'M3 5h18v12H3zM9 21h6M12 17v4',
  chevron: 'M6 9l6 6 6-6',
  panel: 'M4 5h16v14H4zM9 5v14',
  check: 'M5 12l5 5 9-10',
  close: 'M6 6l12 12M18 6 6 18',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.2',
  eye: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff: 'M2 12c4-8 16-8 20 0-4 8-16 8-20 0zM4 20 20 4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-4 3-5 6-5s6 1 6 5M16 5a3 3 0 0 1 0 6M17 14c3 .3 4 2 4 5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  chart: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pin: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9.5v.01',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  tool: 'M14 7a5 5 0 0 1 6.500-4.500l-3 3 1 2 2 1 3-3M14 7l-9.500 9.500a2.100 2.100 0 0 0 3 3L17 10',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.8v.2',
} as const

export type IconName = keyof typeof PATHS

/** Decorative: the control it stands in has its own name. How it is drawn stands in the style, for there are many. */
export function Icon(props: { name: IconName; size?: number }) {
  const size = props.size ?? 20
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] stroke-[1.6]"
      aria-hidden="true"
    >
      <path d={PATHS[props.name]} />
    </svg>
  )
}
