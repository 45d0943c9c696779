import type { ViewProps } from '../../console/views/view-props'
import { PicturesInput } from './pictures-input'

/** What somebody tells, with pictures in which they hid what is nobody's business. */
export function SuggestionForm({ form }: ViewProps) {
  if (form === undefined) return null
  return (
    <>
      {form.row('type')}
      {form.row('content')}
      {form.row('images', PicturesInput)}
      {form.row('page')}
      {form.row('version')}
    </>
  )
}
