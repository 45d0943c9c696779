import { SkeletonBlock } from '../kit/panel/panel'
import { PartLoading } from './part-loading'

/** While the code of a page inside of a frame arrives: the line, and where the page will stand. */
export function PageLoading() {
  return (
    <>
      <PartLoading />
      {/* At once: it follows what stood there before the frame did, and nothing in between would flash. */}
      <div className="page-loading hg-stack gap-4 p-4" aria-hidden="true">
        <SkeletonBlock width="min(320px, 60%)" height={24} />
        <SkeletonBlock height={160} />
        <SkeletonBlock height={240} />
      </div>
    </>
  )
}
