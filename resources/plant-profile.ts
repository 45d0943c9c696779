import { PLANT_TYPES } from '../src/domain/plants/plant'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'

/** Master data of the current plant (C31, C32, C34; screens 6). Its one record has the plant's id. */
export const plantProfile = defineResource({
  name: 'plant-profile',
  route: '/plant/infos/detail',
  address: '/plant/infos/detail?plant={id}',
  menu: { place: 'plant', icon: 'info', order: 50 },
  scope: 'plant',
  title: 'name',
  calls: 'plantProfile',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: 60 }),
    type: field.choice({ of: PLANT_TYPES, required: true }),
    commissioned: field.date({ required: true, latest: 'today' }),
    runningDays: field.number({ whole: true, readonly: true }),
    created: field.instant({ readonly: true }),
    modified: field.instant({ readonly: true }),
    place: field.place({ required: true }),
    address: field.text({ max: 200 }),
    country: field.number({ required: true }),
    countryName: field.text({ readonly: true }),
    area: field.number(),
    areaName: field.text({ readonly: true }),
    zone: field.timezone({ required: true }),
    capacity: field.quantity({
      unit: 'kWp',
      wire: 'installedCapacity',
      required: true,
      min: 0.1,
      max: 1_000_000,
    }),
    tilt: field.quantity({ unit: '°', wire: 'installationTiltAngle', min: 0, max: 90 }),
    azimuth: field.quantity({ unit: '°', wire: 'installationAzimuthAngle', min: 0, max: 360 }),
    gridType: field.text({ readonly: true }),
    owner: field.text({ wire: 'ownerName', max: 100 }),
    company: field.text({ wire: 'ownerCompany', max: 100 }),
    phone: field.phone({ wire: 'contactPhone', masked: true }),
    creator: field.text({ readonly: true }),
    creatorEmail: field.email({ readonly: true, masked: true }),
    creatorPhone: field.phone({ readonly: true, masked: true }),
  },
  list: { columns: ['name'], size: 1, order: { field: 'id', direction: 'DESC' }, open: 'none' },
  show: {
    sections: [
      { key: 'basic', fields: ['name', 'type', 'commissioned', 'runningDays', 'created', 'modified'] },
      { key: 'place', fields: ['address', 'countryName', 'areaName', 'zone', 'place'] },
      { key: 'system', fields: ['capacity', 'tilt', 'azimuth'] },
      { key: 'grid', fields: ['gridType'], view: 'gridType' },
      { key: 'contact', fields: ['owner', 'company', 'phone', 'creator', 'creatorEmail', 'creatorPhone'] },
    ],
  },
  form: {
    groups: [
      { key: 'basic', fields: ['name', 'type', 'commissioned'] },
      { key: 'place', fields: ['country', 'area', 'address', 'place', 'zone'], view: 'plantPlace' },
      { key: 'system', fields: ['capacity', 'tilt', 'azimuth'] },
      { key: 'contact', fields: ['owner', 'company', 'phone'] },
    ],
    rules: [
      { rule: 'together', fields: ['country', 'place'], fault: 46 },
      { rule: 'together', fields: ['country', 'place'], fault: 47 },
    ],
    changed: 'modified',
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit' },
  },
})
