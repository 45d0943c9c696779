import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../kit/parts/lazy-part'
import { useGranted } from '../../console/access/use-granted'
import { useText } from '../../kit/text/use-text'

const OwnTransfers = lazyPart(() => import('../ownership/own-transfers').then((part) => part.OwnTransfers))

/** The ways out of an account without plants: to make one, to accept one that is offered, to claim one. */
export function FirstPlant() {
  const t = useText('plant')
  const creates = useGranted('plants', ['create']).has('create')
  return (
    <>
      {creates && (
        <Link className="hg-button hg-button-primary" to="/plants/new">
          {t('list.new')}
        </Link>
      )}
      <Suspense fallback={null}>
        <OwnTransfers but={null} claim />
      </Suspense>
    </>
  )
}
