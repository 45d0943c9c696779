/** Query of the address as it stands now: it is ahead of the screen, which follows it in its own time. */
export const shownQuery = (): URLSearchParams => new URLSearchParams(window.location.search)
