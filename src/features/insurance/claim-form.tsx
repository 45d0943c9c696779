import type { ViewProps } from '../../console/views/view-props'
import { PicturesInput } from '../suggestions/pictures-input'

/** What is claimed, with photos of it, in which what is nobody's business can be hidden. */
export function ClaimForm({ form }: ViewProps) {
  if (form === undefined) return null
  return (
    <>
      {form.row('plant')}
      {form.row('cover')}
      {form.row('text')}
      {form.row('photos', PicturesInput)}
    </>
  )
}
