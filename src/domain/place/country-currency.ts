/** ISO codes of countries by the currency that prices there are in. */
const COUNTRIES: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MQ MT NL PT RE SI SK SM VA XK YT',
  USD: 'AS EC FM GU MH MP PR PW SV TC TL US VG VI',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
  AUD: 'AU KI NR TV',
  NZD: 'CK NU NZ TK',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  ILS: 'IL PS',
  MAD: 'EH MA',
}

/** The others have one of their own. */
const OWN =
  'AE:AED AF:AFN AL:ALL AM:AMD AO:AOA AR:ARS AW:AWG AZ:AZN BA:BAM BB:BBD BD:BDT BH:BHD BI:BIF BM:BMD BN:BND ' +
  'BO:BOB BR:BRL BS:BSD BT:BTN BW:BWP BY:BYN BZ:BZD CA:CAD CD:CDF CL:CLP CN:CNY CO:COP CR:CRC CU:CUP CV:CVE ' +
  'CZ:CZK DJ:DJF DO:DOP DZ:DZD EG:EGP ER:ERN ET:ETB FJ:FJD GE:GEL GH:GHS GI:GIP GM:GMD GN:GNF GT:GTQ GY:GYD ' +
  'HK:HKD HN:HNL HT:HTG HU:HUF ID:IDR IN:INR IQ:IQD IR:IRR IS:ISK JM:JMD JO:JOD JP:JPY KE:KES KG:KGS KH:KHR ' +
  'KM:KMF KP:KPW KR:KRW KW:KWD KY:KYD KZ:KZT LA:LAK LB:LBP LK:LKR LR:LRD LS:LSL LY:LYD MD:MDL MG:MGA MK:MKD ' +
  'MM:MMK MN:MNT MO:MOP MR:MRU MU:MUR MV:MVR MW:MWK MX:MXN MY:MYR MZ:MZN NA:NAD NG:NGN NI:NIO NP:NPR OM:OMR ' +
  'PA:PAB PE:PEN PG:PGK PH:PHP PK:PKR PL:PLN PY:PYG QA:QAR RO:RON RS:RSD RU:RUB RW:RWF SA:SAR SB:SBD SC:SCR ' +
  'SD:SDG SE:SEK SG:SGD SH:SHP SL:SLE SO:SOS SR:SRD SS:SSP ST:STN SY:SYP SZ:SZL TH:THB TJ:TJS TM:TMT TN:TND ' +
  'TO:TOP TR:TRY TT:TTD TW:TWD TZ:TZS UA:UAH UG:UGX UY:UYU UZ:UZS VE:VES VN:VND VU:VUV WS:WST YE:YER ZA:ZAR ' +
  'ZM:ZMW'

const CURRENCIES = new Map([
  ...Object.entries(COUNTRIES).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency] as const),
  ),
  ...OWN.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
])

/** ISO 3166-1 codes of all countries and areas whose prices are in some currency. */
export const COUNTRY_CODES: readonly string[] = [...CURRENCIES.keys()]

/** The currency of a country by its ISO code; null where it is not known. */
export const currencyOfCountry = (code: string | null): string | null =>
  CURRENCIES.get(code?.toUpperCase() ?? '') ?? null
