import { theme, type ThemeConfig } from 'antd'
import type { Palette } from './theme'

/** A palette as antd tokens: the surfaces, the 4 px grid, radii and type of the product. */
export function antdTheme(palette: Palette): ThemeConfig {
  const { variables, tokens } = palette
  const of = (name: string) => variables[name] ?? ''
  return {
    algorithm: palette.scheme === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: tokens.primary,
      colorSuccess: tokens.success,
      colorWarning: tokens.warning,
      colorError: tokens.error,
      colorLink: of('primary-ink'),
      colorBgLayout: of('surface-page'),
      colorBgContainer: of('surface-card'),
      colorBgElevated: of('surface-card'),
      colorBorder: of('line-strong'),
      colorBorderSecondary: of('line'),
      colorText: of('ink'),
      colorTextSecondary: of('ink-soft'),
      // Its own, counters and placeholders, stay below 4.5:1.
      colorTextDescription: of('ink-soft'),
      colorTextPlaceholder: of('ink-soft'),
      colorTextLightSolid: of('on-primary'),
      borderRadius: 6,
      borderRadiusLG: 8,
      fontSize: 14,
      fontFamily: 'var(--font)',
      controlHeight: 32,
      motionDurationMid: '0.16s',
      boxShadowTertiary: 'none',
    },
    components: {
      Table: { cellPaddingBlock: 9, cellPaddingBlockSM: 5 },
    },
  }
}
