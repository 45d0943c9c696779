import type { Plugin } from 'vite'
import { toConsole } from './applies.ts'

/** What the page of sign-in and the console behind it both import: every start needs it. */
const bothSides = new Set<string>()

/** What of it the first rows of plants need: React, the texts and the figures. */
const forRows = new Set<string>()

/** What lists and the pages of a plant both import. */
const onScreens = new Set<string>()

/** Of each module the subjects that need it; a part without a subject is one of its own. */
const subjects = new Map<string, ReadonlySet<string>>()

/** Characters of source that are shared by the same subjects, by their names. */
const sharedSize = new Map<string, number>()

/** What fewer characters of source are shared by is not worth a file: it goes to what many share. */
const SHARED_MIN = 16_000

const sharedBy = (id: string) => [...(subjects.get(id) ?? [])].sort().join()

/**
 * The file of a module by the subjects that need it: theirs alone, one for two of them, one for what more share. A module
 * imports only what at least the same subjects need, so these files import each other in no circle.
 */
function subjectFile(id: string): string | null {
  if (!/\/(src|resources)\//.test(id)) return null
  const by = sharedBy(id)
  const count = subjects.get(id)?.size ?? 0
  if (count < 2) return by in SUBJECTS ? by : null
  return count > 2 || (sharedSize.get(by) ?? 0) < SHARED_MIN ? 'shared' : `shared~${by}`
}

/** Finds what screens share, so that none of them loads what another one needs alone. */
export function sharedOnly(): Plugin {
  return {
    name: 'shared-only',
    apply: toConsole,
    buildEnd() {
      const ids = [...this.getModuleIds()]
      // A module's own data is read anew at each question, and a hundred parts ask for the same modules.
      const imported = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]))
      const all = (...ends: readonly string[]) => {
        const seen = new Set<string>()
        const walk = (id: string) => {
          if (seen.has(id)) return
          seen.add(id)
          imported.get(id)?.forEach(walk)
        }
        ids.filter((id) => ends.some((end) => id.endsWith(end))).forEach(walk)
        return seen
      }
      const console = all('/src/app/signed-in-app.tsx')
      const rows = all('/src/app/first-rows/first-rows.tsx')
      for (const id of all('/src/app/login-route.tsx')) if (console.has(id)) bothSides.add(id)
      for (const id of all('/src/app/mount.tsx')) bothSides.add(id)
      for (const id of bothSides) if (rows.has(id)) forRows.add(id)
      const plant = all('/src/pages/plant/plant-screen.tsx', '/src/pages/plant/data/data-page.tsx')
      for (const id of all('/src/console/list/resource-list.tsx')) if (plant.has(id)) onScreens.add(id)
      for (const entry of ids) {
        if (this.getModuleInfo(entry)?.dynamicImporters.length === 0) continue
        const [subject = entry] = Object.entries(SUBJECTS).find(([, test]) => test.test(entry)) ?? []
        for (const id of all(entry)) subjects.set(id, new Set(subjects.get(id)).add(subject))
      }
      for (const id of subjects.keys()) {
        const by = sharedBy(id)
        sharedSize.set(by, (sharedSize.get(by) ?? 0) + (this.getModuleInfo(id)?.code?.length ?? 0))
      }
    },
  }
}

/** Small texts of a language lie in one file with others of that language: `first-de`. */
const TEXT_FILES: Readonly<Record<string, string>> = { other: 'first', library: 'alarms' }

const textFile = (id: string) =>
  id.replace(
    /.*virtual:(\w+)-texts\/(\w+)$/,
    (_all, part: string, language: string) => `${TEXT_FILES[part] ?? part}-${language}`,
  )

/** Parts of screens that are loaded when somebody opens them lie together by subject: each alone is hardly a kilobyte. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  account:
    /pages\/account\/|app\/account-area|features\/(messages|suggestions|tokens)\/|adapters\/(account|alert-rules|api-tokens|message-plan|suggestions)\./,
  alarms: /features\/alarms\/|adapters\/alerts\./,
  billing: /features\/billing\/|adapters\/(data-plans|invoice-data|message-credit|reminders)\./,
  dates: /console\/fields\/(date|instant|range)\//,
  device: /pages\/(device|plant\/devices)\//,
  devices: /features\/devices\/|adapters\/(devices|gateways|meter-settings|modules)\./,
  forms: /console\/record\/(action-inputs|form-body)/,
  inputs: /console\/fields\/(?!date|instant|range|colour|phone)/,
  insurance: /features\/insurance\/|adapters\/insurance\./,
  people: /features\/(ownership|people)\/|pages\/plant\/relate\/|adapters\/(businesses|members|roles)\./,
  plants:
    /features\/plants\/|pages\/plant\/(data|profile)\/|adapters\/(plants|plant-profile|plant-settings)\./,
  records: /console\/record\/record-|schema\/derived-fields/,
  shell:
    /app\/(layout\/|notices\/|unknown-route)|console\/(access|keys|palette)\/|kit\/states\/|pages\/(application|version|plant\/original-frame)/,
  'signed-out': /pages\/login\/|app\/sign-up-routes/,
  wall: /features\/wall\/|pages\/large-screen\/|app\/linked-screen|adapters\/screens\./,
}

/**
 * Files of script, by rank: what asks before anything is drawn, what draws, what every start needs, the first rows of
 * plants, what every screen behind sign-in needs, what lists and plants share, lists, plants, the page of sign-in, what
 * keeps what was seen. Each takes what it imports along, as far as none before it has it. What is left lies by subject;
 * libraries are cut by who shares them.
 */
export const GROUPS = [
  { name: 'boot', test: /\/src\/app\/main\.ts$/, priority: 17 },
  { name: 'base', test: (id: string) => forRows.has(id), priority: 16 },
  {
    name: 'start',
    test: (id: string) => id.endsWith('/src/app/mount.tsx') || bothSides.has(id),
    priority: 15,
  },
  { name: 'first', test: /\/src\/app\/(first-rows\/first-rows\.tsx|other-locales\.ts)$/, priority: 14 },
  { name: 'curve', test: /\/src\/app\/first-rows\/first-curve\.tsx$/, priority: 13 },
  { name: 'console', test: /\/src\/app\/signed-in-app\.tsx$/, priority: 12.5 },
  { name: 'screens', test: (id: string) => onScreens.has(id), priority: 12 },
  { name: 'list', test: /\/src\/console\/list\/resource-list\.tsx$/, priority: 11 },
  { name: 'plant', test: /\/src\/pages\/plant\/(plant-screen|data\/data-page)\.tsx$/, priority: 10 },
  { name: 'sign-in', test: /\/src\/app\/login-route\.tsx$/, priority: 9 },
  {
    name: 'seen',
    test: /\/src\/(providers\/seen|transport\/seen-store|app\/seen\/query-store)\.ts$/,
    priority: 8,
  },
  {
    name: 'vendor',
    test: /\/node_modules\//,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
    minShareCount: 2,
    priority: 4,
  },
  ...[/^shared$/, /^shared~/, /^(?!shared)/].map((names, at) => ({
    name: subjectFile,
    debugName: `subjects ${at}`,
    test: (id: string) => names.test(subjectFile(id) ?? 'shared '),
    priority: 3 - at,
  })),
  {
    name: textFile,
    debugName: 'texts',
    test: /virtual:(first|other|alarms|library)-texts\/\w+$/,
    priority: 7,
  },
]

/** The names of shared scripts would be a list of all who share them. */
export const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0] ?? name}-[hash].js`
