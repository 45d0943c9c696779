import { Link } from 'react-router'
import { useGranted } from '../../console/use-granted'
import { useText } from '../../console/use-text'

/** The way out of an account without plants, for who may make one. */
export function CreateFirst() {
  const t = useText('plant')
  const creates = useGranted('plants', ['create']).has('create')
  return creates ? (
    <Link className="hg-button hg-button-primary" to="/plants/new">
      {t('list.new')}
    </Link>
  ) : null
}
