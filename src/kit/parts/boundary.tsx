import { type ReactNode, Component, useEffect } from 'react'
import { Button } from '../button/button'
import { StatePage } from '../states/states'
import { useOnline } from '../browser/use-online'
import { useText } from '../text/use-text'
import { PartMissing } from './lazy-part'

interface Props {
  /** A change clears the error: another address deserves another try. */
  resetKey?: string
  /** 2 inside a frame that has the page's name already. */
  level?: 1 | 2
  children: ReactNode
}

interface State {
  error: Error | null
  resetKey: string | undefined
}

/** Keeps a broken screen from taking the frame, or the whole page, with it. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartMissing) error.forget()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const { level = 1 } = this.props
    return <Crash error={error} level={level} retry={() => this.setState({ error: null })} />
  }
}

function Crash(props: { error: Error; level: 1 | 2; retry: () => void }) {
  const t = useText('console')
  const online = useOnline()
  const missing = props.error instanceof PartMissing
  const { retry } = props
  useEffect(() => {
    if (!missing) return
    // What the lost network kept away comes with it.
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [missing, retry])
  return (
    <div role="alert">
      <StatePage
        picture="fault"
        level={props.level}
        title={t(missing ? 'crash.chunkTitle' : 'crash.title')}
        action={
          <div className="hg-wrap justify-center">
            <Button kind="primary" onClick={props.retry}>
              {t('retry')}
            </Button>
            <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
          </div>
        }
      >
        <p className="hg-state-text">
          {t(!missing ? 'crash.text' : online ? 'crash.chunkText' : 'crash.chunkOffline')}
        </p>
        {/* Why a part is missing is a matter of addresses, which mean nothing to a user. */}
        {!missing && <p className="text-ink-soft text-caption max-w-[56ch]">{props.error.message}</p>}
      </StatePage>
    </div>
  )
}
