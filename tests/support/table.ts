import { screen, within } from '@testing-library/react'

/** Rows of records that a table has drawn, without its heads. */
export const drawnRows = () =>
  screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('gridcell').length > 0)

/** What its columns are called. */
export const columnHeads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean)
