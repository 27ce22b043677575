import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${windows} Gecko/20100101 Firefox/145.0`, 'Firefox en Windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox en Linux'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome en Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge en Windows'],
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/128.0.0.0`, 'Opera en Mac'],
  [`${mac} ${webkit} Version/18.1 Safari/605.1.15`, 'Safari en Mac'],
  [`${iphone} ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari en iPhone'],
  [`${iphone} ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome en iPhone'],
  [`${iphone} ${webkit} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox en iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webkit} Version/12.1 Mobile/15E148 Safari/604.1`, 'Safari en iPad'],
  [`${android} ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome en Android'],
  [`${android} ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet en Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome en ChromeOS'],
  ['Mozilla/5.0 (PlayStation 5) AppleWebKit/605.1.15', 'Dispositivo desconocido'],
  ['Firefox/145.0', 'Firefox'],
  [`${windows} unknown`, 'Windows'],
  ['curl/8.5.0', 'Dispositivo desconocido'],
  ['', 'Dispositivo desconocido'],
])('%s is «%s»', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
