import { findRoute } from '../../mocks/cloud/wire/router'
import { access } from '../../resources/access'
import { GUARDED_ROUTES } from '../../src/app/routes'
import { textsOf } from './texts-on-disk'
import { wordsOfCalls } from './words-on-disk'

/** What `npm run resource -- check` judges declarations by. */
export const JUDGED_BY = {
  access,
  texts: textsOf,
  serves: async (method: string, path: string) => (await findRoute(method, path)) !== null,
  words: wordsOfCalls(),
  places: GUARDED_ROUTES,
}
