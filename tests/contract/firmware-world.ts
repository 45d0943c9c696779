import type { CloudOptions } from '../../mocks/cloud/index'
import type { Json } from './cloud-client'
import { aWorld } from './cloud-world'

export const HOME = 63400030
export const [HYBRID, STRING, LOGGER] = [23_400_030_010, 23_400_020_010, 23_400_030_001]
export const NEWEST = '1053-C037'

/** An owner at a device whose firmware is upgraded. */
export async function given(device: number, options: Partial<CloudOptions> = {}) {
  const world = aWorld(options)
  const owner = await world.cloud.signIn('owner')
  const detail = async () => (await owner.post('/device-s/device/v3/detail', { deviceId: device })).json
  const deviceSn = (await detail())['deviceSn']
  const firmware = async () => (await owner.get(`/device-s/device/${device}/firmware?lan=en`)).json
  const upgrades = async () => (await firmware())['upgrades'] as Json[]
  const body = (version: unknown, more: Json = {}) => ({ deviceId: device, deviceSn, version, ...more })
  const send = (version: unknown, more: Json = {}) =>
    owner.post('/order-s/order/action/upgrade/send', body(version, more))
  const shown = async (key: string) =>
    ((await detail())['paramCategoryList'] as { fieldList: Json[] }[])
      .flatMap(({ fieldList }) => fieldList)
      .find(({ storageName }) => storageName === key)?.['value']
  return { ...world, owner, deviceSn, firmware, upgrades, body, send, shown }
}
