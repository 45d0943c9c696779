import { Link } from 'react-router'
import { Icon } from '../../kit/icon/icon'
import { useGranted } from '../../console/access/use-granted'
import { useText } from '../../kit/text/use-text'

/** From the pane to the table of all plants, and to a new one for who may make it. */
export function PaneLinks() {
  const t = useText('plant')
  const creates = useGranted('plants', ['create']).has('create')
  return (
    <span className="inline-flex gap-1">
      <Link
        className="hg-square phone:size-11"
        to="/plants"
        aria-label={t('list.table')}
        title={t('list.table')}
      >
        <Icon name="rows" size={18} />
      </Link>
      {creates && (
        <Link
          className="hg-square phone:size-11"
          to="/plants/new"
          aria-label={t('list.new')}
          title={t('list.new')}
        >
          <Icon name="plus" size={18} />
        </Link>
      )}
    </span>
  )
}
