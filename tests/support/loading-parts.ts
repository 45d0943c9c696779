/** What of the screen in sight is still on its way. One that was left before it was whole is kept hidden behind it as it was. */
export const loadingParts = (): readonly Element[] =>
  [...document.querySelectorAll('.hg-skeleton, .part-loading, [aria-busy=true]')].filter(
    (one) => one.closest('[style*="display: none"]') === null,
  )
