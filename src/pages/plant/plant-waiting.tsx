import { SkeletonBlock } from '../../kit/panel/panel'
import css from './plant-waiting.module.css'

/** The plant's place while its name is not known yet: header, tabs and the first panels in their final size. */
export function PlantWaiting() {
  return (
    <div className={css['waiting']} aria-hidden="true">
      <SkeletonBlock width={240} height={28} />
      <SkeletonBlock height={40} />
      <div className="hg-stack gap-4 grid-cols-[5fr_7fr] max-[1201px]:grid-cols-[1fr]">
        <SkeletonBlock height={430} />
        <SkeletonBlock height={430} />
      </div>
    </div>
  )
}
