import type { Finance } from '../../domain/plants/plant-records'
import { type Call, get } from '../call'
import { num, record, type WireRecord } from '../wire'
import { readCurrency } from './stations'

/** C40. */
export function finance(plantId: number): Call<Finance> {
  return get(`/maintain-s/station/${plantId}/finance`, (raw) => readFinance(record(raw, 'finance')))
}

/** Prices of a plant, in its currency. */
export function readFinance(row: WireRecord): Finance {
  return {
    currency: readCurrency(row['currency']),
    price: num(row['mergeElectricPrice']),
    benchmarkPrice: num(row['benchmarkPrice']),
    consumptionPrice: num(row['consumptionPrice']),
    desulfurizationPrice: num(row['desulfurizationPrice']),
    constructionCost: num(row['constructionCost']),
    constructionSubsidy: num(row['constructionSubsidy']),
    subsidyUnitAmount: num(row['subsidyUnitAmount']),
    dayRefund: num(row['dayRefund']),
  }
}
