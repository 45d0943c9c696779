import type { Order, Party } from '../../domain/money/billing-records'
import { payable } from '../../domain/money/purchase'
import { zonedInstant } from '../../domain/time/instant'
import type { Zone } from '../../domain/plants/reading'
import { MISSING, truncate } from '../../domain/values/quantity'
import type { PaperDocument, PaperPart } from '../../kit/paper/parts'

/** What a receipt says, as the record of a purchase holds it. */
export type Receipt = Partial<
  Pick<
    Order,
    | 'id'
    | 'receipt'
    | 'paid'
    | 'created'
    | 'amount'
    | 'price'
    | 'net'
    | 'tax'
    | 'taxRate'
    | 'currency'
    | 'validUntil'
    | 'seller'
    | 'billedTo'
  >
>

export interface ReceiptWords {
  readonly language: string
  readonly title: string
  /** Name of what was bought it for; null where a purchase is for none. */
  readonly plant: { readonly label: string; readonly name: string } | null
  readonly zone: Zone | null
  readonly billedTo: string
  readonly seller: string
  readonly sum: string
  readonly note: string
  field(name: string): string
  party(line: keyof Party): string
}

/** A paid purchase as one page. It says what the purchase says, so that it is the same whenever it is made. */
export function receiptPaper(order: Receipt, words: ReceiptWords): PaperDocument {
  const { field } = words
  const money = (value: number | null | undefined) =>
    payable(value ?? null, order.currency ?? null)?.replace('\u2009', ' ') ?? MISSING
  const time = (at: number | null | undefined) => zonedInstant(at ?? null, words.zone ?? 'UTC')
  const title = `${words.title} · ${order.receipt ?? order.id ?? MISSING}`
  return {
    title,
    language: words.language,
    wide: false,
    parts: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        facts: [
          [field('receipt'), order.receipt ?? MISSING],
          [field('id'), String(order.id ?? MISSING)],
          [field('created'), time(order.created)],
          [field('paid'), time(order.paid)],
          ...(words.plant === null ? [] : [[words.plant.label, words.plant.name] as const]),
          [field('amount'), String(order.amount ?? MISSING)],
          ...(order.validUntil ? [[field('validUntil'), time(order.validUntil).slice(0, 10)] as const] : []),
        ],
      },
      ...party(words.billedTo, order.billedTo, words),
      ...party(words.seller, order.seller, words),
      { kind: 'heading', text: words.sum },
      {
        kind: 'table',
        head: ['', words.sum],
        rows: [
          [field('net'), money(order.net)],
          [
            `${field('tax')} (${order.taxRate == null ? MISSING : truncate(order.taxRate)} %)`,
            money(order.tax),
          ],
        ],
        foot: [field('price'), money(order.price)],
        figures: [1],
      },
      { kind: 'note', text: words.note },
    ],
  }
}

function party(heading: string, of: Party | undefined, words: ReceiptWords): readonly PaperPart[] {
  const lines = (['name', 'address', 'taxNumber'] as const).flatMap((line) => {
    const said = of?.[line]
    return said ? [[words.party(line), said] as const] : []
  })
  return lines.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'facts', facts: lines },
      ]
}
