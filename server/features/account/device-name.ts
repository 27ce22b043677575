import { deviceTexts as texts } from './texts.ts'

// Most browsers also name those that they resemble. The first match counts.
const browsers: readonly [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const findName = (names: typeof browsers, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A device in words, for its owner: «Firefox en Windows». Browsers may send anything here, so it proves nothing. */
export function deviceName(userAgent: string): string {
  const browser = findName(browsers, userAgent)
  const system = findName(systems, userAgent)
  if (browser && system) return texts.browserOn(browser, system)
  return browser ?? system ?? texts.unknown
}
