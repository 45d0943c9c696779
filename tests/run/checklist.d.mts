export function putOff(
  parts: readonly { section: number; part: string; due: string; why?: string }[],
): string[]
export function idsIn(text: string): string[]
export function checklist(): { passed: number; failed: number }
