import { ALERT_LEVELS } from '../src/domain/alarms/alert'
import {
  BATTERY_DIRECTIONS,
  GRID_TYPES,
  NETWORK_STATUSES,
  PLANT_TYPES,
  WARNING_STATUSES,
} from '../src/domain/plants/plant'
import { PLANT_STATUSES } from '../src/domain/plants/plant-status'
import { field } from '../src/schema/field'
import { defineResource } from '../src/schema/resource'
import { FIRST_PLANTS } from './first-plants'

/** What stands side by side at 1440 px, in any language. */
const COLUMNS = [
  'name', 'state', 'alarms', 'production', 'productionToday', 'peers', 'stateOfCharge', 'lastUpdate',
] as const // oxfmt-ignore
/** What the chooser of columns offers beside them. */
const FURTHER = [
  'fullPowerHoursToday', 'capacity', 'incomeToday', 'type', 'gridType', 'tags', 'nation', 'city', 'address',
  'zone', 'owner', 'started', 'networkStatus', 'warningStatus', 'capacityUse', 'productionUsual',
  'consumption', 'feedIn', 'purchase', 'productionMonth', 'productionYear', 'productionTotal',
  'fullPowerHoursYesterday', 'temperature', 'tilt', 'azimuth', 'created',
] as const // oxfmt-ignore
/** Figures of the list (screens 1), by each of which it can be put in order: incomes have currencies, and cannot. */
const FIGURES = [...COLUMNS, 'fullPowerHoursToday', 'capacity'] as const

/** The worst first, with what a row does not contain: alarms that endanger people, and what they cost per day. Ours. */
const WORST = '/maintain-s/operating/station/worst/search'
const FED_IN = { currency: 'currency', only: 'create', min: 0, max: 1_000_000 } as const
const BOUGHT = { ...FED_IN, when: { field: 'gridType', is: ['EXCESS', 'BATTERY_BACKUP'] } } as const

