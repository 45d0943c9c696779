export function idsIn(text: string): string[]
export function checklist(): { passed: number; failed: number }
