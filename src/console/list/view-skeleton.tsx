import { SkeletonBlock } from '../../kit/panel/panel'

/** Stands where a view will stand in place of the table, until its part and then its rows are there. */
export function ViewSkeleton() {
  return (
    <div className="hg-stack content-start p-4" aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonBlock key={index} height={52} />
      ))}
    </div>
  )
}