/** Plants of the account: C29 lists them, C30 has everything of one (wire contract 2.8). */
export const plants = defineResource({
  name: 'plants',
  route: '/plants',
  address: '/plant/infos/data?plant={id}',
  menu: { place: 'main', icon: 'rows', order: 10 },
  title: 'name',
  record: 'plant',
  calls: 'plants',
  fields: {
    id: field.id(),
    name: field.text({ required: true, max: 60 }),
    type: field.choice({ of: PLANT_TYPES, required: true }),
    gridType: field.choice({
      of: GRID_TYPES,
      wire: 'gridInterconnectionType',
      required: true,
      only: 'create',
    }),
    capacity: field.quantity({
      unit: 'kWp',
      wire: 'installedCapacity',
      required: true,
      min: 0.1,
      max: 1_000_000,
    }),
    commissioned: field.date({ required: true, only: 'create', latest: 'today' }),
    place: field.place({ required: true, only: 'create' }),
    address: field.text({ wire: 'locationAddress', max: 200 }),
    /** Ids of the region tree (C10, C11). */
    country: field.number({ required: true, only: 'create' }),
    area: field.number({ only: 'create' }),
    latitude: field.number({ wire: 'locationLat', readonly: true }),
    longitude: field.number({ wire: 'locationLng', readonly: true }),
    zone: field.timezone({ wire: 'regionTimezone', required: true, only: 'create' }),
    /** What the network status means at this time of day, in this place. */
    state: field.status({
      of: PLANT_STATUSES,
      tones: { online: 'good', partlyOffline: 'warning', offline: 'bad' },
      readonly: true,
    }),
    networkStatus: field.choice({ of: NETWORK_STATUSES, readonly: true }),
    warningStatus: field.status({ of: WARNING_STATUSES, tones: { abnormal: 'bad' }, readonly: true }),
    /** Those that last; the cloud withholds them row by row. Ours, as are the other fields that say so. */
    alarms: field.counts({
      of: ALERT_LEVELS,
      wire: 'alertCounts',
      tones: { fault: 'bad', warning: 'warning', information: 'info' },
      readonly: true,
    }),
    production: field.quantity({ unit: 'W', wire: 'generationPower', bar: 'capacityUse', readonly: true }),
    capacityUse: field.percent({ readonly: true }),
    consumption: field.quantity({ unit: 'W', wire: 'usePower', readonly: true }),
    feedIn: field.quantity({ unit: 'W', wire: 'gridPower', readonly: true }),
    purchase: field.quantity({ unit: 'W', wire: 'buyPower', readonly: true }),
    stateOfCharge: field.quantity({ unit: '%', wire: 'batterySoc', direction: 'battery', readonly: true }),
    /** Ours. */
    battery: field.choice({ of: BATTERY_DIRECTIONS, wire: 'batteryStatus', readonly: true }),
    productionToday: field.quantity({
      unit: 'kWh',
      wire: 'generationValue',
      against: 'productionUsual',
      readonly: true,
    }),
    /** Mean of seven days up to this time of day. Ours. */
    productionUsual: field.quantity({ unit: 'kWh', wire: 'generationMean', readonly: true }),
    productionMonth: field.quantity({ unit: 'kWh', wire: 'generationMonth', readonly: true }),
    productionYear: field.quantity({ unit: 'kWh', wire: 'generationYear', readonly: true }),
    productionTotal: field.quantity({ unit: 'kWh', wire: 'generationTotal', readonly: true }),
    incomeToday: field.money({ currency: 'currency', wire: 'incomeValue', readonly: true }),
    currency: field.text({ detail: true, required: true, only: 'create' }),
    price: field.money(FED_IN),
    consumptionPrice: field.money(BOUGHT),
    fullPowerHoursToday: field.quantity({ unit: 'h', wire: 'fullPowerHoursDay', readonly: true }),
    /** Silent plants measure nobody: their day stopped when they did. */
    peers: field.percent({
      peers: {
        of: 'fullPowerHoursToday',
        at: ['latitude', 'longitude'],
        within: 25,
        min: 3,
        among: { field: 'state', is: ['online', 'partlyOffline', 'asleep'] },
      },
      readonly: true,
    }),
    fullPowerHoursYesterday: field.quantity({ unit: 'h', wire: 'fullPowerYesterdayHours', readonly: true }),
    temperature: field.quantity({ unit: '°C', readonly: true }),
    tilt: field.quantity({ unit: '°', wire: 'installationTiltAngle', min: 0, max: 90 }),
    azimuth: field.quantity({ unit: '°', wire: 'installationAzimuthAngle', min: 0, max: 360 }),
    tags: field.tags({ readonly: true }),
    /** What the tags are filtered by. */
    tag: field.references({ to: 'tags', readonly: true }),
    /** The code is ours; without it the countries that the wire contract documents are known by their id. */
    nation: field.country({ wire: 'regionNationCode', readonly: true }),
    /** Ours. */
    city: field.text({ wire: 'locationCity', readonly: true }),
    nationId: field.number({ wire: 'regionNationId', readonly: true }),
    level1: field.number({ wire: 'regionLevel1', readonly: true }),
    level2: field.number({ wire: 'regionLevel2', readonly: true }),
    started: field.instant({ wire: 'startOperatingTime', day: true, readonly: true }),
    created: field.instant({ wire: 'createdDate', readonly: true }),
    lastUpdate: field.age({ wire: 'lastUpdateTime', readonly: true }),
    owner: field.text({ wire: 'ownerName', readonly: true }),
    roleCode: field.codes({ readonly: true }),
    externalRoleCode: field.codes({ readonly: true, detail: true }),
  },
  endpoints: {
    list: {
      post: FIRST_PLANTS.post,
      page: 'query',
      search: 'keyword',
      filters: {
        type: 'type',
        gridType: 'gridInterconnectionType',
        networkStatus: {
          key: 'networkStatus',
          words: {
            online: 'NORMAL',
            partlyOffline: 'PARTIAL_OFFLINE',
            offline: 'ALL_OFFLINE',
            noDevice: 'NO_DEVICE',
          },
        },
        warningStatus: { key: 'warningStatus', words: { normal: 'NORMAL', abnormal: 'ABNORMAL' } },
        tag: 'tagId',
      },
    },
    one: { get: '/maintain-s/operating/station/information/{id}', query: { language: '{language}' } },
  },
  list: {
    columns: COLUMNS,
    more: FURTHER,
    ...FIRST_PLANTS.page,
    clientSort: {
      fields: [...FIGURES, 'warningStatus', 'type', 'started'],
      // Worst first: what is away, then what alarms, then what yields least for its size, then the oldest data.
      ties: [
        { field: 'warningStatus', direction: 'DESC' },
        { field: 'fullPowerHoursToday', direction: 'ASC' },
        { field: 'lastUpdate', direction: 'ASC' },
      ],
      served: { capability: 'plantOrder', field: 'state', post: WORST },
    },
    views: [{ key: 'worst', sort: { field: 'state', direction: 'DESC' } }],
    filters: ['networkStatus', 'warningStatus', 'type', 'gridType', 'tag'],
    search: true,
    refresh: 60,
    card: ['state', 'alarms', 'production', 'productionToday', 'peers', 'stateOfCharge', 'lastUpdate'],
    open: 'page',
    view: 'plantMap',
  },
  show: {
    sections: [
      { key: 'basic', fields: ['name', 'type', 'started', 'owner', 'created'] },
      { key: 'place', fields: ['address', 'latitude', 'longitude', 'zone'] },
      { key: 'system', fields: ['capacity', 'tilt', 'azimuth', 'gridType'] },
      {
        key: 'live',
        fields: [
          'state',
          'networkStatus',
          'warningStatus',
          'production',
          'productionToday',
          'productionTotal',
          'lastUpdate',
        ],
      },
    ],
  },
  form: {
    groups: [
      { key: 'basic', fields: ['name', 'type', 'commissioned'] },
      { key: 'place', fields: ['country', 'area', 'address', 'place', 'zone'], view: 'plantPlace' },
      { key: 'system', fields: ['gridType', 'capacity', 'tilt', 'azimuth'] },
      { key: 'income', fields: ['currency', 'price', 'consumptionPrice'], view: 'plantIncome' },
    ],
    // Countries that are not served, and mainland China from abroad: what is wrong is the place.
    rules: [
      { rule: 'together', fields: ['country', 'place'], fault: 46 },
      { rule: 'together', fields: ['country', 'place'], fault: 47 },
    ],
  },
  actions: {
    read: { codes: ['station:read'], scope: 'plant' },
    create: { codes: ['station:create'], icon: 'plus', key: 'n' },
    update: { codes: ['station:update'], scope: 'plant', icon: 'edit', key: 'e' },
    delete: {
      codes: ['station:delete'],
      scope: 'plant',
      at: ['row', 'detail'],
      tone: 'danger',
      icon: 'delete',
      view: 'deletePlant',
    },
    export: { codes: ['station:export', 'report:export'], scope: 'plant', feature: 'deviceDataExport' },
  },
  export: { formats: ['csv', 'xlsx'] },
})
