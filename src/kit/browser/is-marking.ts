/** Whether a text is being marked: the press that ends it is none of what lies below. */
export const isMarking = (): boolean => window.getSelection()?.isCollapsed === false
