/** Whether this browser can draw; one that cannot gets the table at once. */
export const canDraw = () => typeof CanvasRenderingContext2D === 'function'
