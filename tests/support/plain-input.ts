/** Properties of an input of a form to which nothing has happened. */
export const PLAIN_INPUT = { record: {}, invalid: false, describedBy: undefined, disabled: false } as const
