import { QRCodeSVG } from '@rc-component/qrcode'
import type { ReactNode } from 'react'

/** Dark on light in both themes: many cameras do not read it the other way round. */
export function drawCode(address: string, label: string): ReactNode {
  return (
    <QRCodeSVG
      value={address}
      size={88}
      level="M"
      marginSize={0}
      bgColor="transparent"
      fgColor="currentColor"
      role="img"
      aria-label={label}
    />
  )
}
