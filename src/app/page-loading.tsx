import { SkeletonBlock } from '../kit/panel/panel'
import { PartLoading } from './part-loading'

/** While the code of a page inside of a frame arrives: the line, and where the page will stand. */
export function PageLoading() {
  return (
    <>
      <PartLoading />
      <div className="page-loading" aria-hidden="true">
        <SkeletonBlock width="min(320px, 60%)" height={24} />
        <SkeletonBlock height={160} />
        <SkeletonBlock height={240} />
      </div>
    </>
  )
}
