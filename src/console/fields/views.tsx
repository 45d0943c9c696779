import './fields.css'
import type { Kind } from '../../schema/field'
import { age } from './age/index'
import { choice } from './choice/index'
import { codes } from './codes/index'
import { colour } from './colour/index'
import { counts } from './counts/index'
import { country } from './country/index'
import { date } from './date/index'
import { duration } from './duration/index'
import { email } from './email/index'
import { energy } from './energy/index'
import { file } from './file/index'
import { flag } from './flag/index'
import { id } from './id/index'
import { image } from './image/index'
import { instant } from './instant/index'
import { json } from './json/index'
import { language } from './language/index'
import { longText } from './long-text/index'
import { money } from './money/index'
import { multiChoice } from './multi-choice/index'
import { number } from './number/index'
import { percent } from './percent/index'
import { phone } from './phone/index'
import { place } from './place/index'
import { power } from './power/index'
import { quantity } from './quantity/index'
import { range } from './range/index'
import { reference } from './reference/index'
import { references } from './references/index'
import { secret } from './secret/index'
import { serial } from './serial/index'
import { status } from './status/index'
import { tags } from './tags/index'
import { text } from './text/index'
import { timezone } from './timezone/index'
import { url } from './url/index'
import type { FieldView } from './types'

/** How each kind looks; a kind without a view does not compile. What a kind is stands in `src/schema/kinds`. */
export const VIEWS: Readonly<Record<Kind, FieldView>> = {
  id,
  text,
  longText,
  number,
  quantity,
  energy,
  power,
  money,
  percent,
  instant,
  date,
  url,
  file,
  range,
  duration,
  choice,
  multiChoice,
  flag,
  reference,
  references,
  json,
  place,
  image,
  serial,
  phone,
  email,
  secret,
  colour,
  tags,
  status,
  counts,
  country,
  language,
  age,
  timezone,
  codes,
}
