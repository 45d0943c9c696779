/** The first page of the list of plants, asked for before the code of the console is there (src/app/first-rows). */
export const FIRST_PLANTS = {
  post: '/maintain-s/operating/station/search',
  page: { size: 20, order: { field: 'id', direction: 'DESC' } },
} as const
