import { type ComponentType, createContext, createElement, type ReactNode, Suspense, useContext } from 'react'
import { Boundary } from '../../kit/parts/boundary'

type Scope = ComponentType<{ children: ReactNode }> & { preload?(): void }

export const AntdBoundaryContext = createContext<Scope | null>(null)

/** The app lends the component library with its theme and language, as a part that is loaded when first needed. */
export function AntdBoundaryProvider(props: { scope: Scope; children: ReactNode }) {
  return <AntdBoundaryContext.Provider value={props.scope}>{props.children}</AntdBoundaryContext.Provider>
}

/**
 * Around whatever draws controls of the component library: a form, a bar of filters, a dialog with inputs. Until it
 * is loaded `waiting` holds the place. Controls that do not arrive, or break, leave alive what is around them.
 */
export function AntdBoundary(props: { waiting?: ReactNode; children: ReactNode }) {
  const scope = useContext(AntdBoundaryContext)
  const children = <Suspense fallback={props.waiting ?? null}>{props.children}</Suspense>
  return (
    <Boundary level={2}>
      {scope === null ? (
        children
      ) : (
        <Suspense fallback={props.waiting ?? null}>{createElement(scope, null, children)}</Suspense>
      )}
    </Boundary>
  )
}
