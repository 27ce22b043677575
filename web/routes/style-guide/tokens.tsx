import css from '#web/styles/tokens.css?raw'
import { tokenTexts as texts } from './texts.ts'
import { contrast } from './contrast.ts'
import { lineHeightOf, readSwatches, readTokens, type Swatch } from './read-tokens.ts'
import { Part, Specimen } from './specimen.tsx'

const READABLE = 4.5
const grid = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64]
const weights = [400, 500, 600, 700]

const ratio = (value: number) => value.toLocaleString('es-ES', { maximumFractionDigits: 2 })

export default function Tokens() {
  return (
    <>
      <Part title={texts.colors} isWide>
        {readSwatches(css).map((swatch) => (
          <Color key={swatch.name} {...swatch} />
        ))}
      </Part>
      <TypeScale />
      <Measures />
    </>
  )
}

/** A text stands on the colour only in what can be read there. */
function Color({ name, value, inkOn, whiteOn }: Swatch) {
  const best = inkOn >= whiteOn ? '#1f2430' : '#ffffff'
  const isReadable = Math.max(inkOn, whiteOn) >= READABLE
  return (
    <Specimen>
      <div className="guide-swatch" style={{ background: value, color: best }}>
        {isReadable && texts.sample}
      </div>
      <p>
        <strong className="font-semibold">{name}</strong> {value}
      </p>
      <ul className="guide-caption">
        <li>{texts.inkOn(ratio(inkOn))}</li>
        <li>{texts.whiteOn(ratio(whiteOn))}</li>
        <li>{texts.onWhite(ratio(contrast(value, '#ffffff')))}</li>
      </ul>
    </Specimen>
  )
}

function TypeScale() {
  return (
    <>
      <Part title={texts.type}>
        {readTokens(css, 'text').map(({ name, value }) => (
          <Specimen key={name} isWide state={`${name}: ${value} / ${lineHeightOf(css, name)}`}>
            <p style={{ fontSize: value, lineHeight: lineHeightOf(css, name) }}>{texts.pangram}</p>
          </Specimen>
        ))}
      </Part>
      <Part title={texts.weights}>
        {weights.map((weight) => (
          <Specimen key={weight} state={String(weight)}>
            <p style={{ fontSize: '1.25rem', fontWeight: weight }}>{texts.pangram}</p>
          </Specimen>
        ))}
      </Part>
    </>
  )
}

function Measures() {
  return (
    <>
      <Part title={texts.space}>
        {grid.map((pixels) => (
          <Specimen key={pixels} state={`${pixels}`}>
            <div className="guide-measure" style={{ width: pixels }} />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.radius}>
        {readTokens(css, 'radius').map(({ name, value }) => (
          <Specimen key={name} state={`${name}: ${value}`}>
            <div className="guide-box" style={{ borderRadius: value }} />
          </Specimen>
        ))}
      </Part>
      <Part title={texts.shadow}>
        {readTokens(css, 'shadow').map(({ name, value }) => (
          <Specimen key={name} state={name}>
            <div className="guide-box" style={{ boxShadow: value }} />
          </Specimen>
        ))}
      </Part>
    </>
  )
}
