/** Businesses that can be related to a plant. */
export const BUSINESSES = [
  {
    businessId: 7001,
    name: 'Solar Works GmbH',
    type: 'INSTALLER',
    contact: 'Ina Dach',
    email: 'office@solar.example',
  },
  {
    businessId: 7002,
    name: 'Sundial Service',
    type: 'SERVICE',
    contact: 'Bo Keller',
    email: 'service@sundial.example',
  },
  {
    businessId: 7003,
    name: 'Halyard Energy Trading',
    type: 'DISTRIBUTOR',
    contact: 'Uma West',
    email: 'desk@halyard.example',
  },
] as const

/** Who works there; the simulated world's, they have no account here. Addresses are masked before they leave. */
export const STAFF: Readonly<Record<number, readonly { personId: number; name: string; task: string }[]>> = {
  7001: [
    { personId: 700101, name: 'Ina Dach', task: 'OWNER' },
    { personId: 700102, name: 'Leo Traufe', task: 'TECHNICIAN' },
  ],
  7002: [
    { personId: 700201, name: 'Bo Keller', task: 'OWNER' },
    { personId: 700202, name: 'Mara Winde', task: 'DISPATCHER' },
    { personId: 700203, name: 'Nils Klamm', task: 'TECHNICIAN' },
  ],
  7003: [{ personId: 700301, name: 'Uma West', task: 'OWNER' }],
}
