import { useEffect, useState } from 'react'
import './toaster.css'
import { AboveDialogs } from '../kit/dialog/above-dialogs'
import { Icon } from '../kit/icon/icon'
import { useServices } from '../console/services/services-context'
import type { Notice } from '../providers/notices'

/**
 * Shows one notice at a time, for the seconds it asks for. Our own few lines, because the sign-in
 * page carries no component library.
 */
export function Toaster() {
  const { notices, i18n } = useServices()
  const [shown, setShown] = useState<{ notice: Notice; serial: number } | null>(null)

  useEffect(
    () =>
      notices.attach(
        {
          show: (notice) => setShown((before) => ({ notice, serial: (before?.serial ?? 0) + 1 })),
          close: () => setShown(null),
        },
        (key, values) => i18n.t(key, values),
      ),
    [notices, i18n],
  )

  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(() => setShown(null), shown.notice.seconds * 1000)
    return () => clearTimeout(timer)
  }, [shown])

  return (
    <AboveDialogs>
      <div
        className="toaster"
        role={shown?.notice.kind === 'warning' ? 'alert' : 'status'}
        aria-live="polite"
      >
        {shown && (
          <p key={shown.serial} data-kind={shown.notice.kind}>
            <Icon name={shown.notice.kind === 'success' ? 'check' : shown.notice.kind} size={18} />
            {shown.notice.text}
          </p>
        )}
      </div>
    </AboveDialogs>
  )
}
