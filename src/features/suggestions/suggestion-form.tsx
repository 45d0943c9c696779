import type { ViewProps } from '../../console/views/view-props'
import { PicturesInput } from './pictures-input'

/** A suggestion, with pictures in which private parts can be hidden. */
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
