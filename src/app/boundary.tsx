import { Component, type ReactNode } from 'react'
import { StatePage } from '../console/states'
import { useText } from '../console/use-text'
import { PartMissing } from '../console/lazy-part'

interface Props {
  /** A change clears the error: another address deserves another try. */
  resetKey?: string
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
    return <Crash error={error} retry={() => this.setState({ error: null })} />
  }
}

function Crash(props: { error: Error; retry: () => void }) {
  const t = useText('console')
  const missing = props.error instanceof PartMissing
  return (
    <div role="alert">
      <StatePage
        picture="fault"
        title={t(missing ? 'crash.chunkTitle' : 'crash.title')}
        action={
          <div className="hg-state-actions">
            <button type="button" className="hg-button hg-button-primary" onClick={props.retry}>
              {t('retry')}
            </button>
            <button type="button" className="hg-button" onClick={() => location.reload()}>
              {t('crash.reload')}
            </button>
          </div>
        }
      >
        <p className="hg-state-text">{t(missing ? 'crash.chunkText' : 'crash.text')}</p>
        <p className="hg-state-note">{props.error.message}</p>
      </StatePage>
    </div>
  )
}
