import * as layout from '../services/layout'
import * as layoutDays from '../services/layout-days'
import * as layoutDrafts from '../services/layout-drafts'
import * as layoutPhoto from '../services/layout-photo'
import * as layoutStrings from '../services/layout-strings'
import type { Row } from './row'

/** The drawing of a plant's modules: what stands, drafts, and what a new one may come from. */
export const LAYOUT_ROUTES: readonly Row[] = [
  ['POST', '/maintain-s/station/layout/photo/recognition/:id', layoutPhoto.recognise],
  ['GET', '/maintain-s/station/layout/:id/info/:type', layout.info],
  ['GET', '/maintain-s/station/layout/:id/days/:type', layoutDays.days],
  ['GET', '/maintain-s/station/layout/:id/draft/:type', layoutDrafts.draft],
  ['POST', '/maintain-s/station/layout/:id/draft/:type', layoutDrafts.save],
  ['DELETE', '/maintain-s/station/layout/:id/draft/:type', layoutDrafts.drop],
  ['POST', '/maintain-s/station/layout/:id/publish/:type', layoutDrafts.publish],
  ['GET', '/maintain-s/station/layout/:id/strings/:type', layoutStrings.strings],
]
