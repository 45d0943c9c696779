import { DialogFoot } from '../../../../console/record/dialog-foot'
import { planDifference } from '../../../../domain/modules/plan-difference'
import { problemsOf } from '../../../../domain/modules/plan-serials'
import { Icon } from '../../../../kit/icon/icon'
import { Overlay } from '../../../../kit/dialog/overlay'
import { useText } from '../../../../kit/text/use-text'
import type { Editor } from './use-editor'
import css from './edit.module.css'

interface PublishProps {
  readonly editor: Editor
  readonly known: readonly string[] | null
  onDone(): void
  onClose(): void
}

/** What changes for everybody, or what is in the way. */
export function PublishDialog({ editor, known, onDone, onClose }: PublishProps) {
  const t = useText('module-edit')
  const { published, history, write } = editor
  const problems = problemsOf(history.now, known ?? [])
  const { before, after, ...more } = planDifference(published, history.now)
  const lines = Object.entries(more).flatMap(([key, names]) =>
    names.length === 0
      ? []
      : [
          t(`publish.${key}`, { count: names.length, names: names.slice(0, 5).join(', ') }) +
            (names.length > 5 ? ' …' : ''),
        ],
  )
  const publish = async () => {
    if (await editor.publish()) onDone()
    else onClose()
  }
  return (
    <Overlay shape="box" title={t('publish.title')} onClose={onClose}>
      {problems.length > 0 ? (
        <ul className={css['problems']} role="alert">
          {problems.map((problem) => (
            <li className="text-error-ink" key={problem}>
              <Icon name="warning" size={16} /> {t(`publish.problem.${problem}`)}
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p>{t('publish.text')}</p>
          <ul className="relative hg-stack text-caption tabular-nums gap-0.5">
            <li>{t('publish.modules', { before, after })}</li>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <DialogFoot
        write={write}
        label={t('publish.label')}
        ready={problems.length === 0}
        onClose={onClose}
        onPress={() => void publish()}
      />
    </Overlay>
  )
}
