import { expect, it } from 'vitest'
import { isWebAddress, spokenAddress } from './web-address'

it.each([
  'https://example.org',
  'http://example.org/a?b=c#d',
  'HTTPS://EXAMPLE.ORG',
  'https://münchen.example/straße',
  'https://[::1]:8080/',
])('%s leads to a page', (text) => expect(isWebAddress(text)).toBe(true))

it.each([
  '',
  'example.org',
  'https://',
  'https:///path',
  'https:/example.org',
  'javascript:alert(1)//https://example.org',
  ' https://example.org',
  'https://example.org/a b',
  'https://example.org\\@other.example',
  'https://example.org:99999',
  'ftp://example.org',
  'data:text/html,https://example.org',
])('%j does not', (text) => expect(isWebAddress(text)).toBe(false))

it.each([
  ['https://www.example.org/', 'example.org'],
  ['http://example.org/a/b/', 'example.org/a/b'],
  ['https://example.org/www.', 'example.org/www.'],
  ['HTTPS://WWW.example.org', 'example.org'],
  ['https://example.org/?to=https://www.other.example/', 'example.org/?to=https://www.other.example'],
])('%s is read as %s', (address, spoken) => expect(spokenAddress(address)).toBe(spoken))
